"""A printed number together with its home in content."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Figure:
    """A resolved number and where it was authored.

    `home` is `kind.id.path`, for example `headline.free_lunch.fee.runway`; `printed`
    is how it stands on the face when that is not its plain digits (a registry number,
    a Roman numeral).
    """

    value: int
    home: str
    printed: str = ""

    def __str__(self) -> str:
        return self.printed or str(self.value)
