// Into the clipboard. A page over plain http, as in a local network, has none:
// then the old way, then the words themselves.
import { overlay } from './overlay.svelte'
import { t } from './text.svelte'

export async function copy(text: string, said = t('copied')): Promise<void> {
  const done = navigator.clipboard
    ? await navigator.clipboard.writeText(text).then(
        () => true,
        () => false,
      )
    : oldWay(text)
  overlay.toast(done ? said : text)
}

function oldWay(text: string): boolean {
  const field = document.createElement('textarea')
  field.value = text
  document.body.append(field)
  field.select()
  const done = document.execCommand('copy')
  field.remove()
  return done
}
