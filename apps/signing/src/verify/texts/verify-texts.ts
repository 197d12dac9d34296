import type { Language } from '@paraph/client'
import type { CompiledTexts } from '@paraph/contract/texts/compile.ts'
import { speakAll } from '@paraph/contract/texts/speak.ts'
import { formatTime } from '@paraph/ui/times.ts'
import { texts as reportTexts } from '@paraph/verify/texts'
import { useContext } from 'preact/hooks'
import type { VerifyTexts } from '../../../generated/verify-texts.ts'
import { LanguageContext } from '../../texts/language.ts'

const texts = speakAll<VerifyTexts>(import.meta.glob<CompiledTexts>('./*.json', { import: 'default', eager: true }))

export const verifyTextsIn = (language: Language) => ({ ...texts[language], report: reportTexts[language] })

export function useVerifyTexts() {
  const language = useContext(LanguageContext)
  const time = (instant: string) => formatTime(instant, language, 'exact')
  const date = (instant: string) => formatTime(instant, language, 'longDay')
  return { t: verifyTextsIn(language), time, date }
}
