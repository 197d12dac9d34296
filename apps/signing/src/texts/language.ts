import type { Language } from '@paraph/client'
import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import { en, type Texts } from './en.ts'
import { sv } from './sv.ts'

export const texts: Record<Language, Texts> = { EN: en, SV: sv }

/** The language until the page knows the language of the document. */
export const browserLanguage = (): Language => (/^sv\b/i.test(navigator.language) ? 'SV' : 'EN')

export const LanguageContext = createContext<Language>('EN')

export function useTexts() {
  const language = useContext(LanguageContext)
  return { t: texts[language], language }
}

export function formatTime(time: string, language: Language): string {
  const locale = language === 'SV' ? 'sv-SE' : 'en-GB'
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(new Date(time))
}
