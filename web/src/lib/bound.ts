import { texts } from './text.svelte'

const BINDING = ['cs', 'sk']

/** Where that is the custom, a word of one letter does not end a line. */
export const bound = (text: string): string =>
  BINDING.includes(texts.lang) ? text.replace(/(?<![^\s„“(])([ksvzouai]) /gi, '$1\u00a0') : text
