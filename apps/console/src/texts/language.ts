import type { Language } from '@paraph/client'
import { useQuery } from '@tanstack/preact-query'
import format, { type CompiledMessage, type FormatOptions } from 'icu-minify/format'
import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { Texts } from '../../generated/texts.ts'
import type { CompiledTexts } from '../../texts/compile.ts'
import en from '../../texts/en.json?url'
import sv from '../../texts/sv.json?url'

const STORED = 'paraph-language'

export const languages: Record<Language, { name: string; locale: string }> = {
  EN: { name: 'English', locale: 'en-GB' },
  SV: { name: 'Svenska', locale: 'sv-SE' },
}

/** The language that the person has chosen on this device, or else the one of the browser. */
export function startLanguage(): Language {
  const stored = localStorage.getItem(STORED)
  if (stored === 'EN' || stored === 'SV') return stored
  return /^sv\b/i.test(navigator.language) ? 'SV' : 'EN'
}

export const storeLanguage = (language: Language): void => localStorage.setItem(STORED, language)

export interface Spoken {
  language: Language
  t: Texts
}

/** Each language is a file of its own, and a browser loads only the one that is shown. */
const addresses: Record<Language, string> = { EN: en, SV: sv }

export async function loadTexts(language: Language): Promise<Spoken> {
  // A browser never repeats an import that has failed.
  const response = await fetch(addresses[language])
  if (!response.ok) throw new Error(`The texts can't be loaded: ${response.status}`)
  const compiled = (await response.json()) as CompiledTexts
  return { language, t: speak(compiled, languages[language].locale) as unknown as Texts }
}

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

const formatters: FormatOptions['formatters'] = {
  getDateTimeFormat: keepMade((...options) => new Intl.DateTimeFormat(...options)),
  getNumberFormat: keepMade((...options) => new Intl.NumberFormat(...options)),
  getPluralRules: keepMade((...options) => new Intl.PluralRules(...options)),
}
const options: FormatOptions = { formats: { number: { percent: { style: 'percent' } } }, formatters }

type Said = string | ((values: Record<string, string | number | boolean>) => string) | { [key: string]: Said }

/** A text with arguments becomes a function. */
function speak(text: CompiledMessage | CompiledTexts, locale: string): Said {
  if (typeof text === 'string') return text
  if (Array.isArray(text)) return (values) => format(text, locale, values, options) as string
  return Object.fromEntries(Object.entries(text).map(([key, value]) => [key, speak(value, locale)]))
}

export const SpokenContext = createContext<Spoken | undefined>(undefined)

export const useTexts = (): Spoken => useContext(SpokenContext)!

/** The texts in this language, for what somebody else reads. Until they are loaded, those that the person sees. */
export function useTextsIn(language: Language): Spoken {
  const shown = useTexts()
  const { data } = useQuery({
    queryKey: ['texts', language],
    queryFn: () => loadTexts(language),
    enabled: language !== shown.language,
    staleTime: Infinity,
  })
  return (language !== shown.language && data) || shown
}

const time: Intl.DateTimeFormatOptions = { dateStyle: 'medium', timeStyle: 'short' }

export const formatTime = (at: string, language: Language): string =>
  formatters.getDateTimeFormat(languages[language].locale, time).format(new Date(at))
