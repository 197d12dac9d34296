import { type ChildProcess, fork } from 'node:child_process'
import { constants, getPriority, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { limitSignals, type TaskLimit, type TaskLimits } from './helper-rules.ts'
import { members, takeTurn } from './helper-turns.ts'

/** MB that a process may hold between two tasks. One with more ends, because it would not give its memory back. A usual seal leaves 250 MB. */
const KEPT = 400
const MB = 1024 * 1024

/** MB that a process may hold beside JavaScript objects: its code, the bytes of files and the memory of WebAssembly. */
const BESIDE_OBJECTS = 400

/** KB of calls in calls. Files nest their objects, and the 984 KB that Node takes are too few for some that can be sealed. The system has 8 MB. */
const STACK = 3900

/** How much lower the priority of work that can wait is. On a busy machine, it gets about a third of the time of other work, so it never stops. */
const LOWER = 5

const PROGRAM = fileURLToPath(new URL('./helper.ts', import.meta.url))

/** The file that does the work in the process, and its function if it is not the default one. */
export interface HelperProgram {
  filename: string
  name?: string
}

/** What the server sends. */
export interface HelperOrder {
  program: HelperProgram
  task: unknown
  limits: TaskLimits
}

/** What the helper process sends. */
export type HelperAnswer = { value: unknown } | { error: unknown }

/** The task has ended its process, because it needed more than its limits. */
export class LimitError extends Error {
  readonly limit: TaskLimit

  constructor(limit: TaskLimit) {
    super(`The task has reached its limit: ${limit}.`)
    this.limit = limit
  }
}

/** @throws LimitError, or what the program throws. An error loses its class and its code on the way. */
export type RunInHelper = <T>(program: HelperProgram, task: unknown, limits: TaskLimits) => Promise<T>

/**
 * Works on one task after the other in a process, because a file can make a program take any amount of time or memory, or crash. The process starts
 * with the first task, and ends when there is nothing to do, or when it holds much memory.
 */
export interface Helper {
  /**
   * Waits until it is the turn of this work, so that the limits of a task do not include the wait.
   *
   * @param size - the bytes of the files on which it works
   */
  use: <T>(size: number, work: (run: RunInHelper) => Promise<T>) => Promise<T>
  close: () => Promise<void>
}

interface Options {
  /** MB of JavaScript objects. */
  memory: number
  /** Milliseconds. */
  idleTimeout: number
  /** True if the work can wait while the machine is busy with other things. */
  canWait?: boolean
}

export function openHelper({ memory, idleTimeout, canWait }: Options): Helper {
  let helper: ChildProcess | undefined
  let isClosed = false
  let last: Promise<unknown> = Promise.resolve()
  let idle: NodeJS.Timeout | undefined

  const start = () => {
    const started = fork(PROGRAM, [String((memory + BESIDE_OBJECTS) * MB)], {
      execArgv: [`--max-old-space-size=${memory}`, `--stack-size=${STACK}`],
      serialization: 'advanced',
      // At its limit, V8 prints its state.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    if (canWait && started.pid !== undefined)
      setPriority(started.pid, Math.min(getPriority() + LOWER, constants.priority.PRIORITY_LOW))
    // An idle process can end too, and an event without a listener would end the server.
    started.on('error', () => {})
    started.on('exit', () => {
      if (helper === started) helper = undefined
    })
    return started
  }
  const end = () => {
    helper?.kill('SIGKILL')
    helper = undefined
  }

  const member = { end, pid: () => helper?.pid }
  members.add(member)

  const run: RunInHelper = async (program, task, limits) => {
    clearTimeout(idle)
    helper ??= start()
    const used = helper
    keepAlive(used, true)
    try {
      const answer = await ask(used, { program, task, limits })
      if (answer.memory > KEPT * MB) end()
      if ('error' in answer) throw answer.error
      return answer.value as never
    } catch (cause) {
      throw isClosed ? new Error('The helper is closed.', { cause }) : cause
    } finally {
      keepAlive(used, false)
      idle = setTimeout(end, idleTimeout).unref()
    }
  }

  return {
    use(size, work) {
      const done = last.then(() =>
        takeTurn(size, member, () => {
          if (isClosed) throw new Error('The helper is closed.')
          return work(run)
        }),
      )
      last = done.catch(() => {})
      return done
    },
    close: async () => {
      isClosed = true
      clearTimeout(idle)
      end()
      members.delete(member)
    },
  }
}

async function ask(helper: ChildProcess, order: HelperOrder): Promise<HelperAnswer & { memory: number }> {
  const { promise, resolve, reject } = Promise.withResolvers<HelperAnswer & { memory: number }>()
  const onExit = (code: number | null, signal: NodeJS.Signals | null) => reject(reasonOf(code, signal))
  helper.once('message', resolve).once('error', reject).once('exit', onExit)
  try {
    // If the process has ended meanwhile, its end says why.
    helper.send(order, () => {})
    return await promise
  } finally {
    helper.off('message', resolve).off('error', reject).off('exit', onExit)
  }
}

function reasonOf(code: number | null, signal: NodeJS.Signals | null): Error {
  if (signal === null) return new Error(`The helper process has ended with the code ${code}.`)
  const limit = (['work', 'elapsed'] as const).find((name) => limitSignals[name] === signal)
  return new LimitError(limit ?? 'memory')
}

/** A command that waits for a task goes on, and one that waits for nothing ends. */
function keepAlive(helper: ChildProcess, isNeeded: boolean): void {
  for (const handle of [helper, helper.channel]) {
    if (isNeeded) handle?.ref()
    else handle?.unref()
  }
}
