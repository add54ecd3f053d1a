"""The server: tables, seats, storage and the wire protocol. Knows no game's rules.

Read it in this order: wire and bodies (what is said), storage (what is kept), table (what is live),
seats and lobby (what can be changed), hall (all tables), connection and endpoints (the two doors),
app.
"""
