import type { Logger } from 'pino'
import { BankIdError } from '#platform/bankid/rp-api.ts'
import { MINUTE } from '#platform/formats/durations.ts'

/** Milliseconds between two lines of the log. While BankID is down, every order fails every second. */
const LOG_EVERY = MINUTE

/** Logs the problems of orders for the operator. The log names no person. */
export function bankIdLog(logger: Logger) {
  let nextAt = 0
  return {
    onError: (err: unknown) => logger.error({ err }, 'A BankID order could not be processed, and is tried again.'),
    onInvalid: (orderId: string, faults: string[]) =>
      logger.error({ orderId, faults }, 'A BankID signature is not valid, so nothing was signed.'),
    onUnavailable(error: unknown) {
      if (Date.now() < nextAt) return
      nextAt = Date.now() + LOG_EVERY
      const code = error instanceof BankIdError ? error.code : undefined
      logger.warn({ err: error, code }, 'BankID does not answer about an order. The server asks again every second.')
    },
  }
}
