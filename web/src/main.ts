import { mount } from 'svelte'
import './app.css'
import App from './App.svelte'
import { me } from './lib/me.svelte'
import type { Lang } from './lib/protocol'
import { rest } from './lib/rest'
import { dress, settings } from './lib/settings.svelte'
import { texts } from './lib/text.svelte'

function wanted(): Lang {
  if (settings.lang) return settings.lang
  return (
    navigator.languages.map((lang) => lang.slice(0, 2)).find((lang): lang is Lang => lang === 'cs' || lang === 'en') ??
    'cs'
  )
}

dress()
rest()
for (const wish of ['(prefers-color-scheme: light)', '(prefers-reduced-motion: reduce)'])
  matchMedia(wish).addEventListener('change', dress)
await texts.use(wanted())
mount(App, { target: document.getElementById('app')! })
void me.greet().then(
  (who) => (who.lang === texts.lang ? undefined : me.speak(texts.lang)),
  () => {}, // the page says so when something is wanted
)
