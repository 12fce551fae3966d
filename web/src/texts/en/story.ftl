# The book of a campaign of Etherfields.

story-book = The book of the campaign
story-search = Search the book
story-print = Print
story-table = To the table
story-empty = The book is still empty. Its first page opens with the first dream.
story-between = Between dreams
story-chosen = The choice:
story-closed = { $count ->
    [one] { $count } page of this dream is still closed.
   *[other] { $count } pages of this dream are still closed.
  }
story-dreams-closed = { $count ->
    [one] And { $count } dream that still waits.
   *[other] And { $count } dreams that still wait.
  }
story-whole = The whole book
