import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import express, { type ErrorRequestHandler } from 'express'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createLogger } from '#server/telemetry/logger.ts'
import { type DownloadLimits, openFileSender } from '#api/http/send-file.ts'
import { createHttpServer } from '#api/http/server/http-server.ts'
import type { MinimumPace } from '#api/http/server/slow-readers.ts'
import { Problem } from '#platform/problems/problem.ts'
import { HANGING } from '@paraph/testing/programs/hanging.ts'

/** More than all buffers between the server and its client. */
const SIZE = 32 * 1024 * 1024

/** Starts a server on which `/account/party` is a large file. `reads` counts how often a part of each file was read. */
async function start({ limits, minimumPace }: { limits?: DownloadLimits; minimumPace?: MinimumPace }) {
  const sendFile = openFileSender(limits)
  const reads = new Map<string, number>()
  const answerProblem: ErrorRequestHandler = (error, _req, res, _next) => {
    res.status(error instanceof Problem ? error.status : 500).end()
  }
  const app = express()
    .get('/idle', (_req, res) => void res.json({}))
    .use(async (req, res) => {
      const [, account, party] = req.url.split('/')
      const read = async ({ length }: { length: number }) => {
        reads.set(req.url, (reads.get(req.url) ?? 0) + 1)
        return Buffer.alloc(length)
      }
      const download = { name: 'large.pdf', type: 'application/pdf', size: SIZE, read }
      await sendFile(res, { account: account!, party }, download)
    })
    .use(answerProblem)
  const server = createHttpServer(createLogger('silent'), { minimumPace }).on('request', app)
  const connections: Socket[] = []
  server.on('connection', (socket: Socket) => connections.push(socket))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  /** Sends a request, and reads its answer only up to the status. */
  const ask = async (path: string): Promise<{ socket: Socket; status: number }> => {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => {})
    socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`)
    await once(socket, 'readable')
    const status = Number(/^HTTP\/1.1 (\d{3})/.exec(String(socket.read(16)))![1])
    return { socket, status }
  }
  return { ask, reads, port, connections }
}

const patience = 200

test('a party, an account and a process have a maximum of downloads; more are refused after a wait', async () => {
  const { ask } = await start({ limits: { all: 4, perAccount: 3, perParty: 2, patience } })
  const statuses = async (...paths: string[]) => {
    const answers = []
    for (const path of paths) answers.push((await ask(path)).status)
    return answers
  }
  expect(await statuses('/a/1', '/a/1', '/a/1'), 'two for each party').toEqual([200, 200, 503])
  expect(await statuses('/a/2', '/a/3'), 'three for each account').toEqual([200, 503])
  expect(await statuses('/b/4', '/c/5'), 'four for all').toEqual([200, 503])
})

test('if the client does not read, the server reads only what the connection takes', async () => {
  const { ask, reads } = await start({})
  await ask('/a/1')
  // Meanwhile, a client that reads gets its whole file.
  const { socket } = await ask('/a/2')
  let taken = 0
  socket.on('data', (chunk) => (taken += chunk.length))
  await expect.poll(() => taken).toBeGreaterThan(SIZE)
  expect(reads.get('/a/1')! * 256 * 1024).toBeLessThan(SIZE / 2)
})

test('a client that does not read is disconnected; idle and reading clients are not', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const limits = { all: 1, perAccount: 1, perParty: 1, patience: 300_000 }
  const { ask, port, connections } = await start({ limits, minimumPace: { period: 60_000, bytes: 1 } })
  const passPeriod = () => void vi.advanceTimersByTime(60_000)
  const idle = connect(port, '127.0.0.1')
  idle.write('GET /idle HTTP/1.1\r\nhost: localhost\r\n\r\n')
  await once(idle, 'data')
  const slow = await ask('/a/1')
  const next = ask('/b/2')
  const [, ofSlow] = connections
  await vi.waitUntil(() => {
    passPeriod()
    return ofSlow!.destroyed
  }, HANGING)
  const { status, socket } = await next
  expect(status, 'the place of the slow reader is free').toBe(200)
  // The rest of what the connection has taken arrives before the end.
  slow.socket.resume()
  let read = 16
  let passed = 0
  socket.on('data', (chunk) => {
    read += chunk.length
    // This is more than all buffers hold, so the server has sent a part of the file since the last check.
    if (read < (passed + 1) * (SIZE / 4)) return
    passed++
    passPeriod()
  })
  await expect.poll(() => read).toBeGreaterThan(SIZE)
  expect(passed).toBe(4)
  idle.write('GET /idle HTTP/1.1\r\nhost: localhost\r\n\r\n')
  expect(String(await once(idle, 'data'))).toContain('200')
  idle.destroy()
})

test('a download that waits begins when another one of the party ends', async () => {
  const { ask } = await start({ limits: { all: 4, perAccount: 3, perParty: 1, patience: 300_000 } })
  const { socket } = await ask('/a/1')
  const next = ask('/a/1')
  socket.destroy()
  expect((await next).status).toBe(200)
})
