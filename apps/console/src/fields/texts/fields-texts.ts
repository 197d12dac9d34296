import type { Language } from '@paraph/client'
import { useContext } from 'preact/hooks'
import { LanguageContext } from '../../texts/language.ts'
import { fieldsEn, type FieldsTexts } from './fields-en.ts'
import { fieldsSv } from './fields-sv.ts'

const fieldsTexts: Record<Language, FieldsTexts> = { EN: fieldsEn, SV: fieldsSv }

export function useFieldsTexts(): FieldsTexts {
  return fieldsTexts[useContext(LanguageContext)]
}
