"""Do the tests notice when a rule is broken? `python -m tests.mutants knockouts` and `... sample`."""
