import { bankIdFileNames, EVIDENCE_FILE_NAME, type Evidence } from '@paraph/verify'
import type { Attachment } from '#platform/pdf/write/attach-files.ts'
import type { BankIdFiles } from './collect.ts'

/** Returns the attachments of the sealed PDF. */
export function evidenceFiles(evidence: Evidence, bankIds: BankIdFiles[]): Attachment[] {
  const nameOf = new Map(evidence.parties.map(({ id, name }) => [id, name]))
  return [
    {
      name: EVIDENCE_FILE_NAME,
      description: 'The evidence that the seal protects',
      mimeType: 'application/json',
      bytes: new TextEncoder().encode(JSON.stringify(evidence, undefined, 2)),
    },
    ...bankIds.flatMap(({ partyId, signature, ocspResponse }) => {
      const names = bankIdFileNames(partyId)
      const name = nameOf.get(partyId) ?? partyId
      return [
        {
          name: names.signature,
          description: `The BankID signature of ${name}`,
          mimeType: 'application/xml',
          bytes: signature,
        },
        {
          name: names.ocspResponse,
          description: `What BankID said about the certificate of ${name}`,
          mimeType: 'application/ocsp-response',
          bytes: ocspResponse,
        },
      ]
    }),
  ]
}
