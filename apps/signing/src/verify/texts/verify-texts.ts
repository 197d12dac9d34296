import type { Language } from '@paraph/client'
import { useContext } from 'preact/hooks'
import { LanguageContext } from '../../texts/language.ts'
import { verifyEn, type VerifyTexts } from './verify-en.ts'
import { verifySv } from './verify-sv.ts'

export const verifyTexts: Record<Language, VerifyTexts> = { EN: verifyEn, SV: verifySv }

export function useVerifyTexts() {
  const language = useContext(LanguageContext)
  const locale = language === 'SV' ? 'sv-SE' : 'en-GB'
  /** Has the time zone, because the parties may be in another one than the reader. */
  const time = (instant: string) => format(instant, locale, { dateStyle: 'long', timeStyle: 'long' })
  const date = (instant: string) => format(instant, locale, { dateStyle: 'long' })
  return { t: verifyTexts[language], time, date }
}

/** Returns a text that is no time unchanged, because a file can have any text in the place of a time. */
function format(instant: string, locale: string, options: Intl.DateTimeFormatOptions): string {
  const date = new Date(instant)
  return Number.isNaN(date.getTime()) ? instant : new Intl.DateTimeFormat(locale, options).format(date)
}
