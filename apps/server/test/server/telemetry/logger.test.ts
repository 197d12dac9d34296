import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { probes, type Readiness } from '#api/http/pages/probes.ts'
import { requestLog } from '#api/http/request-log.ts'
import { createLogger, redact } from '#server/telemetry/logger.ts'
import { loggedPath } from '#api/http/path.ts'
import { jobsLog } from '#platform/jobs/log-jobs.ts'
import { useServer } from '@paraph/testing/server/server.ts'

const { baseUrl, db, log, newAccount } = await useServer()

test.each([
  ['key pk_live_afCyrwOxPH8WS8BKKF8GCJLHokhBBuPNzSpXPdijsDE refused', 'key pk_live_[redacted] refused'],
  [
    `a link https://sign.example.com/sign/#${'aB3-_'.repeat(12)}abcd, refused`,
    'a link https://sign.example.com/sign/#[redacted], refused',
  ],
  [`"path":"/sign/${'aB3-_'.repeat(12)}abcd"`, '"path":"/sign/[redacted]"'],
  [`SECRET_KEY ${'k'.repeat(43)},${'j'.repeat(43)}`, 'SECRET_KEY [redacted],[redacted]'],
  ['/contacts/19900101-0017', '/contacts/[personal number]'],
  ['ssn 900101-0017, 9001010017 and 199001010017', 'ssn [personal number], [personal number] and [personal number]'],
  ['coordination number 900161-0014, and 199012310018', 'coordination number [personal number], and [personal number]'],
  ['19900101-0018 has a wrong check digit', '19900101-0018 has a wrong check digit'],
  ['"time":"2026-11-21T08:30:00.000Z","ms":12.25', '"time":"2026-11-21T08:30:00.000Z","ms":12.25'],
])('%s is logged as %s', (line, logged) => {
  expect(redact(line)).toBe(logged)
})

test('an error is logged with its cause and stack, but not with the row in the error of PostgreSQL', async () => {
  const lines: string[] = []
  const logger = createLogger('info', { write: (line) => lines.push(line) })
  const insert = sql`insert into accounts values ('acc_1', null, 'LIVE')`
  const cause = await insert.execute(db).catch((error: unknown) => error)
  expect(cause).toHaveProperty('detail', expect.stringContaining('acc_1'))
  logger.error({ err: new Error('Outer', { cause }) }, 'failed')
  const { err } = JSON.parse(lines[0]!)
  expect(err).toMatchObject({
    message: 'Outer',
    stack: expect.stringContaining('logger.test'),
    cause: { code: '23502' },
  })
  expect(lines[0]).not.toContain('acc_1')
})

test.each([
  [
    'a copy of an error',
    { ...new Error('gone'), message: 'gone', stack: 'at jobs', queue: 'deliver' },
    { message: 'gone', queue: 'deliver' },
  ],
  [
    'an object without a message',
    { code: 'E1', detail: 'secret row' },
    { message: 'Object without a message', code: 'E1' },
  ],
  ['a text', 'gone', { message: 'gone' }],
])('%s that a job reports is logged with its message', (_, error, expected) => {
  const lines: string[] = []
  jobsLog(createLogger('info', { write: (line) => lines.push(line) })).onError(error as Error)
  expect(JSON.parse(lines[0]!).err).toMatchObject(expected)
  expect(lines[0]).not.toMatch(/object Object|secret/)
})

test('a request writes one line with its id, operation, account and status, and without its content', async () => {
  const account = await newAccount()
  log.length = 0
  const response = await fetch(`${baseUrl}/api/v1/contacts?email=secret@example.com`, {
    headers: { authorization: `Bearer ${account.key}`, 'x-custom': 'header' },
  })
  await expect.poll(() => log.length).toBe(1)
  const line = JSON.parse(log[0]!)
  expect(line).toMatchObject({
    level: 'info',
    requestId: response.headers.get('x-request-id'),
    req: { method: 'GET', path: '/api/v1/contacts' },
    operationId: 'listContacts',
    accountId: account.id,
    keyId: expect.stringMatching(/^key_/),
    res: { status: 200 },
  })
  for (const content of ['secret', account.key, 'header', 'contacts":']) expect(log[0]).not.toContain(content)
})

test('the probes of a planned stop are no errors', async () => {
  const lines: string[] = []
  const app = express()
  let readiness: Readiness = 'stopping'
  app.use(requestLog(createLogger('info', { write: (line) => lines.push(line) })))
  app.use(
    probes(
      async () => readiness,
      () => expect.fail('A server that is not ready has no health.'),
    ),
  )
  const server = app.listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const probe = () => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/readyz`)
  expect(await (await probe()).json()).toMatchObject({ status: 'stopping' })
  readiness = 'unavailable'
  expect((await probe()).status).toBe(503)
  await expect.poll(() => lines.length).toBe(2)
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 'info', msg: 'request', res: { status: 503 } },
    { level: 'error', msg: 'request failed', err: { stack: expect.anything() } },
  ])
  expect(lines[0]).not.toContain('stack')
})

test('a probe writes no line, unless it fails', async () => {
  log.length = 0
  for (const path of ['/livez', '/readyz', '/metrics']) await fetch(baseUrl + path)
  await expect.poll(() => log.length).toBe(1)
  expect(JSON.parse(log[0]!)).toMatchObject({ req: { path: '/metrics' }, res: { status: 404 } })
})

test.each([
  ['/api/v1/contacts/anna%40example.com/x', '/api/v1/contacts/[address]/x'],
  ['/api/v1/contacts/%2B46701740605', '/api/v1/contacts/[number]'],
  ['/api/v1/contacts/anna%2540example.com', '/api/v1/contacts/[address]'],
  ['/api/v1/contacts/anna%EF%BC%A0example.com', '/api/v1/contacts/[address]'],
  ['/api/v1/contacts/%34%36701740605', '/api/v1/contacts/[number]'],
  ['/api/v1/contacts/%70k_live_abc', '/api/v1/contacts/[encoded]'],
  [`/api/v1/contacts/${'%25'.repeat(1000)}40x`, '/api/v1/contacts/[encoded]'],
  ['/api/v1/contacts/%C3%85sa%20b', '/api/v1/contacts/%C3%85sa%20b'],
  ['/api/v1/contacts/ctc_01kakxv4gaec2r4a79xzt5cb72', '/api/v1/contacts/ctc_01kakxv4gaec2r4a79xzt5cb72'],
])('the path %s is logged as %s', (path, logged) => {
  expect(loggedPath(path)).toBe(logged)
})

test('the work to log a path grows with its length, and not with the square of it', () => {
  // A regular expression that searches a long segment again for each of its characters would take an hour for each of these paths.
  const [letters, digits] = ['a'.repeat(1_500_000), '1'.repeat(1_500_000)]
  expect(loggedPath(`/${letters}/@`)).toBe(`/${letters}/[address]`)
  expect(loggedPath(`/${digits}x`)).toBe(`/${digits}x`)
  expect(loggedPath('/('.repeat(750_000))).toBe('/('.repeat(750_000))
})
