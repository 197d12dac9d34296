import { createServer as createHttp, type IncomingMessage, type ServerResponse } from 'node:http'
import { createServer as createHttps } from 'node:https'
import { type AddressInfo, createServer as createTcp, type Server, type Socket } from 'node:net'
import tls from 'node:tls'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { post } from '#work/webhooks/post.ts'
import type { ResolveName } from '#platform/outbound/resolve.ts'
import { newAuthority } from '../../support/tls-authority.ts'
import { UNREACHED } from '@paraph/testing/server/unreached.ts'

const NAME = 'hooks.example.com'
const received: { request: IncomingMessage; body: string }[] = []
const closed: string[] = []
const sockets = new Set<Socket>()
let connections = 0
let http: number
let https: number
let expired: number
let garbage: number
let servers: Server[]

const answers: Record<string, (response: ServerResponse, request: IncomingMessage) => void> = {
  '/ok?a=1': (response) => response.writeHead(200).end('thanks'),
  '/gone': (response) => response.writeHead(410).end(),
  '/redirect': (response) => response.writeHead(307, { location: '/ok?a=1' }).end(),
  '/busy': (response) => response.writeHead(503, { 'retry-after': '120' }).end(),
  '/busy-until': (response) =>
    response.writeHead(429, { 'retry-after': new Date(Date.now() + 60_000).toUTCString() }).end(),
  '/busy-forever': (response) => response.writeHead(503, { 'retry-after': '99999999999999999999' }).end(),
  '/busy-nonsense': (response) => response.writeHead(503, { 'retry-after': 'soon' }).end(),
  '/silent': () => {},
  '/large': (response) => response.writeHead(200).write(`\0ö${'x'.repeat(50_000_000)}`),
  '/drip': (response) => {
    response.writeHead(200).write('drip')
    const timer = setInterval(() => response.write('.'), 20)
    response.on('close', () => clearInterval(timer))
  },
  '/headers': (response) => response.writeHead(200, { 'x-large': 'x'.repeat(20_000) }).end(),
  '/reset': (response) => response.destroy(),
}

beforeAll(async () => {
  const authority = await newAuthority('Webhook test')
  const known = tls.getCACertificates('default')
  tls.setDefaultCACertificates([...known, authority.certificate])
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    let body = ''
    for await (const chunk of request) body += String(chunk)
    received.push({ request, body })
    response.on('close', () => closed.push(request.url!))
    answers[request.url!]?.(response, request)
  }
  const pair = await authority.issue({ dns: NAME, ip: '127.0.0.1' })
  const old = await authority.issue({ dns: NAME, expired: true })
  const tlsOf = ({ key, certificate }: typeof pair) => ({ key, cert: certificate })
  servers = [
    createHttp(answer),
    createHttps(tlsOf(pair), answer),
    createHttps(tlsOf(old), answer),
    createTcp((socket) => socket.on('error', () => {}).end('SSH-2.0-OpenSSH_9.9\r\n')),
  ]
  const ports = servers.map(async (server) => {
    server.on('connection', (socket) => {
      connections++
      sockets.add(socket)
    })
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    return (server.address() as AddressInfo).port
  })
  ;[http, https, expired, garbage] = (await Promise.all(ports)) as [number, number, number, number]
  return () => tls.setDefaultCACertificates(known)
})

afterAll(() => {
  for (const socket of sockets) socket.destroy()
  for (const server of servers) server.close()
})

beforeEach(() => {
  received.length = 0
  connections = 0
})

const here: ResolveName = async () => ['127.0.0.1']
const neverAsked: ResolveName = () => expect.fail('The name was looked up.')

function send(url: string, { resolve = neverAsked, timeoutMs = UNREACHED, allowed = ['127.0.0.1', NAME] } = {}) {
  const headers = { 'content-type': 'application/json', 'webhook-id': 'evt_1' }
  return post(url, { headers, body: '{"title":"ö"}', timeoutMs, allowedHosts: allowed }, resolve)
}

const local = (path: string) => `http://127.0.0.1:${http}${path}`
const failure = (code: string) => expect.objectContaining({ name: 'OutboundError', code })

test('sends the body and the headers, and returns the answer', async () => {
  expect(await send(local('/ok?a=1'))).toEqual({ status: 200, body: 'thanks' })
  const [{ request, body }] = received as [(typeof received)[0]]
  expect(body).toBe('{"title":"ö"}')
  expect(request).toMatchObject({ method: 'POST', url: '/ok?a=1' })
  expect(request.headers).toMatchObject({
    host: `127.0.0.1:${http}`,
    'content-type': 'application/json',
    'content-length': '14',
    'webhook-id': 'evt_1',
  })
})

test('a redirect is an answer, and is not followed', async () => {
  expect(await send(local('/redirect'))).toMatchObject({ status: 307, redirectLocation: '/ok?a=1' })
  expect(received).toHaveLength(1)
})

test('Retry-After is read as seconds or as a date, up to a day', async () => {
  expect(await send(local('/busy'))).toEqual({ status: 503, body: '', retryAfter: 120 })
  expect((await send(local('/busy-until'))).retryAfter).toSatisfy((seconds: number) => seconds > 50 && seconds <= 60)
  expect(await send(local('/busy-forever'))).toMatchObject({ retryAfter: 86_400 })
  expect((await send(local('/busy-nonsense'))).retryAfter).toBeUndefined()
  expect(await send(local('/gone'))).toEqual({ status: 410, body: '' })
})

test('reads one kilobyte of a large answer, as text without NUL, and drops the connection', async () => {
  const { status, body } = await send(local('/large'))
  expect(status).toBe(200)
  expect(body).toBe(`\ufffdö${'x'.repeat(1021)}`)
  await expect.poll(() => closed).toContain('/large')
})

test('a body without end does not delay the answer until the end of the attempt', async () => {
  // Only the size limit of the body can end this request.
  const answer = await send(local('/drip'))
  expect(answer).toMatchObject({ status: 200, body: expect.stringMatching(/^drip\.*$/) })
  await expect.poll(() => closed).toContain('/drip')
})

test('no answer: timed_out, after the time of the whole attempt, and the connection is closed', async () => {
  await expect(send(local('/silent'), { timeoutMs: 300 })).rejects.toEqual(failure('timed_out'))
  await expect.poll(() => closed).toContain('/silent')
})

test('headers that are too large, and something other than HTTP: answer_invalid', async () => {
  for (const url of [local('/headers'), `http://127.0.0.1:${garbage}/`])
    await expect(send(url)).rejects.toEqual(failure('answer_invalid'))
})

test('a closed connection and a closed port: connection_failed', async () => {
  const free = createTcp().listen(0, '127.0.0.1')
  await new Promise((done) => free.once('listening', done))
  const { port } = free.address() as AddressInfo
  await new Promise((done) => free.close(done))
  for (const url of [local('/reset'), `http://127.0.0.1:${port}/`])
    await expect(send(url)).rejects.toEqual(failure('connection_failed'))
})

test('TLS: connects to the address that was resolved, with the name as SNI and Host', async () => {
  const url = `https://${NAME}:${https}/ok?a=1`
  expect(await send(url, { resolve: here })).toMatchObject({ status: 200 })
  const [{ request }] = received as [(typeof received)[0]]
  expect(request.headers.host).toBe(`${NAME}:${https}`)
  expect((request.socket as tls.TLSSocket & { servername: string }).servername).toBe(NAME)
})

test('TLS: the certificate of another host, an expired one, and no TLS at all: tls_failed', async () => {
  const other = { resolve: here, allowed: ['other.example.com'] }
  await expect(send(`https://other.example.com:${https}/`, other)).rejects.toEqual(failure('tls_failed'))
  await expect(send(`https://${NAME}:${expired}/`, { resolve: here })).rejects.toEqual(failure('tls_failed'))
  await expect(send(`https://${NAME}:${http}/`, { resolve: here })).rejects.toEqual(failure('tls_failed'))
  expect(received).toEqual([])
})

test('a name with at least one private address: address_refused, without a connection', async () => {
  const to = (...addresses: string[]) =>
    send(`https://${NAME}:${https}/`, { resolve: async () => addresses, allowed: [] })
  for (const address of ['127.0.0.1', '::1', '169.254.169.254', '::ffff:127.0.0.1', '64:ff9b::7f00:1', 'fe80::1%lo'])
    await expect(to(address)).rejects.toEqual(failure('address_refused'))
  await expect(to('8.8.8.8', '127.0.0.1')).rejects.toEqual(failure('address_refused'))
  expect(connections).toBe(0)
})

test('DNS rebinding: the name is looked up once, and the connection uses the checked address', async () => {
  let asked = 0
  // A public address of the DNS sink AS112. No web server listens there.
  const resolve: ResolveName = async () => [asked++ === 0 ? '192.31.196.1' : '127.0.0.1']
  const request = { resolve, allowed: [], timeoutMs: 500 }
  const first = await send(`https://${NAME}:${https}/`, request).catch((error: { code: string }) => error.code)
  expect(first).toBeOneOf(['timed_out', 'connection_failed'])
  expect([asked, connections]).toEqual([1, 0])
  await expect(send(`https://${NAME}:${https}/`, request)).rejects.toEqual(failure('address_refused'))
  expect([asked, connections]).toEqual([2, 0])
  // The connection does not look up an allowed name again either: no DNS server knows this name.
  const allowed = ['rebinding.invalid']
  expect(await send(`http://rebinding.invalid:${http}/ok?a=1`, { resolve, allowed })).toMatchObject({ status: 200 })
  expect(asked).toBe(3)
})

test('the next address is tried if one accepts no connection', async () => {
  const resolve: ResolveName = async () => ['127.9.9.9', '127.0.0.1']
  expect(await send(`http://${NAME}:${http}/ok?a=1`, { resolve })).toMatchObject({ status: 200 })
})

test('a name that does not exist, in the real DNS or the injected one: dns_failed', async () => {
  const request = { headers: {}, body: '', timeoutMs: UNREACHED, allowedHosts: [] }
  await expect(post('https://does-not-exist.invalid/', request)).rejects.toEqual(failure('dns_failed'))
  const failing: ResolveName = async () => Promise.reject(new Error('SERVFAIL'))
  for (const resolve of [failing, async () => []])
    await expect(send(`https://${NAME}/`, { resolve, allowed: [] })).rejects.toEqual(failure('dns_failed'))
})

test('DNS that does not answer: timed_out', async () => {
  const resolve: ResolveName = () => new Promise(() => {})
  await expect(send(`https://${NAME}/`, { resolve, timeoutMs: 200 })).rejects.toEqual(failure('timed_out'))
})
