// Renders the first screen while the page is built (../painted.ts).
import { render } from 'svelte/server'
import App from './App.svelte'
import { BUILT_IN } from './lib/languages'
import { t, texts } from './lib/text.svelte'

export const languages = BUILT_IN.filter((one) => !one.fallback).map((one) => one.code)

/** The first screen in a language, and what the site says of itself in it. */
export async function paint(lang: string): Promise<{ body: string; about: string }> {
  await texts.use(lang)
  return { body: render(App).body, about: t('site-about') }
}
