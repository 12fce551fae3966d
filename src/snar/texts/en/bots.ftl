### Bots, how they learn, and tournaments.

bot-random = random
bot-greedy = greedy
bot-snilek = the dreamer
bot-poutnik = the wanderer
bot-mistr = the master
bot-hruzypan = the Dreadlord

positions-progress = Playing and watching
decisions-progress = Thinking moves over
tournament-progress = Tournament

why-nothing-to-learn = There is nothing for bots to learn in this game ({ $game }) yet. Try snar train rise.
why-needs-numpy = Learning needs NumPy. Install it: pip install "snar[train]". Playing does without it.
why-two-bots = A tournament needs at least two bots. Type for example --bots greedy,poutnik.
why-another-tournament = The folder { $folder } holds another tournament. Choose another one: --work FOLDER.

usage-train =
    snar train [rise] [options]

    Bots play with themselves and learn: from matches of their variants what things are worth, and from positions who
    is likely to win. A training that was stopped goes on where it stopped. The same numbers and word, the same weights.

      --rounds N         rounds of tuning (default 2; 0: the policy stays as it is)
      --matches N        matches of variants in each round, two games each (default 600)
      --games N          games for positions (default 1000)
      --seed WORD        the same word, the same results
      --work FOLDER      where finished work is kept (default training)
      --out FILE         where to write the weights (default weights.json in that folder)
      --jobs N           how many processes at once
      --progress         show progress even if this is no terminal
      --lang { $langs }       language
usage-tournament =
    snar tournament [rise | ether] [--bots A,B,C] [--games N] [options]

    Everyone against everyone, the same cards and dice from every seat. Prints JSON with the results and their 95 %
    intervals; writes report.json, bots.csv and pairs.csv to the folder. It goes on where it stopped.

      --bots A,B,C       who plays (default: all levels)
      --games N          how many games each pair plays (default 100)
      --seed WORD        the same word, the same cards and dice
      --cap N            a game is stopped after N rounds (default 150)
      --work FOLDER      where finished work is kept (default tournament-GAME)
      --jobs N           how many processes at once
      --progress         show progress even if this is no terminal
      --json             the result always is JSON, this only says so aloud
      --scenario, --option, --edition, --characters, --fame, --boards, --players,
      --sleepers, --options, --start, --chronicle, --pack: as in snar play
      --lang { $langs }       language
