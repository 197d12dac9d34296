import { isParaphError } from '@paraph/client'
import { pacer, pause, secondsToWait } from '../../session/request-pace.ts'

/** Rows that are worked on at the same time. */
const AT_ONCE = 4

/** A fault that no answer of the server tells. */
export class RowFault extends Error {
  readonly why: 'nobody' | 'reported' | 'stopped' | 'unsaved'

  constructor(why: RowFault['why']) {
    super(why)
    this.why = why
  }
}

export interface Outcome {
  /** The faults, each with the name of the person if it concerns only one. Empty if the row is done. */
  faults: { who?: string; error: unknown }[]
  /** How many people have got a reminder. */
  people?: number
}

/** Makes a request when it is allowed to. Throws a `RowFault` if the run was stopped before it. */
export type MakeRequest = <Reply>(request: () => PromiseLike<Reply>) => Promise<Reply>

interface RunOptions<Row> {
  act: (row: Row, make: MakeRequest) => Promise<Outcome>
  /** Ends the run: no request begins after it. What has begun goes on to its end, so that each row knows what became of it. */
  stop: AbortController
  atOnce?: number
  onOutcome: (row: Row, outcome: Outcome) => void
  /** Gets the seconds that the server asks to wait, and then undefined. */
  onPause: (seconds: number | undefined) => void
}

/** Does the same with each row, a few at a time. It ends early if no row can succeed any more: without a connection, or if the key is no longer valid. */
export async function runRows<Row>(rows: readonly Row[], options: RunOptions<Row>): Promise<void> {
  const { act, stop, atOnce = AT_ONCE, onOutcome } = options
  const make = requestsOf(options)
  const left = rows.values()
  const work = async () => {
    for (const row of left) {
      if (stop.signal.aborted) return
      const outcome = await act(row, make).catch((error: unknown): Outcome => ({ faults: [{ error }] }))
      // Nothing was tried.
      if (outcome.faults.length === 1 && isStopped(outcome.faults[0]!.error) && !outcome.people) return
      if (outcome.faults.some(({ error }) => endsAll(error))) stop.abort()
      onOutcome(row, outcome)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}

function requestsOf({ stop: { signal }, onPause }: Pick<RunOptions<never>, 'stop' | 'onPause'>): MakeRequest {
  const isFree = pacer()
  /** When the server takes requests again. */
  let opensAt = 0
  const isOpen = async () => {
    const wait = opensAt - performance.now()
    if (wait <= 0) return
    await pause(wait, signal)
    onPause(undefined)
  }
  return async (request) => {
    for (;;) {
      await isFree(signal)
      await isOpen()
      if (signal.aborted) throw new RowFault('stopped')
      try {
        return await request()
      } catch (error) {
        // Other limits, such as one reminder an hour, concern a row alone.
        const seconds = isParaphError(error, 'rate_limit_exceeded') ? secondsToWait(error) : undefined
        if (seconds === undefined) throw error
        opensAt = performance.now() + seconds * 1000
        onPause(seconds)
      }
    }
  }
}

const isFault = (error: unknown, why: RowFault['why']) => error instanceof RowFault && error.why === why

const isStopped = (error: unknown) => isFault(error, 'stopped')

/** True if the answer of the server was lost, so that it is not known whether the request had its effect. */
export const isLost = (error: unknown) => isParaphError(error, 'connection_failed', 'timeout')

/** True if no other request can succeed now. */
export const endsAll = (error: unknown) =>
  isStopped(error) || isFault(error, 'unsaved') || isLost(error) || (isParaphError(error) && error.status === 401)
