// "It is your turn": in the title, and by the browser's notification when the page is hidden.
import { keep, settings } from './settings.svelte'

export function title(text: string): void {
  document.title = text ? `${text} · Snář` : 'Snář'
}

export function notify(text: string, body: string): void {
  if (!settings.notify || !document.hidden || !('Notification' in window) || Notification.permission !== 'granted')
    return
  const notice = new Notification(text, { body, icon: '/favicon.svg', tag: 'snar-turn' })
  notice.onclick = () => {
    window.focus()
    notice.close()
  }
}

/** Switch it on or off; false when the browser does not allow it. */
export async function wantNotices(on: boolean): Promise<boolean> {
  settings.notify = on && 'Notification' in window && (await Notification.requestPermission()) === 'granted'
  keep()
  return settings.notify === on
}
