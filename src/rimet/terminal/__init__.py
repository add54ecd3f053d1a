"""The command line and the terminal client. Knows no rules: it asks the match what is legal."""
