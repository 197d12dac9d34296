import type { Language } from '@paraph/client'
import { useContext } from 'preact/hooks'
import { LanguageContext } from '../../texts/language.ts'
import { serverEn, type ServerTexts } from './server-en.ts'
import { serverSv } from './server-sv.ts'

const serverTexts: Record<Language, ServerTexts> = { EN: serverEn, SV: serverSv }

export function useServerTexts(): ServerTexts {
  return serverTexts[useContext(LanguageContext)]
}
