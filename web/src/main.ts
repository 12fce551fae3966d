import { mount } from 'svelte'
import './app.css'
import App from './App.svelte'
import { understood } from './lib/languages'
import { me } from './lib/me.svelte'
import { rest } from './lib/rest'
import { dress, settings } from './lib/settings.svelte'
import { texts } from './lib/text.svelte'

dress()
rest()
for (const wish of ['(prefers-color-scheme: light)', '(prefers-reduced-motion: reduce)'])
  matchMedia(wish).addEventListener('change', dress)
const wishes = [settings.lang, ...navigator.languages].filter(Boolean)
// somebody whose language was not built in may still find it at this server; nobody else waits for the list
const foreign = wishes.length > 0 && !texts.knows(wishes[0]!.split('-')[0]!)
if (foreign) await texts.learn()
await texts.use(understood(wishes, texts.languages))
mount(App, { target: document.getElementById('app')! })
if (!foreign) void texts.learn()
void me.greet().then(
  (who) => (who.lang === texts.lang ? undefined : me.speak(texts.lang)),
  () => {}, // the page says so when something is wanted
)
