import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { stopGracefully } from '#server/process/graceful-stop.ts'

const LONG = 60_000

type Times = Parameters<typeof stopGracefully>[1] & { keepAlive: number }
type Answer = (req: IncomingMessage, res: ServerResponse) => unknown

const answerAtOnce: Answer = async (req, res) => {
  await text(req)
  res.end('answered')
}

async function start({ keepAlive = LONG, ...times }: Partial<Times> = {}, answer = answerAtOnce) {
  const server = createServer({ keepAliveTimeout: keepAlive })
  const { isStopping, stop } = stopGracefully(server, { shutdownDelay: LONG, grace: LONG, ...times })
  server.on('request', (req, res) => void answer(req, res))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const refuses = async () => {
    const socket = connect(port, '127.0.0.1')
    const result = await once(socket, 'connect').catch((error: NodeJS.ErrnoException) => error.code)
    socket.destroy()
    return result === 'ECONNREFUSED'
  }
  return { port, refuses, server, isStopping, stop }
}

/** A delay that ends when the test says so. */
function openDelay() {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { wait: () => promise, end: resolve }
}

/** Returns a function that posts over one connection, as a proxy does. */
function proxy(port: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  onTestFinished(() => agent.destroy())
  return async () => {
    const sent = request({ port, host: '127.0.0.1', method: 'POST', agent }).end('{}')
    const [response] = (await once(sent, 'response')) as [IncomingMessage]
    return { body: await text(response), connection: response.headers.connection }
  }
}

const requestText = 'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 2\r\n\r\n{}'

/** Sends a request on a new connection. Resolves with the answer, or with the error of the connection. */
function postOnNewConnection(port: number): Promise<string> {
  const socket = connect(port, '127.0.0.1').end(requestText)
  return text(socket).catch((error: Error) => error.message)
}

async function idleConnection(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  socket.write(requestText)
  await once(socket, 'data')
  return socket
}

test('a request on an idle connection is answered after the server stopped listening', async () => {
  const delay = openDelay()
  const server = await start(delay)
  const post = proxy(server.port)
  expect(await post()).toEqual({ body: 'answered', connection: 'keep-alive' })
  const stopped = server.stop()
  // Proxies keep their connections while the server still accepts new ones.
  expect(await post()).toEqual({ body: 'answered', connection: 'keep-alive' })
  expect(await server.refuses()).toBe(false)
  delay.end()
  await expect.poll(server.refuses).toBe(true)
  expect(await post()).toEqual({ body: 'answered', connection: 'close' })
  await stopped
})

test('none of 200 requests over kept connections is lost, at any moment of the stop', async () => {
  const server = await start({ shutdownDelay: 50 })
  const posts = Array.from({ length: 200 }, () => proxy(server.port))
  await Promise.all(posts.map((post) => post()))
  const stopped = server.stop()
  const answers = posts.map(async (post, n) => {
    await pause(n / 2)
    return (await post()).body
  })
  expect(new Set(await Promise.all(answers))).toEqual(new Set(['answered']))
  // The connections that were used before the server stopped listening are used once more.
  await Promise.all(posts.map((post) => post().catch(() => {})))
  await stopped
})

test('connections that the system has accepted just before the server stops listening are answered', async () => {
  const delay = openDelay()
  const server = await start(delay)
  const stopped = server.stop()
  const answers = Array.from({ length: 50 }, () => postOnNewConnection(server.port))
  // In the same turn of the event loop.
  delay.end()
  await stopped
  for (const answer of await Promise.all(answers)) expect(answer).toMatch(/^HTTP\/1.1 200 OK[^]*answered/)
})

test('an answer that begins before the stop and ends after it has the header connection: close', async () => {
  const { promise, resolve: finish } = Promise.withResolvers<void>()
  const server = await start({ shutdownDelay: 0 }, async (_req, res) => {
    await promise
    res.end('answered')
  })
  const answer = proxy(server.port)()
  await once(server.server, 'request')
  const stopped = server.stop()
  await expect.poll(server.refuses).toBe(true)
  finish()
  expect(await answer).toEqual({ body: 'answered', connection: 'close' })
  await stopped
})

/** The argument of the event `close` of a socket. */
const withoutError = false

test('a request that does not end is aborted after the grace period, before idle connections are closed', async () => {
  const server = await start({ shutdownDelay: 1, grace: 200 }, () => {})
  const socket = connect(server.port, '127.0.0.1')
  socket.write(requestText)
  await once(server.server, 'request')
  const closed = once(socket, 'close')
  await server.stop()
  expect(await closed).toEqual([withoutError])
})

test('without a delay, idle connections are closed immediately, so that Ctrl-C is quick', async () => {
  const server = await start({ shutdownDelay: 0 })
  const closed = once(await idleConnection(server.port), 'close')
  await server.stop()
  expect(await closed).toEqual([withoutError])
})
