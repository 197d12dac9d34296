import { getPriority } from 'node:os'
import { expect, onTestFinished, test } from 'vitest'
import { LARGE_FROM, type TaskLimits } from '#platform/helpers/helper-rules.ts'
import { residentMemory } from '#platform/helpers/helper-turns.ts'
import { openHelper } from '#platform/helpers/open-helper.ts'
import { UNREACHED } from '@paraph/testing/server/unreached.ts'
import type work from './tasks.ts'

const filename = new URL('./tasks.ts', import.meta.url).href
type Task = Parameters<typeof work>[0]

function open(memory = 64, canWait = false) {
  const helper = openHelper({ memory, idleTimeout: 60_000, canWait })
  onTestFinished(helper.close)
  const run = (task: Task = {}, limits: Partial<TaskLimits> = {}) =>
    helper.use(0, (run) => run<number>({ filename }, task, { work: UNREACHED, elapsed: UNREACHED, ...limits }))
  return { ...helper, run }
}

const isGone = (pid: number) => {
  try {
    return !process.kill(pid, 0)
  } catch {
    return true
  }
}

test('a process that fails without a task harms nothing, and the next task gets another process', async () => {
  const { run } = open()
  const failed = await run({ failsAfterwards: true })
  await expect.poll(() => isGone(failed)).toBe(true)
  expect(await run()).not.toBe(failed)
})

test('a process is kept for the next task, unless it holds much memory', async () => {
  const { run } = open(512)
  const first = await run()
  // Only Linux says how much memory a process holds.
  expect((await residentMemory()) ?? Infinity).toBeGreaterThan(20 * 1024 * 1024)
  expect(await run({ holds: 450 * 1024 * 1024 })).toBe(first)
  expect(await run()).not.toBe(first)
})

test('work that can wait has a lower priority than the server, and other work has the same', async () => {
  const [urgent, patient] = await Promise.all([open().run(), open(64, true).run()])
  // No priority is lower than 19.
  expect([urgent, patient].map((pid) => getPriority(pid))).toEqual([getPriority(), Math.min(getPriority() + 5, 19)])
})

test.each([
  ['memory', 'one object that grows without an end', { takes: 'objects' }, {}],
  ['memory', 'bytes beside the objects', { takes: 'bytes' }, {}],
  ['work', 'processor time without a pause', { takes: 'work' }, { work: 1 }],
  ['elapsed', 'time without any work', { takes: 'time' }, { elapsed: 0 }],
])('a task reaches the limit of %s by %s, fails alone, and the next one works', async (limit, _, task, limits) => {
  const { run } = open()
  await expect(run(task, limits)).rejects.toMatchObject({ limit })
  expect(await run()).toBeGreaterThan(0)
})

test('one helper at a time works on a large file, and small files do not wait', async () => {
  const [first, second, third] = [open(), open(), open()]
  const idle = await second.run()
  const { promise: isFree, resolve: letGo } = Promise.withResolvers<string>()
  const held = first.use(LARGE_FROM, () => isFree)
  const ended: string[] = []
  const waiting = second.use(LARGE_FROM, async () => ended.push('large'))
  await expect.poll(() => isGone(idle)).toBe(true)
  await third.run()
  ended.push('small')
  letGo('')
  await Promise.all([held, waiting])
  expect(ended).toEqual(['small', 'large'])
})

test('a closed helper ends its task, and takes no other', async () => {
  const { run, close } = open()
  const pid = await run()
  const cut = run({ takes: 'time' }).catch(String)
  await close()
  expect(await cut).toContain('closed')
  await expect.poll(() => isGone(pid)).toBe(true)
  await expect(run()).rejects.toThrow('closed')
})
