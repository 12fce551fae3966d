from snar.server.main import main

main()
