import type { SealErrorCode } from '@paraph/contract'

/** The document can't be sealed. The message is a sentence for the sender; the cause is for the log. */
export class SealError extends Error {
  readonly code: SealErrorCode

  constructor(code: SealErrorCode, message: string, cause?: unknown) {
    super(message, { cause })
    this.code = code
  }
}
