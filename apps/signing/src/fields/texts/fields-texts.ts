import type { CompiledTexts } from '@paraph/contract/texts/compile.ts'
import { speakAll } from '@paraph/contract/texts/speak.ts'
import { useContext } from 'preact/hooks'
import type { FieldsTexts } from '../../../generated/fields-texts.ts'
import { LanguageContext } from '../../texts/language.ts'

const texts = speakAll<FieldsTexts>(import.meta.glob<CompiledTexts>('./*.json', { import: 'default', eager: true }))

export const useFieldsTexts = (): FieldsTexts => texts[useContext(LanguageContext)]
