// What has to be seen stands out from what it lies on, in both themes: computed from the colours of the style sheets.
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

type Colour = [number, number, number]
const read = (name: string): string => readFileSync(new URL(`../ether/${name}`, import.meta.url), 'utf8')
const [sheet, ink, card] = [read('ether.css'), read('Distress.svelte'), read('Card.svelte')]
const THEMES = ['dark', 'light'] as const
const TEXT = 4.5
const SEEN = 2 // ink that creeps in over a hand is a mood: how much there is of it stands there in numbers

/** What a rule says; the first one with this selector. */
function rule(text: string, selector: string): string {
  const from = text.indexOf(`${selector} {`)
  expect(from, selector).toBeGreaterThan(-1)
  return text.slice(from, text.indexOf('}', from))
}
const value = (rules: string, name: string): string => new RegExp(`[ ;]${name}: ([^;]+);`).exec(rules)?.[1] ?? ''
const colour = (hex: string): Colour =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Colour
const over = (above: Colour, below: Colour, much: number): Colour =>
  above.map((part, i) => part * much + below[i]! * (1 - much)) as Colour

function light(of: Colour): number {
  const [r, g, b] = of.map((part) =>
    (part /= 255) <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  ) as Colour
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
function contrast(a: Colour, b: Colour): number {
  const [more, less] = [light(a), light(b)].sort((x, y) => y - x) as [number, number]
  return (more + 0.05) / (less + 0.05)
}
const themes = { dark: rule(sheet, ":root[data-game='ether']"), light: rule(sheet, "[data-theme='light']") }
const named = (theme: (typeof THEMES)[number], name: string): Colour =>
  colour(value(themes[theme], name) || value(themes.dark, name))

it('black on white is 21, and paint that lets half through is half as strong', () => {
  expect(contrast(colour('#000000'), colour('#ffffff'))).toBeCloseTo(21)
  expect(over([0, 0, 0], [255, 255, 255], 0.5)).toEqual([127.5, 127.5, 127.5])
})

it.each(THEMES)('the words of a card that cannot be picked can be read: %s', (theme) => {
  expect(value(rule(card, '.dim'), 'background')).toBe('var(--sheet-shade)')
  expect(value(rule(card, '.dim'), 'opacity')).toBe('') // that would take from its words as well
  expect(value(rule(card, '.dim .text'), 'color')).toBe('var(--pen)')
  expect(contrast(named(theme, '--pen'), named(theme, '--sheet-shade'))).toBeGreaterThan(TEXT)
})

it.each(THEMES)('the thorns of distress are seen on the panel that they grow over: %s', (theme) => {
  const drawn = rule(ink, theme === 'dark' ? '\n  path' : "[data-theme='light']) path")
  const panel = named(theme, '--panel')
  const thorns = over(colour(value(drawn, 'fill')), panel, Number(value(drawn, 'opacity')))
  expect(contrast(thorns, panel)).toBeGreaterThan(SEEN)
})

it('a dialog in the light is told apart from the page and from the sheets that lie on it', () => {
  const dialog = value(rule(sheet, "[data-theme='light'] dialog"), 'background')
  expect(dialog).toMatch(/^#[0-9a-f]{6}$/)
  for (const name of ['--panel', '--sheet', '--bg'])
    expect(contrast(colour(dialog), named('light', name)), name).toBeGreaterThan(1.05)
})
