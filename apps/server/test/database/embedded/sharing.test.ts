import { expect, test } from 'vitest'
import { isAlive, open, postmasterPid, query, sharedDataDir, startUser, until } from './harness.ts'

const dataDir = sharedDataDir()

test('five processes that start at once on an empty folder share one PostgreSQL, and the last to leave stops it', async () => {
  const users = await Promise.all(Array.from({ length: 5 }, () => startUser(dataDir)))
  const pid = postmasterPid(dataDir)!
  const sessions = await Promise.all(
    users.map((user) => user.query('select pg_postmaster_start_time() as time, pg_backend_pid() as pid')),
  )
  expect(new Set(sessions.map(([row]) => row!['time'])).size).toBe(1)
  expect(new Set(sessions.map(([row]) => row!['pid'])).size).toBe(5)
  for (const user of users.slice(1)) {
    await user.close()
    expect(await users[0]!.query('select 1 as one')).toEqual([{ one: 1 }])
  }
  expect(postmasterPid(dataDir)).toBe(pid)
  await users[0]!.close()
  expect(postmasterPid(dataDir)).toBeUndefined()
  await until(() => !isAlive(pid))
})

test('starts that meet the stop of the last user all end up on one PostgreSQL, and nothing is lost', async () => {
  let current = [await startUser(dataDir)]
  await current[0]!.query('drop table if exists kept; create table kept (id int)')
  for (let round = 1; round <= 4; round += 1) {
    const [next] = await Promise.all([
      Promise.all(Array.from({ length: 3 }, () => startUser(dataDir))),
      ...current.map((user) => user.close()),
    ])
    await Promise.all(next.map((user) => user.query(`insert into kept values (${round})`)))
    current = next
  }
  expect(await current[0]!.query('select count(*)::int as count from kept')).toEqual([{ count: 12 }])
  await Promise.all(current.map((user) => user.close()))
  expect(postmasterPid(dataDir)).toBeUndefined()
})

test('a process that starts within the stop of the last user gets a PostgreSQL that stays', async () => {
  for (let delay = 0; delay < 10; delay += 1) {
    const first = await open(dataDir)
    const closed = first.close()
    await new Promise((resolve) => setTimeout(resolve, delay * 3))
    const second = await open(dataDir)
    await closed
    expect(await query(second, 'select 1 as one')).toEqual([{ one: 1 }])
    await second.close()
  }
})

test('close() leaves PostgreSQL to a user in the same process, and may be called twice', async () => {
  const [first, second] = await Promise.all([open(dataDir), open(dataDir)])
  await Promise.all([first.close(), first.close()])
  expect(await query(second, 'select 1 as one')).toEqual([{ one: 1 }])
})
