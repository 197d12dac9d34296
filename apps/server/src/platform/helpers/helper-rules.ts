/** What one task may take. */
export interface TaskLimits {
  /** Milliseconds of processor time. A machine that is busy with other things does not make a task too long. */
  work: number
  /** Milliseconds of any time, because nothing waits for ever. */
  elapsed: number
}

export type TaskLimit = keyof TaskLimits | 'memory'

/** Bytes of a file from which on it counts as large. Its task can take several hundred megabytes of memory. */
export const LARGE_FROM = 2 * 1024 * 1024

/** A task that got no more than this part of the elapsed time as processor time had to wait for the machine. */
const BUSY_UP_TO = 0.5

/** Returns the limit that the task has reached, if so. */
export function reachedLimit(used: TaskLimits, limits: TaskLimits): keyof TaskLimits | undefined {
  if (used.work >= limits.work) return 'work'
  if (used.elapsed < limits.elapsed) return undefined
  return used.work <= used.elapsed * BUSY_UP_TO ? 'elapsed' : 'work'
}

/**
 * The signal by which a helper process ends itself at a limit. V8 and the kernel have other signals for a process that needs too much memory, and each
 * of them counts as the limit of memory.
 */
export const limitSignals = { work: 'SIGVTALRM', elapsed: 'SIGALRM', memory: 'SIGKILL' } as const satisfies Record<
  TaskLimit,
  NodeJS.Signals
>
