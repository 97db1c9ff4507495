"""`rulewright where`: everything that uses a face, a figure's home or a term."""

from pathlib import Path

import click

from rulewright.cli.reporting import show


@click.command()
@click.argument("name")
@click.argument("game", required=False)
@click.option(
    "--in",
    "face",
    metavar="FACE",
    help="The face on which NAME is a reference, such as {tide.n}.",
)
@click.option(
    "--out",
    type=click.Path(path_type=Path),
    default=Path("build"),
    help="Folder for caches.  [default: build]",
)
@click.option(
    "--format",
    "form",
    type=click.Choice(("text", "json")),
    default="text",
    show_default=True,
    help="How uses are shown.",
)
def where(name: str, game: str | None, face: str | None, out: Path, form: str) -> int:
    """Show every place of GAME that uses NAME, with file and line.

    NAME is a face (card.shore, or what is printed on it), the home of a figure
    (card.shore.tide.n, or {tide.n} with --in FACE), or a term (its id or its word).

    \b
    Example:
      rulewright where '{lobby.trust}' --in action.influence

    Leaves with 0 if it was found, 1 if the game cannot be read, 2 if NAME means
    nothing there.
    """  # noqa: D301 - \b is click's mark for a block left as it is
    from rulewright.cli.uses_form import uses_json, uses_text  # noqa: PLC0415
    from rulewright.diagnostics import summary  # noqa: PLC0415 - quick --help
    from rulewright.pipeline import whereabouts  # noqa: PLC0415
    from rulewright.pipeline.subjects import UnknownNameError  # noqa: PLC0415
    from rulewright.source import excerpt_source  # noqa: PLC0415

    try:
        searched = whereabouts.where(name, game, Path.cwd(), out, face=face)
    except UnknownNameError as error:
        raise click.UsageError(str(error)) from error
    if not searched.searched:
        show(searched.findings, "text")
        return 1
    if form == "json":
        click.echo(uses_json(searched.found))
    else:
        click.echo(uses_text(searched.found, excerpt_source))
    if searched.findings:
        told = summary(searched.findings)
        click.echo(f"the game has {told}: see `rulewright check`", err=True)
    return 0
