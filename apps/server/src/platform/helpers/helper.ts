import { flushCompileCache } from 'node:module'
import { Worker } from 'node:worker_threads'
import type { TaskLimits } from './helper-rules.ts'
import type { HelperAnswer, HelperOrder } from './open-helper.ts'

/* The program of a helper process: it works for the server, which sends one task after the other. */

const guard = new Worker(new URL('./guard.ts', import.meta.url), { workerData: { memory: Number(process.argv[2]) } })
guard.unref()

function watch(limits: TaskLimits | undefined): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A thread has no origin.
  guard.postMessage(limits)
}

// A terminal and systemd send these to all processes. The server decides what still has to be finished.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})

process.on('message', async ({ program: { filename, name = 'default' }, task, limits }: HelperOrder) => {
  const answer = await import(filename)
    .then((module: Record<string, (task: unknown) => unknown>) => {
      watch(limits)
      return module[name]!(task)
    })
    .then(
      (value): HelperAnswer => ({ value }),
      (error: unknown): HelperAnswer => ({ error }),
    )
  watch(undefined)
  process.send!({ ...answer, memory: process.memoryUsage.rss() })
  // The server ends this process by a signal, after which Node would not store what it has compiled.
  flushCompileCache()
})
