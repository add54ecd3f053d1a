"""The server: tables, seats, storage and the wire protocol. Knows no game's rules.

Read it in this order: wire and forms (what is said), storage (what is kept), table (what is live),
seats and lobby (what can be changed), hall (all tables), connection and desk (the two doors), app.
"""
