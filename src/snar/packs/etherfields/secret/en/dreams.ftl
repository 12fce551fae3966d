# Dreams

beh-pred-vodou = Ahead of the Water
    .article = { "" }
    .flavour = A boy runs one way, the water all ways at once.
    .about = In the movement step Toník runs to the spawn field with the suit of the current turn; when there is none, he stays. The Great Water follows the nearest sleeper.
    .goal = Win Toník over (6 tokens on his tile), then ring the chapel bell.
ustredna = Exchange
    .article = the
    .flavour = All lines are engaged. Please do not hang up.
    .about = Tokens on the Superintendent’s tile are your standing in the talk. They dwindle in the step of basic effects; when none are left, you are shown out.
    .goal = Reach 10 tokens in the talk, then open the ledger of calls in the office.
zatopa = Drowned Village
    .article = the
    .flavour = The village stands where it stood. Only the air is heavier.
    .about = You lead the wire from pole to pole. Only one way is ever the true one; a wrong one costs time but closes nothing.
    .goal = Bring the wire over three poles to the house and make the connection.
    .act-vydechnout = Breathe out an hour in advance
