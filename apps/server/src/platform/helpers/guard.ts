import { parentPort, workerData } from 'node:worker_threads'
import { limitSignals, reachedLimit, type TaskLimit, type TaskLimits } from './helper-rules.ts'

/*
 * A thread beside the work of a helper process. It ends the process when a task reaches a limit, also while the work is in native code and hears
 * nothing, and when the server has ended.
 */

/** Milliseconds between two looks. */
const LOOK_EVERY = 50

const { memory } = workerData as { memory: number }
const server = process.ppid

let limits: TaskLimits | undefined
/** The processor time and the time when the task began. */
let began: TaskLimits | undefined

parentPort!.on('message', (ofTask: TaskLimits | undefined) => {
  limits = ofTask
  began = undefined
  look()
})
setInterval(look, LOOK_EVERY)

function look(): void {
  if (process.ppid !== server || process.memoryUsage.rss() > memory) return end('memory')
  if (!limits) return
  const { work, elapsed } = now()
  began ??= { work, elapsed }
  const limit = reachedLimit({ work: work - began.work, elapsed: elapsed - began.elapsed }, limits)
  if (limit) end(limit)
}

function now(): TaskLimits {
  const { user, system } = process.cpuUsage()
  return { work: (user + system) / 1000, elapsed: performance.now() }
}

function end(limit: TaskLimit): void {
  process.kill(process.pid, limitSignals[limit])
}
