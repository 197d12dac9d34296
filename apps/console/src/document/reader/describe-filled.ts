import type { Language } from '@paraph/client'
import { formatTime } from '@paraph/ui/times.ts'
import type { Texts } from '../../../generated/texts.ts'
import type { Filled } from './filled.ts'

export const labelOfFilled = ({ field: { label, type } }: Filled, t: Texts): string => label ?? t.fields.types[type]

export const isMark = ({ field: { type } }: Filled) => type === 'SIGNATURE' || type === 'INITIALS'

/** Returns the value, or why there is none. */
export function valueText(filled: Filled, t: Texts): string {
  const { field, party, state, text } = filled
  const { name } = party
  if (state === 'filled') {
    if (isMark(filled)) return t.pages.set
    return field.type === 'CHECKBOX' ? t.pages.ticked : text
  }
  if (state === 'empty') return t.pages.leftEmpty
  const value = field.type === 'CHECKBOX' && text ? t.pages.ticked : text
  return t.pages[state]({ name, value, has: value ? 'yes' : 'no' })
}

/** Returns who has filled the field in, and when. Undefined if nobody has. */
export function whoText({ party, at }: Filled, t: Texts, language: Language): string | undefined {
  return at === undefined ? undefined : t.pages.who({ name: party.name, time: formatTime(at, language) })
}

/** Returns everything in one line. */
export function describeFilled(filled: Filled, t: Texts, language: Language): string {
  const who = whoText(filled, t, language)
  const line = t.pages.line({ label: labelOfFilled(filled, t), value: valueText(filled, t) })
  return who === undefined ? line : `${line}. ${who}`
}
