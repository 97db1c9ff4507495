"""`rulewright explain`: the page of a finding: why it exists, wrong and right."""

import click


@click.command()
@click.argument("code")
def explain(code: str) -> int:
    """Print why the check CODE exists, with a wrong and a right example.

    \b
    Example:
      rulewright explain RW401
    """  # noqa: D301 - \b is click's mark for a block left as it is
    from rulewright.diagnostics import explain as page  # noqa: PLC0415 - quick --help
    from rulewright.diagnostics import nearest  # noqa: PLC0415
    from rulewright.pipeline.rulebook import all_rules  # noqa: PLC0415

    rules = {rule.code: rule for rule in all_rules()}
    found = rules.get(code.upper())
    if found is None:
        near = nearest(code.upper(), rules)
        hint = f"Did you mean {near}?" if near else f"Known: {', '.join(rules)}"
        msg = f"There is no code {code}. {hint}"
        raise click.UsageError(msg)
    click.echo(page(found))
    return 0
