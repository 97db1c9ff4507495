"""The command line: parse options, call the pipeline, print, choose an exit status.

One command per file. Here: words and statuses. Not here: any decision about content,
faces or paper.
"""

from rulewright.cli.main import main

__all__ = ["main"]
