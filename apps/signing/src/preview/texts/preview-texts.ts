import type { CompiledTexts } from '@paraph/contract/texts/compile.ts'
import { speakAll } from '@paraph/contract/texts/speak.ts'
import { useContext } from 'preact/hooks'
import type { PreviewTexts } from '../../../generated/preview-texts.ts'
import { LanguageContext } from '../../texts/language.ts'

const texts = speakAll<PreviewTexts>(import.meta.glob<CompiledTexts>('./*.json', { import: 'default', eager: true }))

export const usePreviewTexts = (): PreviewTexts => texts[useContext(LanguageContext)]
