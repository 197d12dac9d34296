import { readFileSync, statSync } from 'node:fs'
import { request, type RequestOptions } from 'node:https'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { judgeBankId } from '@paraph/verify'
import { afterAll, expect, test } from 'vitest'
import { qrData } from '#platform/bankid/qr.ts'
import type { CollectedOrder, NewOrder } from '#platform/bankid/rp-api.ts'
import { openRpClient } from '#platform/bankid/rp-client.ts'
import { failedHints, pendingHints } from '../../dev/bankid-simulator/order.ts'
import { seriousViolations } from '@paraph/testing/pages/axe.ts'
import { anOrder, rpServerOf, startSimulator } from '@paraph/testing/server/bankid.ts'
import { openBrowser } from '@paraph/testing/pages/browser.ts'
import { sharedFolder } from '@paraph/testing/programs/process.ts'

let clock = Date.now()
const later = (seconds: number) => void (clock += seconds * 1000)
const simulator = await startSimulator(await sharedFolder(), { now: () => new Date(clock) })
const server = await rpServerOf(simulator)
const client = openRpClient(server)
afterAll(() => client.close().then(simulator.close))

let people = 0
/** Starts an order of a new person. */
async function start(changes: Partial<NewOrder> = {}) {
  const personalNumber = `19900101${String(people++).padStart(4, '0')}`
  return client.sign(anOrder({ requirement: { personalNumber }, ...changes }))
}
const noOrder = { code: 'invalidParameters', details: 'No such order' }
const hintOf = async (orderRef: string) => {
  const collected = await client.collect(orderRef)
  return collected.status === 'complete' ? 'complete' : `${collected.status} ${collected.hintCode}`
}

/** Sends a request as no correct client does. */
async function send(path: string, options: RequestOptions & { body?: string } = {}) {
  const { body = '{}', ...others } = options
  const headers = { 'content-type': 'application/json', ...others.headers }
  const identity = { ca: server.ca, key: server.privateKey, cert: server.certificates }
  const sent = request(`${simulator.url}${path}`, { method: 'POST', agent: false, ...identity, ...others, headers })
  return new Promise<{ status: number; errorCode: string; details: string }>((resolve, reject) => {
    sent.on('error', reject).on('response', async (response) => {
      resolve({ status: response.statusCode, ...JSON.parse(await text(response)) })
    })
    sent.end(others.method === 'GET' ? undefined : body)
  })
}

test('an order goes from outstandingTransaction to complete, and can be collected for three minutes', async () => {
  const { orderRef, autoStartToken } = await start({ userNonVisibleData: '{"a":1}' })
  expect(await hintOf(orderRef)).toBe('pending outstandingTransaction')
  simulator.autostart(`bankid:///?autostarttoken=${autoStartToken}&redirect=null`)
  expect(await hintOf(orderRef)).toBe('pending userSign')
  later(100)
  await simulator.act(orderRef, 'sign')
  const { completionData } = (await client.collect(orderRef)) as Extract<CollectedOrder, { status: 'complete' }>
  expect(await judgeBankId(completionData, { roots: [simulator.root] })).toMatchObject({
    faults: [],
    person: completionData.user,
    visibleText: 'I sign.',
    nonVisibleText: '{"a":1}',
  })
  later(179)
  expect(await hintOf(orderRef)).toBe('complete')
  await expect(client.cancel(orderRef)).rejects.toMatchObject(noOrder)
  later(1)
  await expect(client.collect(orderRef)).rejects.toMatchObject(noOrder)
})

test('an order can wait with each pending hint, and fail with each failed hint, and then it is over', async () => {
  for (const hintCode of pendingHints) {
    const { orderRef } = await start()
    await simulator.act(orderRef, { hint: hintCode })
    expect(await hintOf(orderRef)).toBe(`pending ${hintCode}`)
    await simulator.act(orderRef, 'sign')
    expect(await hintOf(orderRef)).toBe('complete')
  }
  for (const hintCode of failedHints) {
    const { orderRef } = await start()
    await simulator.act(orderRef, { fail: hintCode })
    expect(await hintOf(orderRef)).toBe(`failed ${hintCode}`)
    await expect(simulator.act(orderRef, 'sign')).rejects.toThrow('This order is over.')
  }
})

test('an order fails after 30 seconds without an app, and after three minutes without a signature', async () => {
  const [unopened, unsigned] = [await start(), await start()]
  simulator.scan(qrData(unsigned, 0))
  later(29)
  expect(await hintOf(unopened.orderRef)).toBe('pending outstandingTransaction')
  later(1)
  expect(await hintOf(unopened.orderRef)).toBe('failed startFailed')
  later(149)
  expect(await hintOf(unsigned.orderRef)).toBe('pending userSign')
  later(1)
  expect(await hintOf(unsigned.orderRef)).toBe('failed expiredTransaction')
})

test('only a QR code of the last seconds starts its order', async () => {
  const order = await start()
  later(10)
  for (const [code, sentence] of [
    [qrData(order, 4), 'This QR code is too old. Scan the one that is shown now.'],
    [qrData(order, 12), 'This QR code is too old. Scan the one that is shown now.'],
    [qrData(order, 10).replace('.10.', '.9.'), 'No order has this QR code.'],
    [qrData({ ...order, qrStartSecret: 'guessed' }, 10), 'No order has this QR code.'],
    ['https://example.com', 'This is not a QR code of BankID.'],
  ] as const)
    expect(() => simulator.scan(code)).toThrow(sentence)
  expect(await hintOf(order.orderRef)).toBe('pending outstandingTransaction')
  expect(simulator.scan(` ${qrData(order, 8)}\n`)).toMatchObject({ startedBy: 'qr' })
})

test('a second order of the same person cancels the first order, and is refused', async () => {
  const requirement = { personalNumber: '198112189876' }
  const { orderRef } = await client.sign(anOrder({ requirement }))
  await expect(client.sign(anOrder({ requirement }))).rejects.toMatchObject({
    code: 'alreadyInProgress',
    details: 'Order already in progress for pno',
  })
  expect(await hintOf(orderRef)).toBe('failed cancelled')
  await client.cancel((await client.sign(anOrder({ requirement }))).orderRef)
})

test('an order that names nobody disturbs no other one, and is signed by whoever holds the phone', async () => {
  const named = await start()
  const requirement = {}
  const orders = [await start({ requirement }), await start({ requirement })]
  for (const { orderRef } of [named, ...orders]) expect(await hintOf(orderRef)).toBe('pending outstandingTransaction')
  const { orderRef } = orders[0]!
  await expect(simulator.act(orderRef, 'sign')).rejects.toThrow('The order names nobody. Say who signs.')
  await simulator.act(orderRef, { sign: { personalNumber: '191212121212', givenName: 'Tolvan', surname: 'T' } })
  expect(await client.collect(orderRef)).toMatchObject({ completionData: { user: { name: 'Tolvan T' } } })
})

test('two taps make one signature, and a cancelled order is gone, also if the person signs meanwhile', async () => {
  const tapped = await start()
  const taps = [simulator.act(tapped.orderRef, 'sign'), simulator.act(tapped.orderRef, 'sign')]
  const results = await Promise.allSettled(taps)
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
  const { orderRef } = await start()
  const signing = simulator.act(orderRef, 'sign').catch((error: Error) => error.message)
  await client.cancel(orderRef)
  expect(await signing).toBe('This order is over.')
  await expect(client.collect(orderRef)).rejects.toMatchObject(noOrder)
})

test('wrong requests get the errors of BankID', async () => {
  const sign = '/rp/v6.0/sign'
  const valid = { endUserIp: '192.0.2.1', requirement: { personalNumber: '199001012385' }, userVisibleData: 'SQ==' }
  const wrong = (changes: object) => send(sign, { body: JSON.stringify({ ...valid, ...changes }) })
  const invalid = { status: 400, errorCode: 'invalidParameters' }
  expect(await send('/rp/v5.1/sign')).toMatchObject({ status: 404, errorCode: 'notFound' })
  expect(await send('/rp/v6.0/pay')).toMatchObject({ status: 404, errorCode: 'notFound' })
  expect(await send(sign, { method: 'GET' })).toMatchObject({ status: 405, errorCode: 'methodNotAllowed' })
  expect(await send(sign, { headers: { 'content-type': 'text/plain' } })).toMatchObject({
    status: 415,
    errorCode: 'unsupportedMediaType',
  })
  expect(await send(sign, { body: '{' })).toMatchObject(invalid)
  expect(await send(sign)).toMatchObject({ ...invalid, details: 'Invalid or missing endUserIp' })
  for (const changes of [
    { endUserIp: 'localhost' },
    { userVisibleData: 'not base64' },
    { userVisibleData: 'AAAA'.repeat(10_001) },
    { userNonVisibleData: 'AAAA'.repeat(50_001) },
    { userVisibleDataFormat: 'markdown' },
    { requirement: { personalNumber: '9001012385' } },
    { returnUrl: 'javascript:alert(1)' },
    { returnURL: 'https://example.com' },
  ])
    expect(await wrong(changes)).toMatchObject(invalid)
})

test('a client without a certificate gets no answer', async () => {
  await expect(send('/rp/v6.0/collect', { key: undefined, cert: undefined })).rejects.toThrow(
    /ECONNRESET|hang up|closed/,
  )
})

test('the certificates are made once for each folder, and only their owner can read the keys', async () => {
  const files = ['ca.pem', 'client.pem', 'server.pem'].map((name) => join(simulator.folder, name))
  const before = files.map((file) => readFileSync(file, 'utf8'))
  await (await startSimulator(simulator.settings.DATA_DIR)).close()
  expect(files.map((file) => readFileSync(file, 'utf8'))).toEqual(before)
  for (const file of files) expect(statSync(file).mode & 0o077).toBe(0)
})

const browser = await openBrowser()

test('the page plays the phone: it signs after a scan, goes back, and refuses an old code', async () => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, bypassCSP: true })
  const phone = await context.newPage()
  await phone.goto(simulator.phoneUrl)
  const byQr = await start({ userVisibleData: 'The rent is 9000 kr.' })
  await phone.getByLabel(/Text of the QR code/).fill(qrData(byQr, 900))
  await phone.getByRole('button', { name: 'Start this order' }).click()
  await phone.getByRole('alert').getByText('This QR code is too old.').waitFor()
  await phone.getByLabel(/Text of the QR code/).fill(qrData(byQr, 0))
  await phone.getByRole('button', { name: 'Start this order' }).click()
  await phone.getByText('The rent is 9000 kr.').waitFor()
  expect(await hintOf(byQr.orderRef)).toBe('pending userSign')
  expect(await seriousViolations(phone)).toEqual([])
  await phone.getByRole('button', { name: /^Sign as (?!this person)/ }).click()
  await phone
    .getByRole('status')
    .getByText(/^Signed by/)
    .waitFor()
  expect(await hintOf(byQr.orderRef)).toBe('complete')

  const byLink = await start({ requirement: {}, returnUrl: `${simulator.phoneUrl}/page.css#came-back` })
  await phone.goto(`${simulator.phoneUrl}/?autostarttoken=${byLink.autoStartToken}&redirect=null`)
  await phone.getByRole('button', { name: 'Sign as this person' }).click()
  await phone.waitForURL(/page\.css#came-back$/)
  expect(await client.collect(byLink.orderRef)).toMatchObject({
    completionData: { user: { personalNumber: '198001010019' } },
  })

  const failing = await start()
  await phone.goto(`${simulator.phoneUrl}/#${failing.orderRef}`)
  await phone.getByLabel('The order fails with the code').selectOption('certificateErr')
  await phone.getByRole('status').getByText('Failed: certificateErr').waitFor()
  await phone.goto(simulator.phoneUrl)
  expect(await seriousViolations(phone)).toEqual([])
})

test('no other page can send commands to the phone', async () => {
  const { orderRef } = await start()
  const response = await fetch(`${simulator.phoneUrl}/orders/${orderRef}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'https://evil.example' },
    body: '{"act":"sign"}',
  })
  expect(response.status).toBe(403)
  expect(await hintOf(orderRef)).toBe('pending outstandingTransaction')
})
