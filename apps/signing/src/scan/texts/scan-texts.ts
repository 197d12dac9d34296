import type { CompiledTexts } from '@paraph/contract/texts/compile.ts'
import { speakAll } from '@paraph/contract/texts/speak.ts'
import { useContext } from 'preact/hooks'
import type { ScanTexts } from '../../../generated/scan-texts.ts'
import { LanguageContext } from '../../texts/language.ts'

const texts = speakAll<ScanTexts>(import.meta.glob<CompiledTexts>('./*.json', { import: 'default', eager: true }))

export const useScanTexts = (): ScanTexts => texts[useContext(LanguageContext)]
