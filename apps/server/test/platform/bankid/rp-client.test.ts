import { readFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { createServer as createHttpsServer } from 'node:https'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { BankIdError } from '#platform/bankid/rp-api.ts'
import { openRpClient, type RpLimits } from '#platform/bankid/rp-client.ts'
import { anOrder, rpServerOf, startSimulator } from '@paraph/testing/server/bankid.ts'
import { sharedFolder } from '@paraph/testing/programs/process.ts'

const simulator = await startSimulator(await sharedFolder())
const other = await startSimulator(await sharedFolder())
afterAll(() => Promise.all([simulator.close(), other.close()]))
const target = await rpServerOf(simulator)
/** Limits that a busy machine does not reach. */
const PATIENT: Partial<RpLimits> = { connect: 240_000, call: 240_000 }
const client = openRpClient(target, PATIENT)
afterAll(() => client.close())

const failureOf = (call: Promise<unknown>): Promise<BankIdError> =>
  call.then(
    () => expect.fail('The call succeeded.'),
    (error: BankIdError) => error,
  )

async function listening(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `https://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** A client of a server that has the certificate of the simulator, and answers in its own way. */
async function clientOf(listener: RequestListener, limits: Partial<RpLimits> = {}) {
  const pem = readFileSync(join(simulator.folder, 'server.pem'))
  const server = createHttpsServer({ key: pem, cert: pem, ca: target.ca, requestCert: true }, listener)
  const other = openRpClient({ ...target, origin: await listening(server) }, { ...PATIENT, ...limits })
  onTestFinished(async () => {
    await other.close()
    server.closeAllConnections()
    server.close()
  })
  return other
}

const answering = (status: number, body: string) => clientOf((_req, res) => void res.writeHead(status).end(body))

test('an order is signed over mTLS, with the texts in base64 and everything else unchanged', async () => {
  const order = anOrder({
    userVisibleData: '# Avtal\nÅ & ä',
    userVisibleDataFormat: 'simpleMarkdownV1',
    userNonVisibleData: '{"a":1}',
    web: { deviceIdentifier: 'd', referringDomain: 'sign.example.com', userAgent: 'Firefox' },
    returnUrl: 'https://sign.example.com/sign/#bankid=a.b',
    returnRisk: true,
  })
  const { orderRef, ...tokens } = await client.sign(order)
  expect(tokens).toEqual({
    autoStartToken: expect.stringMatching(/^[\da-f-]{36}$/),
    qrStartToken: expect.stringMatching(/^[\da-f-]{36}$/),
    qrStartSecret: expect.stringMatching(/^[\da-f-]{36}$/),
  })
  expect(simulator.orders()[0]!.request).toEqual(order)
  expect(await client.collect(orderRef)).toEqual({ status: 'pending', orderRef, hintCode: 'outstandingTransaction' })
  await simulator.act(orderRef, 'sign')
  expect(await client.collect(orderRef)).toMatchObject({
    status: 'complete',
    completionData: {
      user: { personalNumber: '199001012385' },
      device: { ipAddress: '192.0.2.1' },
      bankIdIssueDate: '2025-01-15Z',
      risk: 'low',
      signature: expect.stringMatching(/^PD94/),
      ocspResponse: expect.stringMatching(/^MII/),
    },
  })
})

test('auth, cancel and check reach BankID', async () => {
  await client.check()
  const { orderRef } = await client.auth({ endUserIp: '2001:db8::1', requirement: { personalNumber: '198112189876' } })
  expect(simulator.orders()[0]).toMatchObject({ operation: 'auth', orderRef })
  await client.cancel(orderRef)
  expect(await failureOf(client.collect(orderRef))).toMatchObject({
    code: 'invalidParameters',
    details: 'No such order',
  })
})

test.each([
  [400, 'alreadyInProgress'],
  [401, 'unauthorized'],
  [503, 'Maintenance'],
  [400, 'somethingNew'],
])('the answer %i %s becomes an error with that code, and without the details in its message', async (status, code) => {
  const strange = await answering(status, JSON.stringify({ errorCode: code, details: 'for 199001012385' }))
  const error = await failureOf(strange.sign(anOrder()))
  expect(error).toBeInstanceOf(BankIdError)
  expect(error).toMatchObject({ code, details: 'for 199001012385', message: `BankID: ${code}.` })
})

test.each([
  [200, 'ok'],
  [405, 'ok'],
  [401, 'unauthorized'],
  [503, 'Maintenance'],
])('if the check of BankID gets %i, its result is %s', async (status, code) => {
  const strange = await answering(status, JSON.stringify({ errorCode: code }))
  const result = await strange.check().catch((error: BankIdError) => error)
  expect(result instanceof BankIdError ? result.code : 'ok').toBe(code)
})

test.each([
  ['unreachable', 502, '<html>Bad gateway</html>'],
  ['invalidAnswer', 302, ''],
  ['invalidAnswer', 400, '{"errorCode":"<script>"}'],
  ['invalidAnswer', 200, '<html>Log in to the network of the hotel</html>'],
  ['invalidAnswer', 200, '{"orderRef":"a","autoStartToken":"b","qrStartToken":"c"}'],
  ['invalidAnswer', 200, '{"orderRef":"a","status":"complete","completionData":{"user":{}}}'],
])('%s if the answer is %i %s', async (code, status, body) => {
  const strange = await answering(status, body)
  const failures = [failureOf(strange.sign(anOrder())), failureOf(strange.collect('a'))]
  expect(await Promise.all(failures)).toMatchObject([{ code }, { code }])
})

test('unreachable if the server has a certificate of another authority', async () => {
  const error = await failureOf(openRpClient({ ...target, origin: other.url }, PATIENT).check())
  expect(error).toMatchObject({ code: 'unreachable', cause: { code: expect.stringMatching(/CERT|SIGNATURE|ISSUER/) } })
})

test('unauthorized with a client certificate of another authority', async () => {
  const stranger = openRpClient({ ...(await rpServerOf(other)), ca: target.ca, origin: simulator.url }, PATIENT)
  onTestFinished(() => stranger.close())
  expect(await failureOf(stranger.sign(anOrder()))).toMatchObject({ code: 'unauthorized' })
})

test('a call to a server that accepts the connection but never answers times out', async () => {
  const server = createServer()
  const silent = openRpClient({ ...target, origin: await listening(server) }, { connect: 200 })
  onTestFinished(() => silent.close().finally(() => server.close()))
  expect(await failureOf(silent.check())).toMatchObject({ code: 'unreachable' })
})

test('a call without a complete answer times out, and so do the calls that wait for its connection', async () => {
  const hanging = await clientOf((req, res) => void (req.url!.endsWith('/collect') && res.writeHead(200).write('{')), {
    call: 300,
    connections: 1,
  })
  const calls = [hanging.collect('a'), hanging.sign(anOrder()), hanging.sign(anOrder())].map(failureOf)
  const code = 'unreachable'
  expect(await Promise.all(calls)).toMatchObject([{ code }, { code }, { code }])
})

test('an answer that is too large is not read to its end', async () => {
  let sent = 0
  const strange = await clientOf((_req, res) => {
    const send = () => {
      while (!res.destroyed && sent < 1e9 && res.write('x'.repeat(65_536))) sent += 65_536
    }
    res.writeHead(200).on('drain', send)
    send()
  })
  expect(await failureOf(strange.collect('a'))).toMatchObject({
    code: 'unreachable',
    cause: { code: 'UND_ERR_RES_EXCEEDED_MAX_SIZE' },
  })
  expect(sent).toBeLessThan(50e6)
})

test('closing the client ends the waiting calls', async () => {
  const hanging = await clientOf(() => {})
  const calls = [failureOf(hanging.collect('a')), failureOf(hanging.collect('b'))]
  await new Promise((resolve) => setImmediate(resolve))
  await hanging.close()
  expect(await Promise.all(calls)).toMatchObject([{ code: 'unreachable' }, { code: 'unreachable' }])
})

test('no error contains the order, the personal number or the reference', async () => {
  const order = anOrder({ userVisibleData: 'secret text' })
  const failures = [
    await answering(400, '{"errorCode":"invalidParameters"}'),
    await answering(200, '{}'),
    openRpClient({ ...target, origin: other.url }, PATIENT),
  ].flatMap((strange) => [failureOf(strange.sign(order)), failureOf(strange.collect('9be2c8d1'))])
  for (const failure of failures) {
    const { message, stack, code, cause } = await failure
    const text = [message, stack, code, String((cause as Error)?.stack ?? cause)].join()
    expect(text).not.toMatch(/199001012385|secret text|9be2c8d1|c2VjcmV0/)
  }
})
