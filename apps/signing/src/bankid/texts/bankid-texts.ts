import type { CompiledTexts } from '@paraph/contract/texts/compile.ts'
import { speakAll } from '@paraph/contract/texts/speak.ts'
import { useContext } from 'preact/hooks'
import type { BankidTexts } from '../../../generated/bankid-texts.ts'
import { LanguageContext } from '../../texts/language.ts'

const texts = speakAll<BankidTexts>(import.meta.glob<CompiledTexts>('./*.json', { import: 'default', eager: true }))

export const useBankIdTexts = (): BankidTexts => texts[useContext(LanguageContext)]
