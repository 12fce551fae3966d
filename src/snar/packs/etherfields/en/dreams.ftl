# Dreams

prvni-sen = House That Rings
    .article = the
    .flavour = Someone is calling. Nobody is in.
    .about = Reveal the hallway. What you open in the house reveals its other rooms.
    .goal = Find the telephone and pick it up before it stops ringing.
