# A partial language, added by texts alone: the tests name this folder by SNAR_TEXTS (docs/languages.md).
language-name = Slovenčina
language-locale = sk-SK
language-cases = gen dat acc loc ins
language-genders = m i f n pm pi pf pn
language-fallback = cs
