import type { Language } from '@paraph/client'
import { useContext } from 'preact/hooks'
import { LanguageContext } from '../../texts/language.ts'
import { bankIdEn, type BankIdTexts } from './bankid-en.ts'
import { bankIdSv } from './bankid-sv.ts'

const bankIdTexts: Record<Language, BankIdTexts> = { EN: bankIdEn, SV: bankIdSv }

export function useBankIdTexts(): BankIdTexts {
  return bankIdTexts[useContext(LanguageContext)]
}
