import { hydrate, mount } from 'svelte'
import './app.css'
import App from './App.svelte'
import { free } from './lib/free'
import { understood } from './lib/languages'
import { me } from './lib/me.svelte'
import { rest } from './lib/rest'
import { dress, settings } from './lib/settings.svelte'
import { texts } from './lib/text.svelte'

/** The letters come with the words, or the page would move when they do; on a slow line nobody waits for them long. */
function letters(): Promise<unknown> {
  const fonts = ['600 1em "Fraunces Variable"', '450 1em "Source Sans 3 Variable"']
  const come = Promise.allSettled(fonts.map((font) => document.fonts.load(font, 'Snář')))
  return Promise.race([come, new Promise((done) => setTimeout(done, 300))])
}

dress()
rest()
for (const wish of ['(prefers-color-scheme: light)', '(prefers-reduced-motion: reduce)'])
  matchMedia(wish).addEventListener('change', () => dress())
addEventListener('beforeprint', () => dress(true))
addEventListener('afterprint', () => dress())
const target = document.getElementById('app')!
const painted = target.dataset.painted
const seen = painted && !('unseen' in document.documentElement.dataset)
const inked = seen ? undefined : letters()
const wishes = [settings.lang, ...navigator.languages].filter(Boolean)
// somebody whose language was not built in may still find it at this server; nobody else waits for the list
const foreign = wishes.length > 0 && !texts.knows(wishes[0]!.split('-')[0]!)
if (foreign) await texts.learn()
await texts.use(understood(wishes, texts.languages))
await inked
// what can be read already is taken over in a task of its own
if (seen) await new Promise((done) => setTimeout(done))
// the first screen came with the page (../painted.ts): in this language it is taken over, in another made anew
if (painted === texts.lang) hydrate(App, { target })
else {
  target.textContent = ''
  mount(App, { target })
}
delete document.documentElement.dataset.unseen
await free()
if (!foreign) void texts.learn()
void me.greet().then(
  (who) => (who.lang === texts.lang ? undefined : me.speak(texts.lang)),
  () => {}, // the page says so when something is wanted
)
