// "It is your turn": in the title, and by the browser's notification when the page is hidden.
import { settings } from './settings.svelte'

export function title(text: string): void {
  document.title = text ? `${text} · Snář` : 'Snář'
}

export function notify(text: string, body: string): void {
  if (!settings.notify || !document.hidden || !('Notification' in window) || Notification.permission !== 'granted') return
  const notice = new Notification(text, { body, icon: '/favicon.svg', tag: 'snar-turn' })
  notice.onclick = () => {
    window.focus()
    notice.close()
  }
}

/** Asks the browser; false when it says no. */
export async function allowNotices(): Promise<boolean> {
  if (!('Notification' in window)) return false
  return (await Notification.requestPermission()) === 'granted'
}
