import cluster, { type Worker } from 'node:cluster'
import type { FromMember, FromPrimary, Seat } from './protocol.ts'

/** Milliseconds. A start takes seconds. It takes longer if another server changes the schema at the same time. */
const START_WITHIN = 5 * 60_000

/** Milliseconds between two questions whether a process still answers, and the number of missing answers after which it counts as hung. */
const [ASK_EVERY, MAX_UNANSWERED] = [5_000, 12]

/** Milliseconds that the last messages of a process may arrive after its end. */
const LAST_MESSAGES_WITHIN = 1_000

/** A process that serves requests, as the primary sees it. */
export interface Child {
  number: number
  pid: number
  /** The port on which it listens. Undefined if it ended before. */
  ready: Promise<number | undefined>
  /** How it ended, in words, and its exit code. Undefined if a signal ended it. */
  ended: Promise<{ how: string; code: number | undefined }>
  hasEnded: () => boolean
  /** True from the moment it listens until it is asked to stop. */
  isServing: () => boolean
  /** Milliseconds since its start. */
  age: () => number
  send: (message: FromPrimary) => void
  /** Stops it without losing a request, and resolves when it has ended. It is killed if that takes longer than `within` milliseconds. */
  stop: (isReplaced: boolean, within: number) => Promise<void>
}

interface Hooks {
  onMessage: (child: Child, message: FromMember) => void
  /** Called before the process is killed, with the reason. */
  onKill: (child: Child, reason: string) => void
}

/** Starts a process. */
export function startChild(seat: Seat, { onMessage, onKill }: Hooks): Child {
  const worker: Worker = cluster.fork()
  const startedAt = performance.now()
  const ready = Promise.withResolvers<number | undefined>()
  const ended = Promise.withResolvers<{ how: string; code: number | undefined }>()
  let state: 'starting' | 'serving' | 'stopping' | 'ended' = 'starting'
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
    hasEnded: () => state === 'ended',
    isServing: () => state === 'serving',
    age: () => performance.now() - startedAt,
    send(message) {
      // A message to a process that has just ended is lost, and so is the error of it.
      if (worker.isConnected()) worker.process.send(message, () => {})
    },
    async stop(isReplaced, within) {
      if (state === 'starting') worker.process.kill('SIGTERM')
      else if (state === 'serving') child.send({ type: 'stop', isReplaced })
      if (state !== 'ended') state = 'stopping'
      const limit = setTimeout(() => kill('It did not stop in time.'), within)
      await ended.promise
      clearTimeout(limit)
    },
  }
  worker.on('message', (message: FromMember) => {
    unanswered = 0
    if (message.type === 'joined') child.send({ type: 'start', seat })
    if (message.type === 'ready') {
      clearTimeout(startLimit)
      if (state === 'starting') state = 'serving'
      ready.resolve(message.port)
    }
    // Also tells the process to close its listener. Connections that are on their way to it arrive before this.
    if (message.type === 'closing') worker.disconnect()
    onMessage(child, message)
  })
  const end = Promise.withResolvers<{ how: string; code: number | undefined }>()
  worker.process.once('exit', (code, signal) => {
    const how = code === null ? { how: String(signal), code: undefined } : { how: `exit code ${code}`, code }
    end.resolve(how)
    // Node does not report the disconnect of a process that was killed before it had confirmed a connection that it got.
    setTimeout(conclude, LAST_MESSAGES_WITHIN, how)
  })
  // Its last messages arrive before this event, but may arrive after its end.
  worker.process.once('disconnect', () => void end.promise.then(conclude))
  const conclude = (how: Awaited<Child['ended']>) => {
    clearTimeout(startLimit)
    clearInterval(questions)
    state = 'ended'
    ready.resolve(undefined)
    ended.resolve(how)
  }
  return child
}
