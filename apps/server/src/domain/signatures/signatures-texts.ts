import { join } from 'node:path'
import type { Language } from '@paraph/contract'
import { readTexts } from '@paraph/contract/texts/read-texts.ts'
import type { SignaturesTexts } from '#generated/signatures-texts.ts'

/** The statements that parties agree to. */
export const signaturesTexts: Record<Language, SignaturesTexts> = readTexts(join(import.meta.dirname, 'texts'))
