import type { Language } from '@paraph/client'
import { useContext } from 'preact/hooks'
import { LanguageContext } from '../../texts/language.ts'
import { scanEn, type ScanTexts } from './scan-en.ts'
import { scanSv } from './scan-sv.ts'

const scanTexts: Record<Language, ScanTexts> = { EN: scanEn, SV: scanSv }

export function useScanTexts(): ScanTexts {
  return scanTexts[useContext(LanguageContext)]
}
