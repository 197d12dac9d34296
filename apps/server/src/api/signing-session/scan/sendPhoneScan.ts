import type { Handler } from '#api/operation.ts'
import { findPhoneScan, markUploaded } from '#domain/signatures/phone-scan-store.ts'
import { saveScan } from '#domain/signatures/scan-store.ts'
import { Problem } from '#platform/problems/problem.ts'
import { type ActingParty, withVerifiedLink } from '../act.ts'
import { requirePhoneScan, toPhoneScan } from './phone-scan.ts'
import { storeScan } from './store-scan.ts'

/**
 * An answer can be lost, so the same file may come again. Another file may not: the party may have looked at the first file, and may be about to sign
 * that one.
 */
export const sendPhoneScan: Handler<'sendPhoneScan'> = async ({ header, file }, context) => {
  const startedAt = context.now()
  const { sha256 } = file
  const scan = await requirePhoneScan(context, header)
  const requireNoOther = async ({ document: { tx } }: ActingParty) => {
    // A file that has arrived in time counts, however long its check takes.
    const current = await findPhoneScan(tx, context, startedAt)
    if (current?.nonce !== scan.nonce) throw new Problem('phone_scan_not_found')
    if (![null, sha256].includes(current.sha256)) throw new Problem('phone_scan_done')
  }
  await storeScan(file, context, {
    act: (act) =>
      withVerifiedLink(context, header, async (acting) => {
        await requireNoOther(acting)
        await act(acting)
      }),
    save: async ({ document, party }, stored) => {
      await saveScan(document, party.id, stored)
      await markUploaded(document, scan, sha256)
    },
  })
  return toPhoneScan({ ...scan, sha256 }, context)
}
