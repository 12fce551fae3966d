### Bots, how they learn, and the lab.

bot-random = random
bot-greedy = greedy
bot-snilek = the dreamer
bot-poutnik = the wanderer
bot-mistr = the master
bot-hruzypan = the Dreadlord
bot-ospalec = the drowsy one
bot-vytrvalec = the steady one
bot-znalec = the old hand

positions-progress = Playing and watching
matches-progress = Matches of variants
tournament-progress = Tournament
balance-progress = Measuring balance

why-nothing-to-learn = There is nothing for bots to learn in this game ({ $game }) yet. Try snar train rise.
why-needs-numpy = Learning needs NumPy. Install it: pip install "snar[train]". Playing does without it.
why-two-bots = A tournament needs at least two bots. Type for example --bots greedy,poutnik.
why-another-run = The folder { $folder } holds something else that was asked for. Choose another one: --work FOLDER.
why-busy-run = The same is being worked on in the folder { $folder } right now. Wait until it is done, or choose another one: --work FOLDER.
why-worker-lost = One of the processes ended in the middle of its work (out of memory, perhaps). Give the command again: what is done has been kept. Fewer processes: --jobs 1.
why-needs-ray = Ray is not installed. Install it: pip install "snar[cluster]". Without --ray the processes of this machine play.
why-no-ray = The Ray cluster { $address } does not answer ({ $detail }). Start it (ray start --head), or leave out its address.

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
      --ray [ADDRESS]    on a Ray cluster instead (without an address: one of our own on this machine)
      --progress         show progress even if this is no terminal
      --lang { $langs }       language
usage-tournament =
    snar tournament [rise | ether] [--bots A,B,C] [--games N] [options]

    Everyone against everyone, the same cards and dice from every seat. Prints JSON with the results and their 95%
    intervals; writes report.html with plots, report.json, CSV and SVG to the folder. It goes on where it stopped.
    In Etherfields each bot plays the same game with a team of its own.

      --bots A,B,C       who plays (default: all levels)
      --games N          how many games each pair plays (default 100)
      --seed WORD        the same word, the same cards and dice
      --cap N            a game is stopped after N rounds (default 150)
      --work FOLDER      where finished work is kept (default tournament-GAME)
      --jobs N           how many processes at once
      --ray [ADDRESS]    on a Ray cluster instead (without an address: one of our own on this machine)
      --progress         show progress even if this is no terminal
      --json             the result always is JSON, this only says so aloud
      --scenario, --option, --edition, --characters, --fame, --boards, --players,
      --sleepers, --options, --start, --chronicle, --pack: as in snar play
      --lang { $langs }       language
usage-balance =
    snar balance [rise | ether] [--games N] [options]

    One bot plays every seat, at all tables in turn: scenarios, numbers of players, characters in all seats. Prints JSON:
    who wins how often by character, pair, seat, scenario and card, with 95% intervals, and how long games are. Writes
    report.html with plots, report.json, CSV and SVG to the folder. It goes on where it stopped.

      --bots A           who plays (default greedy)
      --games N          how many games together (default 500)
      --seed WORD        the same word, the same games
      --cap N            a game is stopped after N rounds (default 150); in Etherfields after N answers (5000)
      --work FOLDER      where finished work is kept (default balance-GAME)
      --jobs N           how many processes at once
      --ray [ADDRESS]    on a Ray cluster instead (without an address: one of our own on this machine)
      --progress         show progress even if this is no terminal
      --json             the result always is JSON, this only says so aloud
      --scenario, --option, --edition, --characters, --fame, --boards, --players,
      --sleepers, --options, --start, --chronicle, --pack: as in snar play; what is not said is tried in all ways
      --lang { $langs }       language

## Reports of the lab: headings, what there is to know, columns of tables.

lab-balance = Balance: { $game }
lab-tournament = Tournament of bots: { $game }
lab-training = What was learned: { $game }
lab-about = A dot is what was measured, the line its 95% interval, the dashed line what was to be expected. What lies clearly elsewhere is orange.
lab-numbers = In numbers
lab-percent = { $value }%
lab-number = { $value }
lab-of = { $won } of { $games }
lab-margin = ± { $value }
lab-against = { $one } – { $other }
lab-place = { $scenario }, { $players ->
    [one] { $players } player
   *[other] { $players } players
}
lab-table = one table
lab-tables = Tables
lab-tables-note = By scenario and number of players: games that somebody won (together: that the team won), and how long they were; one game in ten is shorter than short, one in ten longer than long.
lab-rounds = Length by table, from a short game to a long one
lab-characters = Characters
lab-characters-note = How often whoever plays this character wins.
lab-seats = Seats
lab-seats-note = The first number is the seat, the second how many play.
lab-pairs = One against another
lab-pairs-note = How often the one in the line wins against the other, of games that one of them won.
lab-teams = Two in one team
lab-teams-note = How often a team wins in which these two are.
lab-cards = Cards that decide
lab-cards-note = How often those win who had the card, played it or met it. Winning more may be the reason for a card as well as its consequence: who is ahead meets other cards. Of twenty cards that do nothing one looks as if it did by luck.
lab-lengths = Length of games
lab-lengths-note = How many games took how many rounds or turns.
lab-bots = Ratings
lab-bots-note = On Elo's scale, 0 is the average of all; thinking in milliseconds of the processor a decision.
lab-value = How well the outcome is foretold
lab-value-note = AUC by quarters of the game, in games not seen before: 0.5 is a guess, 1 never fails.
lab-tuning = Constants of the policy
lab-tuning-note = How far the winners of matches had each constant changed, by rounds (in brackets); 0 is nowhere.
lab-column-scenario = scenario
lab-column-players = players
lab-column-games = games
lab-column-won = won
lab-column-share = share
lab-column-low = at least
lab-column-high = at most
lab-column-stopped = stopped
lab-column-length = length
lab-column-short = short
lab-column-long = long
lab-column-decisions = decisions
lab-column-character = character
lab-column-seat = seat
lab-column-one = one
lab-column-other = other
lab-column-card = card
lab-column-expected = expected
lab-column-gain = difference
lab-column-decides = decides
lab-column-from = from
lab-column-to = to
lab-column-bot = bot
lab-column-rating = rating
lab-column-margin = ±
lab-column-ms = ms
lab-column-longest_ms = longest ms
lab-column-part = quarter
lab-column-auc = AUC
lab-column-round = round
lab-column-constant = constant
lab-column-mean = changed
lab-column-error = error
