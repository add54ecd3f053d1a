"""Tests of the server: real processes on loopback, real sockets."""
