import type { Handler } from '#api/operation.ts'
import { requirePhoneScan, toPhoneScan } from './phone-scan.ts'

export const getPhoneScan: Handler<'getPhoneScan'> = async ({ header }, context) =>
  toPhoneScan(await requirePhoneScan(context, header), context)
