// What is drawn in `signs.json`: a name that is not there is an error of types, not a hole on the page.
import type drawn from './signs.json'

export type Sign = keyof typeof drawn
