import type { Language } from '@paraph/client'
import type { CompiledTexts } from '@paraph/contract/texts/compile.ts'
import { languages } from '@paraph/contract/texts/languages.ts'
import { speakAll } from '@paraph/contract/texts/speak.ts'
import { texts as reportTexts } from '@paraph/verify/texts'
import { useContext } from 'preact/hooks'
import type { VerifyTexts } from '../../../generated/verify-texts.ts'
import { LanguageContext } from '../../texts/language.ts'

const texts = speakAll<VerifyTexts>(import.meta.glob<CompiledTexts>('./*.json', { import: 'default', eager: true }))

export const verifyTextsIn = (language: Language) => ({ ...texts[language], report: reportTexts[language] })

export function useVerifyTexts() {
  const language = useContext(LanguageContext)
  const { locale } = languages[language]
  /** Has the time zone, because the parties may be in another one than the reader. */
  const time = (instant: string) => format(instant, locale, { dateStyle: 'long', timeStyle: 'long' })
  const date = (instant: string) => format(instant, locale, { dateStyle: 'long' })
  return { t: verifyTextsIn(language), time, date }
}

/** Returns a text that is no time unchanged, because a file can have any text in the place of a time. */
function format(instant: string, locale: string, options: Intl.DateTimeFormatOptions): string {
  const date = new Date(instant)
  return Number.isNaN(date.getTime()) ? instant : new Intl.DateTimeFormat(locale, options).format(date)
}
