import { join } from 'node:path'
import { readTexts } from '@paraph/contract/texts/read-texts.ts'
import type { NoticesTexts } from '#generated/notices-texts.ts'

export const noticeTexts = readTexts<NoticesTexts>(join(import.meta.dirname, 'texts'))
