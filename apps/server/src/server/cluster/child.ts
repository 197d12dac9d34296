import cluster from 'node:cluster'
import type { FromMember, FromPrimary, Seat } from './protocol.ts'

/** Milliseconds. A start takes seconds. It takes longer if another server changes the schema at the same time. */
const START_WITHIN = 5 * 60_000

/** Milliseconds between two questions whether a process still answers, and the number of missing answers after which it counts as hung. */
const [ASK_EVERY, MAX_UNANSWERED] = [5_000, 12]

/** A process that serves requests, as the primary sees it. */
export interface Child {
  number: number
  pid: number
  /** The port on which it listens. Undefined if it ended before. */
  ready: Promise<number | undefined>
  ended: Promise<ProcessEnd>
  /** True from the moment it listens until it is asked to stop. */
  isServing: () => boolean
  /** Milliseconds since its start. */
  age: () => number
  send: (message: FromPrimary) => void
  /** Stops it without losing a request, and resolves when it has ended. It is killed if that takes longer than `within` milliseconds. */
  stop: (isReplaced: boolean, within: number) => Promise<void>
}

interface ProcessEnd {
  /** In words. */
  how: string
  /** Undefined if a signal ended it. */
  code: number | undefined
  /** True if it was asked to stop. */
  wasAsked: boolean
}

interface Hooks {
  onMessage: (child: Child, message: FromMember) => void
  /** Called before the process is killed, with the reason. */
  onKill: (child: Child, reason: string) => void
}

/** Starts a process. */
export function startChild(seat: Seat, { onMessage, onKill }: Hooks): Child {
  const worker = cluster.fork()
  const startedAt = performance.now()
  const ready = Promise.withResolvers<number | undefined>()
  const ended = Promise.withResolvers<ProcessEnd>()
  let state: 'starting' | 'serving' | 'stopping' = 'starting'
  let unanswered = 0

  const kill = (reason: string) => {
    onKill(child, reason)
    worker.process.kill('SIGKILL')
  }
  const startLimit = setTimeout(() => kill('It did not start in time.'), START_WITHIN)
  const questions = setInterval(() => {
    // While it starts, it compiles for seconds, and on a busy machine for much longer.
    if (state === 'starting') return
    if (unanswered >= MAX_UNANSWERED) kill('It does not answer.')
    unanswered++
    child.send({ type: 'ping' })
  }, ASK_EVERY)

  const child: Child = {
    number: seat.number,
    pid: worker.process.pid!,
    ready: ready.promise,
    ended: ended.promise,
    isServing: () => state === 'serving' && !worker.isDead(),
    age: () => performance.now() - startedAt,
    send(message) {
      // A message to a process that has just ended is lost, and so is the error of it.
      if (worker.isConnected()) worker.process.send(message, () => {})
    },
    async stop(isReplaced, within) {
      if (state === 'starting') worker.process.kill('SIGTERM')
      else if (state === 'serving') child.send({ type: 'stop', isReplaced })
      state = 'stopping'
      const limit = setTimeout(() => kill('It did not stop in time.'), within)
      await ended.promise
      clearTimeout(limit)
    },
  }
  worker.on('listening', ({ port }) => {
    clearTimeout(startLimit)
    if (state === 'starting') state = 'serving'
    ready.resolve(port)
  })
  worker.on('message', (message: FromMember) => {
    unanswered = 0
    if (message.type === 'joined') child.send({ type: 'start', seat })
    // Also tells the process to close its listener. Connections that are on their way to it arrive before this.
    if (message.type === 'closing') worker.disconnect()
    if (message.type === 'closed') worker.process.disconnect()
    if (!worker.isDead()) onMessage(child, message)
  })
  worker.on('exit', (code, signal) => {
    clearTimeout(startLimit)
    clearInterval(questions)
    ready.resolve(undefined)
    const how = signal ? { how: signal, code: undefined } : { how: `exit code ${code}`, code }
    ended.resolve({ ...how, wasAsked: state === 'stopping' })
  })
  return child
}
