import type { SealErrorCode } from '@paraph/contract'

/** The document can't be sealed. The message is a sentence for the sender; the cause is for the log. */
export class SealError extends Error {
  readonly code: SealErrorCode
  /** Milliseconds after which the service that failed wants the next request. */
  readonly retryAfter: number | undefined

  constructor(code: SealErrorCode, message: string, cause?: unknown, retryAfter?: number) {
    super(message, { cause })
    this.code = code
    this.retryAfter = retryAfter
  }
}
