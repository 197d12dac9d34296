import { type Evidence, type EvidenceField, type EvidenceSignature, verifySeal } from '@paraph/verify'
import { newEvidence, rehash } from '@paraph/verify/testing'
import { renderFieldPages } from '#work/sealing/fields/render-field-pages.ts'
import { sealPdf } from '#work/sealing/seal/seal-pdf.ts'
import { sealInput, textPdf } from '../../../support/seal-input.ts'

let fields = 0

export function fieldWith(changes: Partial<EvidenceField> = {}): EvidenceField {
  const number = ++fields
  return {
    id: `fld_${number}`,
    name: `field ${number}`,
    type: 'TEXT',
    label: null,
    page: 1,
    box: { x: 0.2, y: 0.3, width: 0.4, height: 0.05 },
    value: 'Storgatan 1',
    shown: 'Storgatan 1',
    multiline: false,
    ...changes,
  }
}

export const textField = (text: string, changes: Partial<EvidenceField> = {}) =>
  fieldWith({ value: text, shown: text, ...changes })

/** Returns evidence in which the first party has the fields. */
export function evidenceWith(
  original: Uint8Array,
  fields: EvidenceField[],
  { pages = 2, ...signature }: { pages?: number } & Partial<EvidenceSignature> = {},
): Evidence {
  const evidence = newEvidence(original)
  evidence.document.file.pages = pages
  Object.assign(evidence.parties[0]!.signature!, { fields, ...signature })
  rehash(evidence)
  return evidence
}

interface Deed {
  original?: Uint8Array
  pages?: number
  /** The evidence that the drawing shows, if not the sealed evidence. */
  drawn?: Evidence | undefined
  /** For each page of the drawing, the page of the original on which it is painted, if not the right one. */
  on?: number[]
}

/** Returns what the server seals for this evidence, with another drawing if one is given. */
export async function fieldInput(evidence: Evidence, { original, drawn = evidence, on }: Deed = {}) {
  return sealInput({
    original: original ?? (await twoPages()),
    drawFields: async (file) => {
      const { bytes, pages } = await renderFieldPages(drawn, file)
      return { bytes, pages: pages.map((page, index) => ({ ...page, number: on?.[index] ?? page.number })) }
    },
    attachments: [
      {
        name: 'evidence.json',
        description: 'Evidence',
        mimeType: 'application/json',
        bytes: Buffer.from(JSON.stringify(evidence)),
      },
    ],
  })
}

/** Seals the evidence as the server does, with another drawing if one is given. */
export async function sealFields(evidence: Evidence, deed: Deed = {}) {
  const input = await fieldInput(evidence, deed)
  return { input, sealed: await sealPdf(input) }
}

export type SealedFields = Awaited<ReturnType<typeof sealFields>>

export async function judgeSealed({ input, sealed }: SealedFields) {
  return verifySeal(sealed, { trusted: [input.key.certificate] })
}

let original: Promise<Uint8Array> | undefined

export function twoPages(): Promise<Uint8Array> {
  original ??= textPdf('Agreement', 2)
  return original
}
