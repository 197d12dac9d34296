import format, { type CompiledMessage, type FormatOptions } from 'icu-minify/format'
import type { Language } from '../../generated/types.ts'
import type { CompiledTexts } from './compile.ts'
import { languageCodes, languages, textsFileOf } from './languages.ts'

/** A formatter takes longer to make than to use. */
function keepMade<Options extends unknown[], Formatter>(make: (...options: Options) => Formatter) {
  const made = new Map<string, Formatter>()
  return (...options: Options): Formatter => {
    const key = JSON.stringify(options)
    const formatter = made.get(key) ?? make(...options)
    made.set(key, formatter)
    return formatter
  }
}

export const formatters: FormatOptions['formatters'] = {
  getDateTimeFormat: keepMade((...options) => new Intl.DateTimeFormat(...options)),
  getNumberFormat: keepMade((...options) => new Intl.NumberFormat(...options)),
  getPluralRules: keepMade((...options) => new Intl.PluralRules(...options)),
}
const options: FormatOptions = { formats: { number: { percent: { style: 'percent' } } }, formatters }

type Said = string | ((values: Record<string, string | number | boolean>) => string) | { [key: string]: Said }

/** Returns the texts for the program: a text with arguments becomes a function. The type is the one that `npm run generate` writes. */
export const speak = <Texts>(compiled: CompiledTexts, locale: string): Texts => toSaid(compiled, locale) as Texts

function toSaid(text: CompiledMessage | CompiledTexts, locale: string): Said {
  if (typeof text === 'string') return text
  if (Array.isArray(text)) return (values) => format(text, locale, values, options) as string
  return Object.fromEntries(Object.entries(text).map(([key, value]) => [key, toSaid(value, locale)]))
}

/** Returns the texts in all languages. The files have their paths as keys, as `import.meta.glob` gives them. */
export function speakAll<Texts>(files: Record<string, CompiledTexts>): Record<Language, Texts> {
  const said = Object.entries(files).map(([path, compiled]): [Language, Texts] => {
    const language = languageCodes.find((code) => path.endsWith(`/${textsFileOf(code)}`))!
    return [language, speak(compiled, languages[language].locale)]
  })
  return Object.fromEntries(said) as Record<Language, Texts>
}
