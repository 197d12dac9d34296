import type { Language } from '@paraph/client'
import { useContext } from 'preact/hooks'
import { LanguageContext } from '../../texts/language.ts'
import { type BankIdTexts, en } from './en.ts'
import { sv } from './sv.ts'

const bankIdTexts: Record<Language, BankIdTexts> = { EN: en, SV: sv }

export function useBankIdTexts(): BankIdTexts {
  return bankIdTexts[useContext(LanguageContext)]
}
