# The first screen: teach me, or play.
landing-first-time = Here for the first time? Let us teach you, or play at once.
landing-how = How to begin
teach-me = Teach me
