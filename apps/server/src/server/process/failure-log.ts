import type { SealErrorCode } from '@paraph/contract'
import type { Logger } from 'pino'
import type { EncryptionDeps } from '#work/encryption/encrypt-stored.ts'
import type { PreviewDeps } from '#work/previews/make-preview.ts'
import type { SealDeps } from '#work/sealing/seal-attempt.ts'

type FailureLog = Pick<SealDeps, 'onSealFailure'> &
  Pick<PreviewDeps, 'onPreviewFailure'> &
  Pick<EncryptionDeps, 'onEncrypted'>

/** Logs what jobs could not do, and how many stored values a job has encrypted. */
export function failureLog(logger: Logger, countSealFailure: ((code: SealErrorCode) => void) | undefined): FailureLog {
  return {
    onSealFailure(err, failure) {
      logger.error({ err, ...failure }, 'A document could not be sealed, and is tried again later.')
      countSealFailure?.(failure.code)
    },
    onPreviewFailure: (err, documentId) =>
      logger.warn({ err, documentId }, 'The first page of a document could not be drawn. The document has no preview.'),
    onEncrypted({ encrypted, unreadable }) {
      if (encrypted > 0)
        logger.info({ encrypted }, 'Stored personal numbers or webhook secrets were encrypted with the newest key.')
      if (unreadable === 0) return
      logger.error(
        { unreadable },
        'Stored personal numbers or webhook secrets can not be read: their key is not in SECRET_KEY, or they were changed. Add the key to SECRET_KEY.',
      )
    },
  }
}
