import type { Language } from '@paraph/contract'
import { readTexts } from '@paraph/contract/texts/read-texts.ts'
import type { SealingTexts } from '#generated/sealing-texts.ts'

/** All words of a sealed file that are not the words of other people, or of what a party agreed to. */
export const sealingTexts: Record<Language, SealingTexts> = readTexts(import.meta.dirname)
