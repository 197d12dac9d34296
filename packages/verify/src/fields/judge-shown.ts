import type { Language } from '@paraph/contract'
import type { EvidenceField } from '../evidence.ts'
import { must } from './drawing.ts'

/**
 * Checks that the text that a field shows means its value. A number and a date are shown as they are written in the language of the document. Throws if
 * the text means something else.
 */
export function judgeShown({ type, value, shown }: EvidenceField, language: Language): void {
  if (typeof value !== 'string' || shown === value) return
  if (type === 'NUMBER') must(plainNumber[language](shown) === value, 'another number')
  else if (type === 'DATE') must(isDay(shown, value, language), 'another date')
}

const plainNumber: Record<Language, (shown: string) => string> = {
  EN: (shown) => shown.replaceAll(',', ''),
  SV: (shown) => shown.replaceAll(/\s/g, '').replace(',', '.'),
}

/** Programs shorten the name of a month to different lengths. */
function isDay(shown: string, value: string, language: Language): boolean {
  const [, day, month = '', year] = /^(\d{1,2}) (\p{L}{3,})\.? (\d{4})$/u.exec(shown) ?? []
  const date = new Date(value)
  const name = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }).format(date).toLowerCase()
  return (
    Number(day) === date.getUTCDate() && Number(year) === date.getUTCFullYear() && name.startsWith(month.toLowerCase())
  )
}
