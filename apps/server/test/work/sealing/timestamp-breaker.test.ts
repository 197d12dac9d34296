import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { verifySeal } from '@paraph/verify'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { openTimestampBreaker } from '#work/sealing/timestamp-breaker.ts'
import { sharedFolder } from '@paraph/testing/programs/process.ts'
import { certificatePem, keyPem } from '../../support/certificates.ts'
import { startSealAuthority } from '../../support/seal-authority.ts'
import { startServer } from '@paraph/testing/server/server.ts'

const authority = await startSealAuthority()
afterAll(() => authority.close())
const { behaviour, requests } = authority
const issued = await authority.issueSeal()
const certificate = join(await sharedFolder(), 'seal.pem')
await writeFile(certificate, certificatePem(issued, authority.root) + (await keyPem(issued)))
const server = await startServer({
  sealSettings: { SEAL_CERTIFICATE: certificate, SEAL_LEVEL: 'B-T', TSA_URL: authority.tsa.url },
})
const { db, clock, seal, sealer, newAccount, actAs } = server
const { now } = clock

const account = await newAccount()
const signed = async () => {
  const { id, parties } = await account.sentDocument({})
  await actAs(parties[0]!)
  return id
}
const ids = await Promise.all(Array.from({ length: 4 }, signed))
const documents = () =>
  Promise.all(
    ids.map(async (id) => (await account.client.GET('/api/v1/documents/{id}', { params: { path: { id } } })).data!),
  )
const states = async () =>
  new Set((await documents()).map(({ sealStatus, sealError }) => sealError?.code ?? sealStatus))
const sealAll = async () => {
  for (const id of ids) await seal(id)
}
const wait = (seconds: number) => {
  const at = clock.now().getTime() + seconds * 1000
  clock.now = () => new Date(at)
}

beforeEach(() => {
  clock.now = () => new Date(Math.floor(now().getTime() / 1000) * 1000)
  const start = clock.now()
  clock.now = () => start
  behaviour.tsa = 'right'
  requests.length = 0
})
afterEach(() => void (clock.now = now))

test('a service that limits requests gets one for all documents, and the next only after its Retry-After', async () => {
  behaviour.tsa = 'limited'
  // All at once, as several jobs do.
  await Promise.all(ids.map(seal))
  expect(requests).toEqual(['/tsa'])
  expect(await states()).toEqual(new Set(['timestamp_limited']))
  const [first] = await documents()
  expect(first!.sealError!.detail).toContain('accepts no more requests')
  // The jobs of all documents are due after the pause.
  const rows = await db.selectFrom('documents').select('seal_due_at as due').where('id', 'in', ids).execute()
  const seconds = rows.map(({ due }) => (Date.parse(due!) - clock.now().getTime()) / 1000)
  expect(Math.min(...seconds)).toBeGreaterThanOrEqual(120)
  expect(Math.max(...seconds)).toBeLessThanOrEqual(125)
  wait(119)
  await sealAll()
  expect(requests).toHaveLength(1)

  wait(2)
  await sealAll()
  expect(requests).toHaveLength(2)
  // The second pause would be a minute, but the service asks for two again.
  wait(119)
  await sealAll()
  expect(requests).toHaveLength(2)
  behaviour.tsa = 'right'
  wait(2)
  // The first success ends the pause for all other documents.
  await sealAll()
  expect(requests).toHaveLength(6)
  expect(await states()).toEqual(new Set(['SEALED']))
  expect(await sealer.timestamps!.state()).toBeUndefined()
})

test('a document that was signed while the clock was ahead is sealed, and the verification says so', async () => {
  wait(90 * 60)
  const id = await signed()
  clock.now = now
  expect(await seal(id)).toBeUndefined()
  const path = '/api/v1/documents/{id}/sealed-file'
  const { data } = await account.client.GET(path, { params: { path: { id } }, parseAs: 'arrayBuffer' })
  const { evidence, when, remarks } = await verifySeal(new Uint8Array(data as unknown as ArrayBuffer))
  expect(when!.level).toBe('B-T')
  expect(remarks.map(({ code }) => code)).toEqual(['later_than_seal', 'seal_in_future'])
  expect(remarks[0]!.detail).toBe(evidence!.events[0]!.id)
})

test('while one document asks, the documents of all servers wait for its result', async () => {
  const { url } = authority.tsa
  const [one, two] = [1, 2].map(() => openTimestampBreaker({ db, now: clock.now, url }))
  expect(await one!.enter()).toBeUndefined()
  await one!.failed({ code: 'timestamp_unavailable' })
  expect(await two!.enter()).toMatchObject({ code: 'timestamp_unavailable' })
  wait(30)
  const later = [1, 2, 3].map(() => openTimestampBreaker({ db, now: () => clock.now(), url }))
  const entered = await Promise.all(later.map((breaker) => breaker.enter()))
  expect(entered.filter((pause) => pause === undefined)).toHaveLength(1)
  // The process of the document that asks dies.
  wait(181)
  expect(await later[0]!.enter()).toBeUndefined()
  // Or the process can't use its seal key, and so never asks.
  await later[0]!.leave()
  expect(await later[1]!.enter()).toBeUndefined()
  await later[1]!.succeeded()
  expect(await Promise.all(later.map((breaker) => breaker.enter()))).toEqual([undefined, undefined, undefined])
})

test('the pause doubles up to 15 minutes, failures together count once, and Retry-After up to a day', async () => {
  const breaker = openTimestampBreaker({ db, now: () => clock.now(), url: 'https://tsa.example.com/a' })
  const pauseAfter = async (retryAfter?: number) => {
    const { until } = await breaker.failed({ code: 'timestamp_refused', retryAfter })
    return (until.getTime() - clock.now().getTime()) / 1000
  }
  const pauses: number[] = []
  for (let failure = 0; failure < 7; failure++) {
    pauses.push(await pauseAfter())
    expect(await pauseAfter()).toBe(pauses.at(-1))
    wait(pauses.at(-1)!)
  }
  expect(pauses).toEqual([30, 60, 120, 240, 480, 900, 900])
  expect(await pauseAfter(1e12)).toBe(86_400)
  expect(await pauseAfter(), 'a failure at the same time does not shorten it').toBe(86_400)
  await breaker.succeeded()
  expect(await breaker.enter(), 'a document that asked before ends no pause').toMatchObject({
    code: 'timestamp_refused',
  })
  // Another address, or another password, begins anew.
  const other = openTimestampBreaker({ db, now: () => clock.now(), url: 'https://name:new@tsa.example.com/a' })
  expect([await breaker.enter(), await other.enter()]).toEqual([expect.anything(), undefined])
  expect(await breaker.state()).toBe('timestamp_refused')
  await breaker.reopen()
  expect(await breaker.enter()).toBeUndefined()
})
