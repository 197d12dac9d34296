import { readFileRange } from '../documents/file-store.ts'
import type { Handler } from '../operation.ts'
import { findStoredParty } from '../parties/store.ts'
import { Problem } from '../problems/problem.ts'
import { linkInvalid } from './locked-link.ts'
import { parseRange } from './parse-range.ts'
import { findSigningDocument } from './store.ts'
import { isVerified } from './verification.ts'

export const getSigningFile: Handler<'getSigningFile'> = async ({ header }, { db, now, party: { id, ...link } }) => {
  const party = await findStoredParty(db, { id: link.documentId, partyId: id })
  if (party?.linkNonce !== link.linkNonce) throw linkInvalid()
  if (!(await isVerified(db, party, header['verification-pass'], now()))) throw new Problem('verification_required')
  const { fileName: name, fileSize: size } = await findSigningDocument(db, link.documentId)
  const range = parseRange(header.range, size)
  if (range === 'unsatisfiable') {
    throw new Problem('range_not_satisfiable', `The file has ${size} bytes.`, {
      headers: { 'content-range': `bytes */${size}` },
    })
  }
  const { start, end } = range ?? { start: 0, end: size - 1 }
  const bytes = await readFileRange(db, link.documentId, { start, length: end - start + 1 })
  const file = { name, type: 'application/pdf', bytes }
  if (!range) return { ...file, headers: { 'accept-ranges': 'bytes' } }
  const headers = { 'accept-ranges': 'bytes', 'content-range': `bytes ${start}-${end}/${size}` }
  return { ...file, status: 206, headers }
}
