import type { FieldType, Language } from '../generated/types.ts'
import { languages } from './texts/languages.ts'

/** How people write numbers in the language: the mark between groups of three digits, and the decimal mark. */
const marks: Record<Language, { group: string; decimal: string }> = {
  EN: { group: ',', decimal: '.' },
  SV: { group: ' ', decimal: ',' },
}

/** A number in the language: plain digits or groups of three, and decimals. In both languages, a space may separate groups. */
const written: Record<Language, RegExp> = {
  EN: /^(-?)(\d+|[1-9]\d{0,2}(?:,\d{3})+|[1-9]\d{0,2}(?: \d{3})+)(?:\.(\d+))?$/,
  SV: /^(-?)(\d+|[1-9]\d{0,2}(?: \d{3})+)(?:,(\d+))?$/,
}

/** A number with the decimal mark of the other language. Many phones have no key for another mark than the one of their region. */
const writtenAbroad: Record<Language, RegExp> = {
  EN: /^(-?)(\d+|[1-9]\d{0,2}(?: \d{3})+),(\d+)$/,
  SV: /^(-?)(\d+|[1-9]\d{0,2}(?: \d{3})+)\.(\d+)$/,
}

/** Such a mark may separate a group as well. */
const ambiguous = /^-?[1-9]\d{0,2}[.,]\d{3}$/

/**
 * Returns the value of a NUMBER, such as `9450.50`, from the text that a person typed. A text that is not a number in the language, or could be two
 * different ones, gets a space at its end. So no program takes it as a number.
 */
export function readNumber(typed: string, language: Language): string {
  const text = typed
    .trim()
    .replaceAll(/\s/g, ' ')
    .replace(/^[−–] ?/, '-')
  const abroad = ambiguous.test(text) ? null : writtenAbroad[language].exec(text)
  const parts = written[language].exec(text) ?? abroad
  if (!parts) return text && `${text} `
  const [, sign, whole, decimals] = parts
  return `${sign}${whole!.replaceAll(/[ ,]/g, '')}${decimals ? `.${decimals}` : ''}`
}

/** Returns the value as pages show it in the language: `9,450.50` or `9 450,50`, and `24 Nov 2026` or `24 nov. 2026`. Other texts stay as they are. */
export function writeValue({ type }: { type: FieldType }, value: string, language: Language): string {
  if (type === 'NUMBER') return writeNumber(value, language)
  if (type === 'DATE' && isDay(value)) return writeDate(new Date(value), language)
  return value
}

/** False for 2026-02-30 too. */
function isDay(value: string): boolean {
  const time = Date.parse(value)
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === value
}

function writeNumber(value: string, language: Language): string {
  const [, sign, whole, decimals] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(value) ?? []
  if (whole === undefined) return value
  const { group, decimal } = marks[language]
  // A group never begins with a zero, so that the text is read as the same number again.
  const grouped = whole.startsWith('0') ? whole : whole.replaceAll(/\B(?=(?:\d{3})+$)/g, group)
  return `${sign}${grouped}${decimals ? `${decimal}${decimals}` : ''}`
}

/** Returns the day in the language, such as `24 Nov 2026`. */
export function writeDate(date: Date, language: Language, timeZone = 'UTC'): string {
  return new Intl.DateTimeFormat(languages[language].locale, { dateStyle: 'medium', timeZone }).format(date)
}
