import { createHash } from 'node:crypto'
import {
  type Evidence,
  EVIDENCE_FILE_NAME,
  type EvidenceField,
  type EvidenceFile,
  type EvidenceSignature,
} from '@paraph/verify'
import { NEWEST_HASH } from '#domain/signatures/hash-signature.ts'
import { describeUpload, type UploadedFile } from '#work/sealing/uploaded-file.ts'

/**
 * The least evidence that the verifier accepts for the original. Nobody has signed it.
 *
 * @param pages - the number of pages of the original, if the first and the last page get a field
 * @param upload - the uploaded file, if the original is its decrypted form
 */
export function trialEvidence(
  original: Uint8Array,
  pages: number | undefined,
  { uploaded, sealable }: UploadedFile = {
    uploaded: original,
    sealable: { bytes: original, prefix: new Uint8Array() },
  },
): Evidence {
  const sha256 = createHash('sha256').update(uploaded).digest('hex')
  const file = { name: '', size: uploaded.length, pages, sha256 } as EvidenceFile
  const now = new Date().toISOString()
  const fields = pages === undefined ? [] : [...new Set([1, pages])].map(fieldOn)
  const signature = { ...unsigned, fields, signedAt: now } as unknown as EvidenceSignature
  return {
    format: 'paraph-evidence',
    version: 1,
    document: {
      id: '',
      title: '',
      sender: '',
      createdAt: now,
      file: describeUpload(file, sealable),
    },
    service: { url: '' },
    parties: pages === undefined ? [] : [{ id: '', name: '', role: 'SIGNER', signature }],
    events: [],
  } as unknown as Evidence
}

const unsigned = {
  type: 'CLICK_TO_SIGN',
  statement: '',
  link: 'API',
  verification: 'NONE',
  scan: null,
  reading: null,
  bankId: null,
  hashVersion: NEWEST_HASH,
  sha256: '',
}

/** A tick needs no font, so it is the field that is drawn in the shortest time. */
function fieldOn(page: number): EvidenceField {
  const box = { x: 0.4, y: 0.4, width: 0.2, height: 0.2 }
  const what = { type: 'CHECKBOX', value: true, shown: '✓', multiline: false } as const
  return { id: `trial_${page}`, name: `trial_${page}`, label: null, page, box, ...what }
}

export function trialAttachment(evidence: Evidence) {
  const bytes = Buffer.from(JSON.stringify(evidence))
  return { name: EVIDENCE_FILE_NAME, description: '', mimeType: 'application/json', bytes }
}
