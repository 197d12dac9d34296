import { beforeEach, expect, test } from 'vitest'
import { countGuess } from '#api/access/guesses.ts'
import { useServer } from '@paraph/testing/server/server.ts'

const { db } = await useServer()
const start = new Date('2026-11-21T08:30:00.000Z')
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000)
const rows = () => db.selectFrom('link_guesses').selectAll().execute()

// The files of a process run one after the other, and none needs the counts of another one.
beforeEach(async () => {
  await db.deleteFrom('link_guesses').execute()
})

const guess = (address: string | null, now = start) =>
  countGuess(db, address, now).then(
    () => undefined,
    (problem: unknown) => problem,
  )

async function guessOften(address: string | null, times = 20) {
  for (let i = 0; i < times; i++) expect(await guess(address)).toBeUndefined()
}

const tooMany = (seconds: number) => ({ code: 'too_many_attempts', headers: { 'retry-after': String(seconds) } })

test('refuses the twenty-first guess in ten minutes, and says how long to wait', async () => {
  await guessOften('192.0.2.1')
  expect(await guess('192.0.2.1')).toMatchObject(tooMany(600))
  expect(await guess('192.0.2.1', after(599.5))).toMatchObject(tooMany(1))
  expect(await guess('192.0.2.1', after(600))).toBeUndefined()
})

test('counts each of several concurrent guesses', async () => {
  const results = await Promise.all(Array.from({ length: 50 }, () => guess('192.0.2.1')))
  expect(results.filter((result) => result === undefined)).toHaveLength(20)
  expect(await rows()).toMatchObject([{ count: 21 }])
})

test('counts the addresses of one IPv6 network together', async () => {
  for (let i = 0; i < 20; i++) expect(await guess(`2001:db8:1:2::${i}`)).toBeUndefined()
  expect(await guess('2001:db8:1:2:a:b:c:d')).toMatchObject(tooMany(600))
  expect(await guess('2001:db8:1:3::1')).toBeUndefined()
  expect(await guess('fe80::1%eth0')).toBeUndefined()
})
