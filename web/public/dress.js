// Before anything is painted: theme and motion as `dress` of src/lib/settings.svelte.ts gives them later, too; and the
// screen that came with the page, a newcomer's, is hidden from whom it does not suit.
;(() => {
  const root = document.documentElement
  const kept = (key, none) => {
    try {
      return JSON.parse(localStorage.getItem(key)) ?? none
    } catch {
      return none
    }
  }
  const settings = kept('snar-settings', {})
  const wish = (feature) => matchMedia(`(prefers-${feature})`).matches
  const light = settings.theme === 'light' || (settings.theme !== 'dark' && wish('color-scheme: light'))
  root.dataset.theme = light ? 'light' : 'dark'
  if (settings.motion === 'reduced' || wish('reduced-motion: reduce')) root.dataset.motion = 'reduced'
  const other = settings.lang && settings.lang !== root.lang
  if (other || kept('snar-met', []).length) root.dataset.unseen = ''
})()
