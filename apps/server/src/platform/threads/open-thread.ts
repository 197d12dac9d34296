import type { Worker } from 'node:worker_threads'
import { Piscina } from 'piscina'

/** MB that a thread may hold between two tasks. One with more ends, because its memory would not be given back otherwise. A usual seal leaves 160 MB. */
const KEPT = 250
const MB = 1024 * 1024

/** Milliseconds between two looks at the memory of a task. */
const LOOK_EVERY = 50

/** MB between the limit of a task and the limit of V8, for what a task takes between two looks. An array that grows is copied, and a copy is one object. */
const RESERVE = 1024

/** A pool with one thread. The thread starts with the first task, and ends when there is nothing to do, or when it holds much memory. */
export interface Thread {
  /** Waits until it is the turn of this work, so that the limits of a task do not include the wait. */
  use: <T>(work: (pool: Piscina) => Promise<T>) => Promise<T>
  close: () => Promise<void>
}

interface Options {
  /** MB of JavaScript objects. A task that needs more fails. */
  memory: number
  /** Milliseconds. */
  idleTimeout: number
}

export function openThread(options: Options): Thread {
  let pool = openPool(options)
  let isClosed = false
  let last: Promise<unknown> = Promise.resolve()

  const giveBack = async () => {
    if (isClosed || (await heldBy(pool.threads[0])) <= KEPT * MB) return
    const full = pool
    pool = openPool(options)
    await full.destroy()
  }

  return {
    use(work) {
      const done = last.then(() => {
        if (isClosed) throw new Error('The thread is closed.')
        return work(pool)
      })
      last = done.catch(() => {}).then(giveBack)
      return done
    },
    close: async () => {
      isClosed = true
      await pool.destroy()
    },
  }
}

function openPool({ memory, idleTimeout }: Options): Piscina {
  const pool = new WatchedPool(memory, {
    minThreads: 0,
    maxThreads: 1,
    idleTimeout,
    // An idle thread then tells how much memory it holds.
    atomics: 'disabled',
    resourceLimits: { maxOldGenerationSizeMb: memory + RESERVE },
  })
  // Comes from a thread without a task: one that reaches its limit of memory while it is stopped. The task has failed with an error of its own, and
  // an event without a listener would end the process.
  pool.on('error', () => {})
  return pool
}

/** Stops a task that needs more memory. At the limit of V8, one object of more than 16 MB would end the whole process, not only the thread. */
class WatchedPool extends Piscina {
  readonly #memory: number

  constructor(memory: number, options: ConstructorParameters<typeof Piscina>[0]) {
    super(options)
    this.#memory = memory
  }

  override async run(task: unknown, options: Parameters<Piscina['run']>[1] = {}): Promise<unknown> {
    const full = new AbortController()
    const signals = [full.signal, options.signal].filter((signal) => signal instanceof AbortSignal)
    let isAsked = false
    const look = async () => {
      // A thread in native code answers later.
      if (isAsked) return
      isAsked = true
      const heap = await heapOf(this.threads[0])
      isAsked = false
      if (heap && heap.used_heap_size > this.#memory * MB) full.abort()
    }
    const timer = setInterval(look, LOOK_EVERY)
    try {
      return await super.run(task, { ...options, signal: AbortSignal.any(signals) })
    } catch (cause) {
      if (!full.signal.aborted) throw cause
      throw Object.assign(new Error('The task needs too much memory.', { cause }), { code: 'ERR_WORKER_OUT_OF_MEMORY' })
    } finally {
      clearInterval(timer)
    }
  }
}

/** Returns 0 if there is no thread, or if it has ended. */
async function heldBy(thread: Worker | undefined): Promise<number> {
  // The answer alone would not keep a command alive that waits for it.
  thread?.ref()
  const heap = await heapOf(thread)
  thread?.unref()
  return heap ? heap.total_heap_size + heap.external_memory : 0
}

const heapOf = (thread: Worker | undefined) => thread?.getHeapStatistics().catch(() => undefined)
