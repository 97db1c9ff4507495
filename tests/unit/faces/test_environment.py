"""What templates may print."""

from pathlib import Path

import pytest
from jinja2 import TemplateNotFound, UndefinedError
from jinja2.exceptions import SecurityError

from rulewright.faces.environment import BareNumberError, environment
from rulewright.model import Figure


def rendered(folder: Path, text: str, **values: object) -> str:
    root = folder / "pebble"
    root.mkdir(exist_ok=True)
    (root / "face.html").write_text(text)
    template = environment((root,), None).get_template("pebble/face.html")
    return template.render(**values)


def test_a_figure_prints_inside_an_element_that_names_its_home(tmp_path: Path) -> None:
    figure = Figure(3, "card.a.fee")
    assert rendered(tmp_path, "<p>{{ n }}</p>", n=figure) == (
        '<p><span class="fig" data-home="card.a.fee">3</span></p>'
    )
    numeral = Figure(3, "era.c.number", "III")
    assert ">III</span>" in rendered(tmp_path, "{{ n }}", n=numeral)
    assert rendered(tmp_path, "{{ 'x' if n is figure }}", n=figure) == ("x")


@pytest.mark.parametrize("number", [0, 3, 2.5])
def test_a_bare_number_is_refused(tmp_path: Path, number: float) -> None:
    with pytest.raises(BareNumberError, match="print a figure"):
        rendered(tmp_path, "{{ n }}", n=number)


def test_flags_and_nothing_print_nothing(tmp_path: Path) -> None:
    assert rendered(tmp_path, "[{{ a }}{{ b }}]", a=True, b=None) == "[]"


def test_words_are_escaped_and_what_is_not_there_is_an_error(tmp_path: Path) -> None:
    assert rendered(tmp_path, "{{ w }}", w="<b> & “x”") == "&lt;b&gt; &amp; “x”"
    with pytest.raises(UndefinedError):
        rendered(tmp_path, "{{ nowhere }}")


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("{% for i in range(10**9) %}{% endfor %}", SecurityError),
        ("{% for i in range(1000000000) %}{% endfor %}", OverflowError),
        ("{{ ''.__class__.__mro__ }}", SecurityError),
        ("{{ name.__init__.__globals__ }}", SecurityError),
        ("{{ rendered.__globals__ }}", SecurityError),
        ("{{ 'x' * 1000000000 }}", SecurityError),
        ("{{ 1000000000 * ['x'] }}", SecurityError),
        ("{{ '{0.__class__}'.format(name) }}", SecurityError),
    ],
)
def test_a_template_gets_no_further_than_what_it_is_given(
    tmp_path: Path, text: str, fault: type[Exception]
) -> None:
    with pytest.raises(fault):
        rendered(tmp_path, text, name=Figure(3, "card.a.fee"), rendered=rendered)


def test_a_template_may_repeat_and_format(tmp_path: Path) -> None:
    text = "{{ '-' * 3 }}{% for i in range(2 * 2) %}.{% endfor %}{{ '%s!' % name }}"
    assert rendered(tmp_path, text, name="a") == "---....a!"


def test_the_first_root_that_has_a_file_wins_under_its_own_name(
    tmp_path: Path,
) -> None:
    for place, text in (("game/pebble", "game"), ("home/house", "house")):
        (tmp_path / place).mkdir(parents=True)
        (tmp_path / place / "a.html").write_text(text)
    roots = (tmp_path / "game" / "pebble", tmp_path / "home" / "house")
    made = environment(roots, tmp_path / "cache")
    assert made.get_template("pebble/a.html").render() == "game"
    assert made.get_template("house/a.html").render() == "house"
    with pytest.raises(TemplateNotFound):
        made.get_template("a.html")
    assert list((tmp_path / "cache").iterdir())
