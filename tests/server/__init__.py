"""The server over real HTTP and real sockets."""
