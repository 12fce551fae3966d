// The browser's Fluent says what the engine's says: every message of every complete language,
// made by `python -m snar.texts.samples`.
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { BUILT_IN } from '../lib/languages'
import { bundleOf } from '../lib/text.svelte'

type Case = [id: string, form: string, args: Record<string, string | number>, text: string]
const root = new URL('../../..', import.meta.url).pathname
const read = (path: string): string => readFileSync(`${root}/${path}`, 'utf8')
const bundles = JSON.parse(read('tests/texts/rendered.json')) as { lang: string; files: string[]; cases: Case[] }[]

it.each(bundles)('$lang: $files.length files from $files.0 on', ({ lang, files, cases }) => {
  const bundle = bundleOf(BUILT_IN.find((one) => one.code === lang)!.locale, ...files.map(read))
  const rendered = cases.map(([id, form, args]): Case => {
    const message = bundle.getMessage(id)
    const pattern = form ? message?.attributes[form] : message?.value
    return [id, form, args, pattern ? bundle.formatPattern(pattern, args) : 'missing']
  })
  expect(rendered).toEqual(cases)
})
