import type { SealErrorCode } from '@paraph/contract'
import { chainForSeal } from '#domain/events/chain-store.ts'
import { system } from '#domain/events/store.ts'
import { endDocument } from '#domain/lifecycle/end-document.ts'
import { withLockedDocumentForJob } from '#domain/lifecycle/lock.ts'
import { recordSealFailure } from '#domain/lifecycle/seal-attempts.ts'
import { changeSeal } from '#domain/lifecycle/seal-store.ts'
import type { ProcessServices } from '#domain/services.ts'
import { notBefore } from '#platform/database/clock.ts'
import { isDatabaseDown } from '#platform/database/errors.ts'
import { collectMaterial } from './collect.ts'
import { SealError } from './seal/seal-error.ts'
import { type SealedFile, SealInterruptedError, type Sealer } from './sealer.ts'
import { findDueAttempt, insertSealedFile } from './store.ts'
import { PausedError } from './timestamp-breaker.ts'

export interface SealDeps extends Pick<ProcessServices, 'db' | 'now' | 'outbox' | 'publicUrl' | 'bankIdEvidence'> {
  sealer: Sealer
  /** Reports a failed attempt to the operator. */
  onSealFailure: (error: unknown, failure: { documentId: string; attempt: number; code: SealErrorCode }) => void
}

/**
 * Seals a document that waits for its seal. It makes the seal without a lock, so two processes may seal the same document, but only the first result
 * is stored. After a failure, it records the failure and queues the next attempt.
 *
 * @throws an error if the failure could not be recorded either. The job is then tried again.
 */
export async function attemptSeal(
  { documentId, attempt }: { documentId: string; attempt: number },
  deps: SealDeps,
): Promise<void> {
  const { db, now, outbox, publicUrl, bankIdEvidence, sealer, onSealFailure } = deps
  if ((await findDueAttempt(db, documentId)) !== attempt) return
  try {
    // The pause is checked before the files are read, because many documents may wait for its end.
    const pause = await sealer.timestamps?.look()
    if (pause) throw new PausedError(pause)
    const accountChain = await chainForSeal(db, documentId, now())
    const material = await collectMaterial(db, documentId, { accountChain, serviceUrl: publicUrl, bankIdEvidence })
    // No seal is older than what it covers, also if the clock went back.
    const sealedAt = notBefore(material.evidence.events.at(-1)?.at, now())
    await storeSealedFile(documentId, await sealer.seal(material, sealedAt), deps)
  } catch (error) {
    if (isDatabaseDown(error) || error instanceof SealInterruptedError) throw error
    const code = error instanceof SealError ? error.code : 'internal'
    const pausedUntil = error instanceof PausedError ? error.until : undefined
    await withLockedDocumentForJob(deps, { id: documentId }, (document) =>
      recordSealFailure(document, { attempt, code, pausedUntil }, outbox),
    )
    // If the service was not asked for this document, the operator already has the report of the earlier failure.
    if (!(error instanceof PausedError) || error.hasAsked) onSealFailure(error, { documentId, attempt, code })
  }
}

async function storeSealedFile(documentId: string, file: SealedFile, deps: SealDeps): Promise<void> {
  await withLockedDocumentForJob(deps, { id: documentId }, async (document) => {
    const { sealStatus } = document
    // Another process was faster.
    if (sealStatus !== 'PENDING' && sealStatus !== 'FAILED') return
    await insertSealedFile(document, file)
    await changeSeal(document, { seal_status: 'SEALED', seal_error: null, seal_due_at: null })
    await endDocument(document, { status: 'COMPLETED', sha256: file.sha256 }, { actor: system, outbox: deps.outbox })
  })
}
