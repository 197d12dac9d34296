import type { Language } from '@paraph/client'
import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import { en, type Texts } from './en.ts'
import { sv } from './sv.ts'

const STORED = 'paraph-language'

export const texts: Record<Language, Texts> = { EN: en, SV: sv }

/** The language that the person has chosen on this device, or else the one of the browser. */
export function startLanguage(): Language {
  const stored = localStorage.getItem(STORED)
  if (stored === 'EN' || stored === 'SV') return stored
  return /^sv\b/i.test(navigator.language) ? 'SV' : 'EN'
}

export const storeLanguage = (language: Language): void => localStorage.setItem(STORED, language)

export const LanguageContext = createContext<Language>('EN')

export function useTexts() {
  const language = useContext(LanguageContext)
  return { t: texts[language], language }
}

export function formatTime(time: string, language: Language): string {
  const locale = language === 'SV' ? 'sv-SE' : 'en-GB'
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(time))
}
