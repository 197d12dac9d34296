import type { Handler } from '#api/operation.ts'
import { findScan, readScan } from '#domain/signatures/scan-store.ts'
import type { ScanType } from '#platform/database/tables.ts'
import { Problem } from '#platform/problems/problem.ts'
import { requireVerifiedLink } from '../verified-link.ts'

const names: Record<ScanType, string> = {
  'application/pdf': 'scan.pdf',
  'image/jpeg': 'scan.jpg',
  'image/png': 'scan.png',
}

export const getScanFile: Handler<'getScanFile'> = async ({ header }, context) => {
  await requireVerifiedLink(context, header['verification-pass'])
  const { db, party } = context
  const scan = await findScan(db, party.id)
  if (!scan) throw new Problem('scan_not_found')
  const { type, size } = scan
  return { name: names[type], type, size, read: (part) => readScan(db, party.id, { ...part, size }) }
}
