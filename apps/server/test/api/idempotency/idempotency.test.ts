import { hash } from 'node:crypto'
import { operations } from '@paraph/contract'
import { expect, onTestFinished, test, vi } from 'vitest'
import { tryLock } from '#api/idempotency/store.ts'
import { sweepRecords } from '#api/idempotency/sweep.ts'
import { openCipher } from '#platform/secrets/cipher.ts'
import { onePagePdf } from '@paraph/testing/pdf/pdf.ts'
import { wrong } from '@paraph/testing/server/verification.ts'
import { posts, startPosts } from './situations.ts'

const server = await startPosts()
const {
  baseUrl,
  fetch,
  newAccount,
  newKey,
  send,
  situationOf,
  sentTo,
  snapshot,
  store,
  recordOf,
  codeOf,
  services,
  db,
  pool,
} = server
const account = await newAccount()
const { createCompany, createDocument, sendDocument, startBankIdOrder } = operations

const company = (name: string, key: string | undefined, token = account.key) =>
  send(createCompany, { token, body: { name, orgNumber: '556016-0680' } }, key)
const companiesOf = async (id = account.id) =>
  (await db.selectFrom('companies').select('name').where('account_id', '=', id).execute()).map(({ name }) => name)
const codeOfBody = (body: string) => (JSON.parse(body) as { code?: string }).code
const codeIn = async (answer: Response) => codeOfBody(await answer.text())
const isReplayed = ({ headers }: Response) => headers.get('idempotent-replayed') === 'true'

test('400 for a malformed key, naming the header, and nothing is created', async () => {
  const name = newKey()
  // A backslash escapes nothing here.
  for (const key of ['', 'a b', 'a'.repeat(256), '"abc', String.raw`"a\b"`, 'clé', '"a", "b"']) {
    const answer = await company(name, key)
    expect(answer.status, key).toBe(400)
    const errors = [{ pointer: '/headers/idempotency-key', detail: expect.stringMatching(/^must be 1 to 255/) }]
    expect(await answer.json()).toMatchObject({ code: 'request_invalid', errors })
  }
  expect(await companiesOf()).not.toContain(name)
})

test('a key has up to 255 characters; in quotes, it can have spaces, quotes and backslashes', async () => {
  const name = newKey()
  const keys = [`"${'q'.repeat(255)}"`, String.raw`"a \"quoted\" \\ key"`, 'order:4711/2026-11-22,a;b', 'plain']
  for (const key of keys)
    for (const expected of [false, true]) expect(isReplayed(await company(name, key)), key).toBe(expected)
  expect(isReplayed(await company(name, '"plain"'))).toBe(true)
  expect((await companiesOf()).filter((one) => one === name)).toHaveLength(keys.length)
})

test('20 concurrent equal requests have one effect; each of the others gets 409 or the same answer', async () => {
  const [draft, key] = [await situationOf(sendDocument), newKey()]
  const answers = await Promise.all(Array.from({ length: 20 }, () => send(sendDocument, draft, key)))
  const bodies = await Promise.all(answers.map((answer) => answer.text()))
  const fresh = answers.filter((answer) => answer.status === 200 && !isReplayed(answer))
  expect(fresh).toHaveLength(1)
  const first = bodies[answers.indexOf(fresh[0]!)]
  const seen = answers.map(({ status }, index) => (status === 200 ? bodies[index] : codeOfBody(bodies[index]!)))
  expect([first, 'idempotency_request_in_progress']).toEqual(expect.arrayContaining([...new Set(seen)]))
  const events = db.selectFrom('events').select('id').where('document_id', '=', draft.path!['id']!)
  expect(await events.where('type', '=', 'document.sent').execute()).toHaveLength(1)
  expect(isReplayed(await send(sendDocument, draft, key))).toBe(true)
})

test('422 for the same key with another body or path; the order of the fields does not matter', async () => {
  const key = newKey()
  const headers = { authorization: `Bearer ${account.key}`, 'idempotency-key': key, 'content-type': 'application/json' }
  const post = (path: string, body: string) => fetch(`${baseUrl}/api/v1/${path}`, { method: 'POST', headers, body })
  const first = await post('companies', '{"name":"Berg AB","orgNumber":"556016-0680"}')
  expect(first.status).toBe(200)
  expect(isReplayed(await post('companies', '{ "orgNumber": "556016-0680", "name": "Berg A\\u0042" }'))).toBe(true)
  expect(await codeIn(await post('companies', '{"name":"Berg AB","orgNumber":"556016-0681"}'))).toBe(
    'idempotency_key_reused',
  )
  expect(await codeIn(await post('contacts', '{"firstName":"Berg","lastName":"AB"}'))).toBe('idempotency_key_reused')
})

test('an upload with the same fields, file name and bytes is a repeat; its boundary does not matter', async () => {
  const form = (title: string, name = 'agreement.pdf', bytes = pdf) => {
    const body = new FormData()
    body.append('title', title)
    body.append('file', new File([bytes], name, { type: 'application/pdf' }))
    return { token: account.key, body }
  }
  const pdf = await onePagePdf()
  const key = newKey()
  const first = await send(createDocument, form('Tenancy'), key)
  expect(first.status).toBe(200)
  // Each form has a boundary of its own.
  const repeat = await send(createDocument, form('Tenancy'), key)
  expect(isReplayed(repeat)).toBe(true)
  expect(await repeat.text()).toBe(await first.text())
  const others = [form('Other'), form('Tenancy', 'other.pdf'), form('Tenancy', 'agreement.pdf', await onePagePdf())]
  for (const other of others)
    expect(await codeIn(await send(createDocument, other, key))).toBe('idempotency_key_reused')
})

test('two requests with the same key are independent if their account, mode or link is different', async () => {
  const key = newKey()
  const stranger = await newAccount('TEST')
  expect(isReplayed(await company('Mine', key))).toBe(false)
  expect(isReplayed(await company('Theirs', key, stranger.key))).toBe(false)
  expect(await companiesOf(stranger.id)).toEqual(['Theirs'])

  const { partyId, token } = await sentTo({}, {})
  const open = (token: string) => send(operations.openDocument, { token }, key)
  expect(isReplayed(await open(token))).toBe(false)
  expect(isReplayed(await open(await server.linkOf(partyId, 'API')))).toBe(false)
  expect(isReplayed(await open(token))).toBe(true)
})

test('a problem is not stored: the same key then works for a request that succeeds', async () => {
  const owner = await newAccount()
  const { id } = await owner.draftDocument()
  const key = newKey()
  const sending = (id: string) => send(sendDocument, { token: owner.key, path: { id } }, key)
  expect((await sending('none')).status).toBe(404)
  expect((await sending(id)).status).toBe(409)
  await owner.party(id)
  expect((await sending(id)).status).toBe(200)
  expect(isReplayed(await sending(id))).toBe(true)
})

test('a wrong code with a key counts too, so that a key gives no additional tries', async () => {
  const { partyId, token } = await sentTo({ twoStepVerification: 'EMAIL_BEFORE_SIGNING' }, {})
  await server.asParty(token).POST('/api/v1/signing-session/verification')
  const code = await codeOf(partyId)
  const confirm = (code: string, key: string) =>
    send(operations.confirmVerificationCode, { token, body: { code } }, key)
  const same = newKey()
  for (const key of [same, same, newKey(), newKey(), newKey()]) {
    expect(await codeIn(await confirm(wrong(code), key))).toBe('verification_code_wrong')
  }
  const codes = db.selectFrom('verification_codes').select('tries').where('party_id', '=', partyId)
  expect(await codes.execute()).toEqual([{ tries: 5 }])
  expect(await codeIn(await confirm(code, newKey()))).toBe('verification_code_wrong')
  await db.deleteFrom('link_guesses').execute()
})

test('409 while the first request waits for BankID; it holds no lock, and a failed start frees the key', async () => {
  const situation = await situationOf(startBankIdOrder)
  const key = newKey()
  server.simulator.refuse('internalError')
  expect((await send(startBankIdOrder, situation, key)).status).toBe(503)
  server.simulator.refuse(undefined)
  const record = await recordOf(situation.token, key)
  const records = () => db.selectFrom('idempotency_records').selectAll().where('key_sha256', '=', record).execute()
  expect(await records()).toEqual([])

  const { api } = services.bankId!
  const { sign } = api
  const asked = Promise.withResolvers<void>()
  const answered = Promise.withResolvers<void>()
  const signing = vi.spyOn(api, 'sign').mockImplementationOnce(async (order) => {
    asked.resolve()
    await answered.promise
    return sign(order)
  })
  onTestFinished(() => signing.mockRestore())
  const first = send(startBankIdOrder, situation, key)
  await asked.promise
  expect(await records()).toMatchObject([{ answer: null }])
  expect(await codeIn(await send(startBankIdOrder, situation, key))).toBe('idempotency_request_in_progress')
  // No transaction waits for BankID.
  await expect.poll(() => pool.totalCount - pool.idleCount).toBe(0)
  answered.resolve()
  const started = await (await first).text()
  expect(JSON.parse(started)).toMatchObject({ status: 'PENDING' })
  const repeat = await send(startBankIdOrder, situation, key)
  expect(isReplayed(repeat)).toBe(true)
  expect(await repeat.text()).toBe(started)
})

test('if a process dies while it waits for BankID, the key stays in use until its lease ends', async () => {
  const situation = await situationOf(startBankIdOrder)
  const key = newKey()
  const record = await recordOf(situation.token, key)
  const expiresAt = new Date(Date.now() + 60_000).toISOString()
  await store(record, { answer: null, expiresAt })
  expect(await codeIn(await send(startBankIdOrder, situation, key))).toBe('idempotency_request_in_progress')
  await store(record, { answer: null, expiresAt: new Date().toISOString() })
  const first = await send(startBankIdOrder, situation, key)
  expect([first.status, isReplayed(first)]).toEqual([200, false])
  expect(isReplayed(await send(startBankIdOrder, situation, key))).toBe(true)
})

test('the answer is stored encrypted, and a repeat is refused if its key is gone', async () => {
  const [name, key] = [`Hemlig ${newKey()}`, newKey()]
  await company(name, key)
  const record = await recordOf(account.key, key)
  const records = db.selectFrom('idempotency_records').select('answer').where('key_sha256', '=', record)
  const { answer } = await records.executeTakeFirstOrThrow()
  expect(services.storedAnswers.decrypt(answer!).toString()).toContain(name)
  expect(answer!.toString('latin1')).not.toContain(name)

  const keysOf = (...names: string[]) => ({
    derive: (label: string) => names.map((name) => hash('sha256', name + label, 'buffer')),
  })
  const old = openCipher(keysOf('old'), 'answers')
  const rotated = openCipher(keysOf('new', 'old'), 'answers')
  const gone = openCipher(keysOf('new'), 'answers')
  const later = newKey()
  const { storedAnswers } = services
  onTestFinished(() => void (services.storedAnswers = storedAnswers))
  const post = (cipher: typeof old) => {
    services.storedAnswers = cipher
    return company('Rotated', later)
  }
  expect((await post(old)).status).toBe(200)
  expect(isReplayed(await post(rotated))).toBe(true)
  const refused = await post(gone)
  expect(await refused.json()).toMatchObject({
    code: 'internal_error',
    detail: expect.stringContaining('has succeeded'),
  })
  expect((await companiesOf()).filter((one) => one === 'Rotated')).toHaveLength(1)
})

test('after 24 hours the key is free, and the sweep deletes expired records in batches', async () => {
  const key = newKey()
  const start = new Date()
  await company('Expiring', key)
  server.clock.now = () => new Date(start.getTime() + 24 * 60 * 60 * 1000 - 60_000)
  expect(isReplayed(await company('Expiring', key))).toBe(true)
  server.clock.now = () => new Date(start.getTime() + 24 * 60 * 60 * 1000 + 60_000)
  expect(isReplayed(await company('Expiring', key))).toBe(false)
  await pool.query(`
    insert into idempotency_records
    select sha256(number::text::bytea), null, now() - interval '1 hour' from generate_series(1, 2500) number`)
  const count = async () => (await db.selectFrom('idempotency_records').select('key_sha256').execute()).length
  await sweepRecords(services)
  // The record that was stored just now.
  expect(await count()).toBe(1)
  server.clock.now = () => new Date()
})

// All checks share one situation, because its setup takes several requests. The checks that change nothing come first.
test.each(posts)(
  '$operationId: 409 while the key is in use, 422 for another request, then one effect and one answer',
  async (operation) => {
    const situation = await situationOf(operation)
    const [busy, used] = [newKey(), newKey()]
    const answer = services.storedAnswers.encrypt(Buffer.from('fingerprint of another request, {}'))
    const expiresAt = new Date(Date.now() + 60_000).toISOString()
    await store(await recordOf(situation.token, used, operation.operationId), { answer, expiresAt })
    const before = await snapshot()

    await db.transaction().execute(async (tx) => {
      expect(await tryLock(tx, await recordOf(situation.token, busy, operation.operationId))).toBeDefined()
      const answer = await send(operation, situation, busy)
      expect(await answer.json()).toMatchObject({ status: 409, code: 'idempotency_request_in_progress' })
      expect(answer.headers.get('retry-after')).toBe('1')
    })
    const refused = await send(operation, situation, used)
    expect(await refused.json()).toMatchObject({ status: 422, code: 'idempotency_key_reused' })
    expect(await snapshot()).toEqual(before)

    const key = newKey()
    const first = await send(operation, situation, key)
    const body = await first.text()
    expect([first.status, first.headers.has('idempotent-replayed')], body).toEqual([200, false])
    const after = await snapshot()
    // The record is one changed table. The effect changes another one.
    expect(Object.keys(after).filter((table) => after[table] !== before[table]).length).toBeGreaterThan(1)

    const repeat = await send(operation, situation, key)
    expect([repeat.status, repeat.headers.get('idempotent-replayed')]).toEqual([200, 'true'])
    expect(await repeat.text()).toBe(body)
    const own = new Set(['x-request-id', 'date', 'ratelimit', 'idempotent-replayed'])
    const headersOf = ({ headers }: Response) => [...headers].filter(([name]) => !own.has(name))
    expect(headersOf(repeat)).toEqual(headersOf(first))
    expect(await snapshot()).toEqual(after)
  },
)

test('a request that changes nothing stores nothing, so that a party can not fill the database', async () => {
  const { token } = await sentTo({}, {})
  const count = async () => (await db.selectFrom('idempotency_records').select('key_sha256').execute()).length
  const before = await count()
  for (let opened = 0; opened < 3; opened++) {
    expect((await send(operations.openDocument, { token }, newKey())).status).toBe(200)
  }
  expect(await count()).toBe(before + 1)
})
