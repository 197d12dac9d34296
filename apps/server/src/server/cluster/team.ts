import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { openBackoff } from './backoff.ts'
import { type Child, startChild } from './child.ts'
import type { FromMember, Seat } from './protocol.ts'

/** The processes that serve requests. */
export interface Team {
  /**
   * Starts all processes.
   *
   * @returns the port on which they listen.
   * @throws StartError if one of them does not start.
   */
  start: () => Promise<number>
  /** Replaces all processes, one after the other. Each one starts to serve before the one that it replaces stops. If that is under way, it begins once more afterwards. */
  replaceAll: () => void
  /** Stops all processes without losing a request. */
  stop: () => Promise<void>
  /** Those that have not ended. */
  children: () => ReadonlySet<Child>
}

export interface TeamOptions {
  count: number
  seatOf: (number: number) => Seat
  /** Milliseconds that a process has to stop. */
  stopWithin: number
  logger: Logger
  onMessage: (child: Child, message: FromMember) => void
  onEnd: (child: Child) => void
  /** Called once, when a process fails again and again. */
  onGiveUp: () => void
}

/** A process has ended before it listened. It has printed the reason itself. */
export class StartError extends Error {
  readonly code: number
  constructor(code: number) {
    super('A process of the server did not start.')
    this.code = code
  }
}

export function openTeam({ count, seatOf, stopWithin, logger, onMessage, onEnd, onGiveUp }: TeamOptions): Team {
  const children = new Set<Child>()
  /** The process that has each number. While a process is started again after its end, its number is missing. */
  const seated = new Map<number, Child>()
  const backoffs = Array.from({ length: count + 1 }, openBackoff)
  const stopping = new AbortController()
  let replacing: Promise<void> | undefined
  let isReplacementWanted = false

  const add = (number: number): Child => {
    const onKill = (child: Child, reason: string) => logger.error(describe(child), `A process is killed. ${reason}`)
    const child = startChild(seatOf(number), { onMessage, onKill })
    children.add(child)
    void forget(child)
    return child
  }

  const forget = async (child: Child): Promise<void> => {
    await child.ended
    children.delete(child)
    onEnd(child)
  }

  /** Gives the process its number, and starts another one if it ends without being asked to. */
  const seat = (child: Child): void => {
    seated.set(child.number, child)
    void watch(child)
  }

  const watch = async (child: Child): Promise<void> => {
    const { how } = await child.ended
    if (seated.get(child.number) !== child || stopping.signal.aborted) return
    seated.delete(child.number)
    logger.error({ ...describe(child), how }, 'A process has ended. It is started again.')
    await startAgain(child)
  }

  const startAgain = async (last: Child): Promise<void> => {
    const wait = backoffs[last.number]!(last.age())
    if (wait === undefined) {
      logger.fatal(
        { process: last.number },
        'A process has ended again and again soon after its start. The server stops.',
      )
      return onGiveUp()
    }
    await sleep(wait, undefined, { signal: stopping.signal }).catch(() => {})
    const isNeeded = () => !stopping.signal.aborted && !seated.has(last.number)
    if (!isNeeded()) return
    const child = add(last.number)
    const isReady = (await child.ready) !== undefined
    if (!isNeeded()) await child.stop(true, stopWithin)
    else if (isReady) seat(child)
    else await startAgain(child)
  }

  /** Returns false if the process could not be replaced. Then the old one goes on serving. */
  const replace = async (number: number): Promise<boolean> => {
    const next = add(number)
    if ((await next.ready) === undefined) return false
    const old = seated.get(number)
    seat(next)
    await old?.stop(true, stopWithin)
    return true
  }

  const replaceEach = async (): Promise<void> => {
    logger.info('The processes are replaced, one after the other.')
    for (let number = 1; number <= count && !stopping.signal.aborted; number++) {
      // A process that is being started again is new anyway.
      if (!seated.has(number) || (await replace(number)) || stopping.signal.aborted) continue
      logger.error({ process: number }, 'A new process did not start. The processes that were not replaced go on.')
      return
    }
    if (!stopping.signal.aborted) logger.info('All processes were replaced.')
  }

  const replaceWhileWanted = async (): Promise<void> => {
    while (isReplacementWanted && !stopping.signal.aborted) {
      isReplacementWanted = false
      await replaceEach()
    }
    replacing = undefined
  }

  return {
    async start() {
      // The first one alone, so that an error that all of them would have is printed once.
      const first = add(1)
      const port = await readyOf(first)
      const others = Array.from({ length: count - 1 }, (_, index) => add(index + 2))
      await Promise.all(others.map(readyOf))
      for (const child of [first, ...others]) seat(child)
      return port
    },
    replaceAll() {
      isReplacementWanted = true
      replacing ??= replaceWhileWanted()
    },
    async stop() {
      stopping.abort()
      await Promise.all(Array.from(children, (child) => child.stop(false, stopWithin)))
    },
    children: () => children,
  }
}

async function readyOf(child: Child): Promise<number> {
  const port = await child.ready
  if (port !== undefined) return port
  const { code } = await child.ended
  throw new StartError(code ?? 1)
}

function describe({ number, pid }: Child) {
  return { process: number, pid }
}
