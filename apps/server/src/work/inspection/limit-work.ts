import { threadId, type Worker } from 'node:worker_threads'

/** Milliseconds. */
export interface WorkLimits {
  /** Of processor time. A machine that is busy with other things does not make a file too complex. */
  work: number
  /** Of any time, because a client does not wait for ever. */
  elapsed: number
}

/**
 * Memory that both threads share: the id of the thread that runs the task, and the milliseconds of processor time that this thread had used before.
 */
export type WorkMeter = Float64Array<SharedArrayBuffer>

export interface LimitedWork {
  /** A part of the task. The thread calls `begin` with it. */
  meter: WorkMeter
  /** Stops the task. */
  signal: AbortSignal
  /** The limit that the task has reached, if so. */
  reached: () => keyof WorkLimits | undefined
  end: () => void
}

/** Milliseconds between two checks. */
const LOOK_EVERY = 100

/** A task that got less than this part of the elapsed time as processor time had to wait for the machine. */
const BUSY_BELOW = 0.5

type MeasuredThread = Pick<Worker, 'threadId' | 'cpuUsage'>

/** Begins to watch the work of one task. */
export function limitWork(threads: () => readonly MeasuredThread[], limits: WorkLimits): LimitedWork {
  const meter: WorkMeter = new Float64Array(new SharedArrayBuffer(16))
  const stop = new AbortController()
  const start = performance.now()
  let reached: keyof WorkLimits | undefined
  const stopAt = (limit: keyof WorkLimits) => {
    reached ??= limit
    stop.abort()
  }
  let isAsked = false
  /** What the thread reported last, and when. */
  let report = { work: 0, at: start }
  const ask = async () => {
    isAsked = true
    report = { work: await workOf(threads(), meter), at: performance.now() }
    isAsked = false
  }
  const look = () => {
    if (!isAsked) return void ask().then(check)
    check()
  }
  const check = () => {
    const now = performance.now()
    // A thread in native code, or one that collects garbage, does not report its processor time. The file makes it do that, so all of this time counts.
    const work = report.work + (isAsked ? now - report.at : 0)
    if (work >= limits.work) stopAt('work')
    else if (now - start >= limits.elapsed) stopAt(work < (now - start) * BUSY_BELOW ? 'elapsed' : 'work')
  }
  const timer = setInterval(look, LOOK_EVERY)
  return { meter, signal: stop.signal, reached: () => reached, end: () => clearInterval(timer) }
}

/** The thread calls this when its work begins. */
export function begin(meter: WorkMeter): void {
  meter[1] = milliseconds(process.threadCpuUsage())
  meter[0] = threadId
}

/** Returns the processor time of the task. Returns 0 if no thread has begun, or if the thread has ended. */
async function workOf(threads: readonly MeasuredThread[], [id, before]: WorkMeter): Promise<number> {
  const thread = threads.find(({ threadId }) => threadId === id)
  const used = await thread?.cpuUsage().catch(() => undefined)
  return used ? milliseconds(used) - before! : 0
}

const milliseconds = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1000
