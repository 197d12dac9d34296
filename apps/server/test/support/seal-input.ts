import { PDF } from '@libpdf/core'
import { papers } from '@paraph/typesetter/layout/papers.ts'
import type { SealInput } from '#work/sealing/seal/seal-pdf.ts'
import { issue, sealKeyOf } from './certificates.ts'

let defaults: Promise<Pick<SealInput, 'original' | 'signaturePages' | 'key'>> | undefined

/** What the sealing of a document needs, with a self-signed certificate. */
export async function sealInput(changes: Partial<SealInput> = {}): Promise<SealInput> {
  defaults ??= makeDefaults()
  return {
    ...(await defaults),
    paper: papers.A4,
    scans: [],
    attachments: [evidence],
    level: 'B-B',
    sealedAt: new Date(),
    reason: 'All parties have acted',
    name: 'Paraph',
    title: 'Agreement',
    ...changes,
  }
}

export const evidence = {
  name: 'evidence.json',
  description: 'Evidence',
  mimeType: 'application/json',
  bytes: Buffer.from('{"format":"paraph-evidence"}'),
}

async function makeDefaults() {
  const key = sealKeyOf(await issue({ name: 'Self-signed', extensions: [] }))
  return { original: await textPdf('Agreement', 2), signaturePages: await textPdf('Signatures', 1), key }
}

export async function textPdf(text: string, pages: number): Promise<Uint8Array> {
  const pdf = PDF.create()
  for (let page = 1; page <= pages; page++) pdf.addPage({ size: 'a4' }).drawText(`${text} ${page}`, { x: 50, y: 700 })
  return pdf.save()
}
