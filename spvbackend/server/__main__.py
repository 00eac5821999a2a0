"""The command pyllc-server, also as `python -m spvbackend.server`."""

from spvbackend.server.session import main

if __name__ == "__main__":
    main()
