# What Czech says of itself (docs/languages.md). One line each.
language-name = Česky
language-locale = cs-CZ
language-cases = gen dat acc loc ins
language-genders = m i f n pm pi pf pn
language-also = sk
