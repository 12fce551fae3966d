# What English says of itself (docs/languages.md). One line each.
language-name = English
language-locale = en-GB
language-articles = a an the
language-also = *
