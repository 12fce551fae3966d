// The action that a key names, as it is printed on its thing.
import { library } from './content.svelte'
import type { EtherAction } from '../lib/protocol'
import { object, owner } from './offers'

export const printed = (key: string): EtherAction | undefined =>
  library.thing(owner(key))?.actions?.find((action) => action.id === object(key).split('.')[1])
