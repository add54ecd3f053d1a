"""Say what football refuses and why.

FootballError, a RimetError, carries one of these codes and its reason:

unknown_nation, unknown_language, unknown_finals, unknown_bracket, unknown_thirds
                nothing of that name exists here
bad_data        a data file is malformed; the reason names file, key or line
bad_result      a result cannot have happened in this table
bad_criterion   a criterion is neither built in nor a column
bad_column      a column does not have one value for every team
bad_scheme      a scheme is no round robin of that many teams
bad_slot        a slot of a bracket is unreadable, missing or filled twice
bad_winner      the named winner did not play that match
bad_lots        lots name a team that does not stand here, or one twice
level           one team was asked for where several are level
"""

from rimet.kernel.errors import RimetError


class FootballError(RimetError, ValueError):
    """Refuses something with a stable code and a reason that names what and where."""

    def __init__(self, code: str, reason: str) -> None:
        super().__init__(code, reason=reason)

    def __str__(self) -> str:
        return str(self.facts["reason"])
