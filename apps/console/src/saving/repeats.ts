import { isParaphError, type ParaphError } from '@paraph/client'

/** Milliseconds before the first repetition, and the most before a later one. */
const [FIRST, LONGEST] = [2_000, 30_000]

/** True if the server may take the same save later. Anything else is a refusal: the person must change what was refused. */
export function isPassing(error: unknown): error is ParaphError {
  if (isParaphError(error, 'connection_failed', 'timeout', 'response_unexpected', 'idempotency_request_in_progress'))
    return true
  return isParaphError(error) && (error.status >= 500 || error.status === 429)
}

/** Returns the milliseconds before the next repetition. Chance keeps the tabs of many people from coming back to a server at the same moment. */
export function waitAfter(
  failures: number,
  { retryAfter = 0 }: { retryAfter?: number | undefined },
  chance = Math.random,
) {
  const own = FIRST * 2 ** (failures - 1) * (0.75 + chance() / 2)
  return Math.min(LONGEST, Math.max(own, retryAfter * 1000))
}

interface Connection {
  isOnline: () => boolean
  /** Calls the listener after each change. Returns what ends that. */
  subscribe: (listener: (isOnline: boolean) => void) => () => void
}

/**
 * Saves that the server could not take. Each is repeated until the server takes or refuses it: after a while, at once when the connection is back, and at once when
 * the person wants that. The saves of a document are made one after the other, so at most one of them waits here.
 */
export class Repeats {
  readonly #connection: Connection
  /** For each document: what ends the pause. Undefined while the save is tried again. */
  readonly #failed = new Map<string, (() => void) | undefined>()
  readonly #listeners = new Set<() => void>()
  #hasEnded = false

  constructor(connection: Connection) {
    this.#connection = connection
  }

  async run(documentId: string, save: () => PromiseLike<unknown>): Promise<void> {
    try {
      for (let failures = 1; ; failures++) {
        try {
          await save()
          return
        } catch (error) {
          if (!isPassing(error) || this.#hasEnded) throw error
          const isCalled = await this.#pause(documentId, waitAfter(failures, error))
          if (isCalled) failures = 0
        }
      }
    } finally {
      this.#failed.delete(documentId)
      this.#tell()
    }
  }

  /** What became of the save of this document that failed. Undefined if none did. */
  stateOf(documentId: string): 'waits' | 'runs' | undefined {
    if (!this.#failed.has(documentId)) return undefined
    return this.#failed.get(documentId) ? 'waits' : 'runs'
  }

  tryNow(documentId: string) {
    this.#failed.get(documentId)?.()
  }

  /** Tries each save once more, and then no more. For when the person leaves the account. */
  end() {
    this.#hasEnded = true
    for (const wake of this.#failed.values()) wake?.()
  }

  /** Calls the listener after each change. Returns what ends that. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Resolves with false when the time has passed, and with true when something ends the pause before. Without a connection, there is no such time. */
  async #pause(documentId: string, milliseconds: number): Promise<boolean> {
    const { promise, resolve } = Promise.withResolvers<boolean>()
    const timer = this.#connection.isOnline() ? setTimeout(resolve, milliseconds, false) : undefined
    const stop = this.#connection.subscribe((isOnline) => isOnline && resolve(true))
    this.#failed.set(documentId, () => resolve(true))
    this.#tell()
    const isCalled = await promise
    clearTimeout(timer)
    stop()
    this.#failed.set(documentId, undefined)
    this.#tell()
    return isCalled
  }

  #tell() {
    for (const listener of this.#listeners) listener()
  }
}
