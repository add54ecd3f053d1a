"""Know football tournaments: nations, groups, standings, brackets and the real finals.

errors      what can be refused, with stable codes
reading     TOML files into checked structs
nations     the nations, their codes, flags and names in five languages
schedule    round robins, in the order of a scheme
standings   the compiled ranking core: numbers in, level sets out
results     match results, in structs and as text
tables      the same for people: team codes, results, named criteria
slots       places in a bracket such as 1A, 3CDE, X1, draw 3, winner M1
brackets    what comes after the groups: second groups, knock-out, the final
wiring      a bracket in whole numbers, for play in tight loops
thirds      where the best third-placed teams go
finals      the real finals: teams, groups, rules, bracket and results of a year
history     what follows from the results: orders, pairings, champion

Nothing here does chance: teams that stay level are returned as level sets, and the game draws lots.
"""
