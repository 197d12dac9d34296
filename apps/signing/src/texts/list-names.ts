import type { Language } from '@paraph/client'
import { languages } from '@paraph/contract/texts/languages.ts'
import { texts } from './language.ts'

/** A longer list of names would hide what the sentence says. */
const MOST = 3

/** Returns the names as a part of a sentence. Each name is isolated, because a name that is written from right to left would reorder the sentence. */
export function listNames(names: string[], language: Language): string {
  const shown = names.length > MOST ? names.slice(0, MOST - 1) : names
  const rest = names.length - shown.length
  const isolated = shown.map((name) => `\u2068${name}\u2069`)
  const list = new Intl.ListFormat(languages[language].locale)
  return list.format(rest > 0 ? [...isolated, texts[language].others({ count: rest })] : isolated)
}
