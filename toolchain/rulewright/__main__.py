"""`python -m rulewright`: the command, where its script is not on the path."""

from rulewright.cli import main

if __name__ == "__main__":
    main()
