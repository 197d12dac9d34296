import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { openBackoff } from './backoff.ts'
import { type Child, startChild } from './child.ts'
import type { FromMember, Seat } from './protocol.ts'
import { openReplacement } from './replacement.ts'

/** The processes that serve requests. */
export interface Team {
  /**
   * Starts all processes.
   *
   * @returns the port on which they listen. Undefined if one of them does not start.
   */
  start: () => Promise<number | undefined>
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
  /** Called once with an exit code, when a process does not start, or fails again and again. It has printed the reason itself. */
  onGiveUp: (code: number) => void
}

export function openTeam({ count, onGiveUp, ...options }: TeamOptions): Team {
  const { logger, stopWithin } = options
  const numbers = Array.from({ length: count }, (_, index) => index + 1)
  const children = new Set<Child>()
  /** Returns the process that serves with this number. There is none while a process is started again after its end. */
  const findServing = (number: number) => [...children].find((child) => child.number === number && child.isServing())
  const stopping = new AbortController()

  const giveUp = (code: number): void => {
    if (!stopping.signal.aborted) onGiveUp(code)
  }
  /** Starts a process. When it serves, it replaces the one with the same number, and waits for the end of that one. */
  const fill = async (number: number): Promise<Child> => {
    const child = addChild(number, children, options)
    if ((await child.ready) === undefined) return child
    void watch(child)
    const old = findServing(number)
    if (old !== child) await old?.stop(true, stopWithin)
    return child
  }
  const backoffs = new Map(numbers.map((number) => [number, openBackoff()]))
  /** Starts another process if this one ends without being asked to. */
  const watch = async (child: Child): Promise<void> => {
    const { how, wasAsked } = await child.ended
    if (wasAsked) return
    const { number } = child
    logger.error({ ...describe(child), how }, 'A process has ended. It is started again.')
    let last = child
    while (!findServing(number) && !stopping.signal.aborted) {
      const wait = backoffs.get(number)!(last.age())
      if (wait === undefined) {
        logger.fatal({ process: number }, 'A process has ended again and again soon after its start. The server stops.')
        return giveUp(1)
      }
      await sleep(wait, undefined, { signal: stopping.signal }).catch(() => {})
      if (!stopping.signal.aborted) last = await fill(number)
    }
  }
  const startFirst = async (number: number): Promise<number | undefined> => {
    const { ready, ended } = await fill(number)
    const port = await ready
    if (port === undefined) giveUp((await ended).code ?? 1)
    return port
  }

  return {
    async start() {
      // The first one alone, so that an error that all of them would have is printed once.
      const port = await startFirst(1)
      if (port === undefined) return undefined
      const ports = await Promise.all(numbers.slice(1).map(startFirst))
      return ports.includes(undefined) ? undefined : port
    },
    replaceAll: openReplacement({ numbers, findServing, fill, logger, signal: stopping.signal }),
    async stop() {
      stopping.abort()
      await Promise.all(Array.from(children, (child) => child.stop(false, stopWithin)))
    },
    children: () => children,
  }
}

type AddOptions = Pick<TeamOptions, 'seatOf' | 'onMessage' | 'onEnd' | 'logger'>

function addChild(number: number, children: Set<Child>, options: AddOptions): Child {
  const { seatOf, onMessage, onEnd, logger } = options
  const onKill = (child: Child, reason: string) => logger.error(describe(child), `A process is killed. ${reason}`)
  const child = startChild(seatOf(number), { onMessage, onKill })
  const forget = async () => {
    await child.ended
    children.delete(child)
    onEnd(child)
  }
  children.add(child)
  void forget()
  return child
}

function describe({ number, pid }: Child) {
  return { process: number, pid }
}
