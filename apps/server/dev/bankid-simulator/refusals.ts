import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { type BankIdApi, BankIdError } from '#platform/bankid/rp-api.ts'

export type Operation = keyof BankIdApi

/** `hang`: the simulator does not answer. */
export type Refusal = 'hang' | 'Maintenance' | 'requestTimeout' | 'internalError' | 'unauthorized' | 'alreadyInProgress'

export const refusals: Refusal[] = [
  'Maintenance',
  'requestTimeout',
  'internalError',
  'unauthorized',
  'alreadyInProgress',
  'hang',
]

/** Errors on demand. */
export class Refusals {
  #next: { code: Refusal; operation: Operation | undefined; times: number } | undefined

  get current(): Refusal | undefined {
    return this.#next?.code
  }

  /** Answers this number of calls with the error. Undefined ends it. */
  set(code: Refusal | undefined, { operation, times = Infinity }: { operation?: Operation; times?: number } = {}) {
    this.#next = code && { code, operation, times }
  }

  async apply(operation: Operation, request: IncomingMessage): Promise<void> {
    const next = this.#next
    if (!next || (next.operation ?? operation) !== operation) return
    next.times -= 1
    if (next.times <= 0) this.#next = undefined
    if (next.code !== 'hang') throw new BankIdError(next.code, 'Simulated')
    await once(request.socket, 'close')
    throw new BankIdError('requestTimeout', 'The client has gone')
  }
}
