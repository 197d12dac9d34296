import { createHash } from 'node:crypto'
import { PDF } from '@libpdf/core'
import { confirmOrigin, type PageFooters, verifySeal } from '@paraph/verify'
import { limitInflation } from '#platform/pdf/read/limit-inflation.ts'
import { toSealable } from '#platform/pdf/open/sealable.ts'
import type { SealLevel } from '#platform/settings/seal-settings.ts'
import type { SealMaterial } from './collect.ts'
import { evidenceFiles } from './evidence-files.ts'
import { hasDrawings, renderFieldPages } from './fields/render-field-pages.ts'
import { inspectSealKey } from './keys/inspect-seal-key.ts'
import type { SealKey } from './keys/seal-key.ts'
import { renderSignaturePages } from './pages/render-signature-pages.ts'
import { SealError } from './seal/seal-error.ts'
import { sealPdf } from './seal/seal-pdf.ts'
import type { TimestampServer } from './seal/timestamp.ts'
import { attachUpload, describeUpload } from './uploaded-file.ts'
import { sealingTexts } from './texts/sealing-texts.ts'

export interface SealOptions {
  key: SealKey
  level: SealLevel
  tsa: TimestampServer | undefined
  /** Where anybody can verify the sealed file. */
  verifyUrl: string
  timeZone: string
}

export interface SealTask extends SealMaterial, SealOptions {
  sealedAt: Date
  footers?: PageFooters | undefined
}

export type SealAnswer =
  | { bytes: Uint8Array; pages: number; sha256: string; level: SealLevel }
  | { code: SealError['code']; message: string; cause: unknown; retryAfter: number | undefined }

/** Errors are returned and not thrown, because an error loses its code on the way to another process. */
export default async function sealInHelper(task: SealTask): Promise<SealAnswer> {
  try {
    return await makeSeal(task)
  } catch (error) {
    if (!(error instanceof SealError)) throw error
    const { code, message, cause, retryAfter } = error
    return { code, message, cause, retryAfter }
  }
}

async function makeSeal({
  original: uploaded,
  evidence: facts,
  paper,
  scans,
  bankIds,
  takenWidgets,
  key,
  level,
  tsa,
  verifyUrl,
  timeZone,
  sealedAt,
  footers,
}: SealTask) {
  const sealable = await toSealable(uploaded)
  const file = describeUpload(facts.document.file, sealable)
  const evidence = { ...facts, document: { ...facts.document, file, ...(footers && { footers }) } }
  const { subject, issuer, selfSigned } = await inspectSealKey(key, level, sealedAt)
  const shown = { subject, issuer, selfSigned, level, sealedAt: sealedAt.toISOString() }
  const signaturePages = await renderSignaturePages({ evidence, paper, verifyUrl, seal: shown, timeZone })
  const bytes = await sealPdf({
    original: sealable.bytes,
    signaturePages,
    paper,
    scans,
    takenWidgets,
    drawFields: hasDrawings(evidence) ? (original) => renderFieldPages(evidence, original) : undefined,
    attachments: [...evidenceFiles(evidence, bankIds), ...attachUpload({ uploaded, sealable })],
    key,
    level,
    tsa,
    sealedAt,
    reason: sealingTexts[evidence.document.language].sealReason,
    name: evidence.service.name,
    title: evidence.document.title,
  })
  await requireSound(bytes, level, sealedAt)
  const pages = await limitInflation(async () => (await PDF.load(bytes)).getPageCount())
  return { bytes, pages, sha256: createHash('sha256').update(bytes).digest('hex'), level }
}

/** Verifies the sealed file. The verification shares no code with the sealing, so it can find faults of the sealing. */
async function requireSound(bytes: Uint8Array, level: SealLevel, now: Date): Promise<void> {
  const report = confirmOrigin(await verifySeal(bytes, { now }))
  if (report.verdict === 'holds' && report.when?.level === level) return
  const found = report.reasons.map(({ code, detail }) => (detail ? `${code} (${detail})` : code)).join(', ')
  const cause = new Error(`${report.verdict}: ${found || 'no reason'}; level ${report.when?.level ?? 'none'}`)
  throw new SealError('seal_invalid', 'The verification of the new seal failed.', cause)
}
