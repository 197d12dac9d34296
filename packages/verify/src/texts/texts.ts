import type { Language } from '@paraph/contract'
import { speakAll } from '@paraph/contract/texts/speak.ts'
import { compiledTexts, type Texts } from '../../generated/texts.ts'

/** The words of a report for people. Names and times come from the report, and are not translated. */
export const texts: Record<Language, Texts> = speakAll(compiledTexts)
