"""Requests and sockets: what comes in from outside, checked and answered."""
