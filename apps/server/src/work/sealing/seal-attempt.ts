import type { SealErrorCode } from '@paraph/contract'
import type { Evidence } from '@paraph/verify'
import { chainForSeal } from '#domain/events/account-chain.ts'
import { system } from '#domain/events/store.ts'
import { endDocument } from '#domain/lifecycle/end-document.ts'
import { withLockedDocumentForJob } from '#domain/lifecycle/lock.ts'
import { recordSealFailure, type SealFailure } from '#domain/lifecycle/seal-attempts.ts'
import { changeSeal } from '#domain/lifecycle/seal-store.ts'
import type { ProcessServices } from '#domain/services.ts'
import { isDatabaseDown } from '#platform/database/errors.ts'
import { collectMaterial } from './collect.ts'
import { SealError } from './seal/seal-error.ts'
import { type SealedFile, SealInterruptedError, type Sealer } from './sealer.ts'
import { findDueAttempt, insertSealedFile } from './store.ts'
import { isAboutTimestamp, type TimestampBreaker } from './timestamp-breaker.ts'

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
  const { timestamps } = sealer
  const fail = (failure: Omit<SealFailure, 'attempt'>) =>
    withLockedDocumentForJob(deps, { id: documentId }, (document) =>
      recordSealFailure(document, { attempt, ...failure }, outbox),
    )
  const pause = await timestamps?.enter()
  // The service was asked for another document, so this is no further failure to report.
  if (pause) return void (await fail({ code: pause.code, pausedUntil: pause.until }))
  try {
    const accountChain = await chainForSeal(db, documentId, now())
    const material = await collectMaterial(db, documentId, { accountChain, serviceUrl: publicUrl, bankIdEvidence })
    const sealedAt = timeOfSeal(material.evidence, now())
    const sealed = await sealer.seal(material, sealedAt)
    await timestamps?.succeeded()
    await storeSealedFile(documentId, sealed, deps)
  } catch (error) {
    if (isDatabaseDown(error)) throw error
    if (error instanceof SealInterruptedError) {
      await timestamps?.leave()
      throw error
    }
    const code = error instanceof SealError ? error.code : 'internal'
    await fail({ code, pausedUntil: await pauseAfter(error, timestamps) })
    onSealFailure(error, { documentId, attempt, code })
  }
}

/** Returns until when the timestamp service must not be asked, if it has caused the error. */
async function pauseAfter(error: unknown, timestamps: TimestampBreaker | undefined): Promise<Date | undefined> {
  if (!(error instanceof SealError) || !isAboutTimestamp(error.code)) return void (await timestamps?.leave())
  return (await timestamps?.failed({ code: error.code, retryAfter: error.retryAfter }))?.until
}

/** No seal is older than what it covers, also if a clock went back. */
function timeOfSeal({ events }: Evidence, now: Date): Date {
  const last = events.at(-1)
  return last && Date.parse(last.at) > now.getTime() ? new Date(last.at) : now
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
