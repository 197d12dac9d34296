import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { openThread } from '#platform/threads/open-thread.ts'
import type work from './tasks.ts'

const filename = new URL('./tasks.ts', import.meta.url).href
type Task = Parameters<typeof work>[0]

function open() {
  const thread = openThread({ memory: 64, idleTimeout: 60_000 })
  onTestFinished(thread.close)
  return { ...thread, run: (task: Task = {}) => thread.use<number>((pool) => pool.run(task, { filename })) }
}

test('a thread that fails without a task does not end the process, and the next task gets another thread', async () => {
  const thread = open()
  const failed = await thread.use<number>(async (pool) => {
    const ended = once(pool, 'workerDestroy')
    const id = await pool.run({ failsAfterwards: true } satisfies Task, { filename })
    await ended
    return id
  })
  expect(await thread.run()).not.toBe(failed)
})

test('a thread is kept for the next task, unless it holds much memory', async () => {
  const thread = open()
  const first = await thread.run()
  expect(await thread.run({ holds: 300 * 1024 * 1024 })).toBe(first)
  expect(await thread.run()).not.toBe(first)
})

test('a task with one object that grows without an end fails alone: the process stays, and the next task works', async () => {
  const thread = open()
  await expect(thread.run({ growsForEver: true })).rejects.toMatchObject({ code: 'ERR_WORKER_OUT_OF_MEMORY' })
  expect(await thread.run()).toBeGreaterThan(0)
})

test('a closed thread takes no task', async () => {
  const thread = open()
  await thread.close()
  await expect(thread.run()).rejects.toThrow('closed')
})
