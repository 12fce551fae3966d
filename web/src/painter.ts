// Renders the first screen while the page is built (../painted.ts).
import { render } from 'svelte/server'
import App from './App.svelte'
import { BUILT_IN } from './lib/languages'
import { texts } from './lib/text.svelte'

export const languages = BUILT_IN.filter((one) => !one.fallback).map((one) => one.code)

export async function paint(lang: string): Promise<{ head: string; body: string }> {
  await texts.use(lang)
  return render(App)
}
