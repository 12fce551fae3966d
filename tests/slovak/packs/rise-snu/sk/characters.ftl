rytir = Rytier
    .gen = Rytiera
    .dat = Rytierovi
    .acc = Rytiera
    .loc = Rytierovi
    .ins = Rytierom
    .gender = m
help-RS-COM-5 = Svetlo sa počíta po žetónoch a každý žetón má hodnotu 5 bodov.
