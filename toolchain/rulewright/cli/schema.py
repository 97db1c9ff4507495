"""`rulewright schema`: writes the JSON Schemas that editors read."""

import click


@click.command()
@click.argument("game", required=False)
@click.option("--check", "only_check", is_flag=True, help="Write nothing; say drift.")
def schema(game: str | None, *, only_check: bool) -> int:
    """Write the schemas of GAME and of the kernel into its `schemas/`.

    \b
    Example:
      rulewright schema
    """  # noqa: D301 - \b is click's mark for a block left as it is
    from pathlib import Path  # noqa: PLC0415 - quick --help

    from rulewright.cli.reporting import show, status  # noqa: PLC0415
    from rulewright.diagnostics import Severity  # noqa: PLC0415
    from rulewright.pipeline.schemas import write_schemas  # noqa: PLC0415

    findings, changed = write_schemas(game, Path.cwd(), only_check=only_check)
    show(findings, "text")
    for path in changed:
        click.echo(f"{'differs' if only_check else 'wrote'} {path}")
    if only_check and changed:
        click.echo("run `rulewright schema` and commit the result", err=True)
        return 1
    return status(findings, worst=Severity.ERROR)
