import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import {
  runKeys,
  runToEnd,
  type ServerProcess,
  sharedDataFolder,
  startProcess,
  startWorker,
  temporaryFolder,
} from '@paraph/testing/programs/process.ts'

const DATA_DIR = await sharedDataFolder()
const key = (await runKeys(['create', '--account', 'acme'], { DATA_DIR })).stdout.trim()

async function start(settings: Record<string, string>): Promise<ServerProcess> {
  const server = await startProcess({ DATA_DIR, ...settings })
  onTestFinished(async () => {
    server.child.kill('SIGTERM')
    await server.exited
  })
  return server
}

const pidFile = join(DATA_DIR, 'postgres/postmaster.pid')

const warnings = (server: ServerProcess) =>
  server
    .output()
    .split('\n')
    .filter((line) => line.includes('"level":"warn"'))

test('during SHUTDOWN_DELAY the server is not ready but still answers; a second signal stops it', async () => {
  const reachable = { SMTP_URL: 'smtp://mail', PUBLIC_URL: 'https://sign.example.com' }
  const server = await start({ ...reachable, SHUTDOWN_DELAY: '300' })
  const ask = async (path: string) => {
    const answer = await fetch(server.url + path)
    return { status: answer.status, body: await answer.text(), connection: answer.headers.get('connection') }
  }
  expect(await ask('/readyz')).toMatchObject({ status: 200, connection: 'keep-alive' })
  server.child.kill('SIGTERM')
  await expect
    .poll(() => ask('/readyz'))
    .toMatchObject({ status: 503, body: expect.stringMatching(/^\{"status":"stopping",/) })
  expect(await ask('/openapi.json')).toMatchObject({ status: 200, connection: 'keep-alive' })
  const impatience = setInterval(() => server.child.kill('SIGTERM'), 500)
  expect(await server.exited).toBe(1)
  clearInterval(impatience)
  // Parties can reach the page of this server.
  expect(warnings(server)).toEqual([])
})

test('a port in use causes one sentence and exit code 1, before the database is touched', async () => {
  const folder = await temporaryFolder()
  const listener = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void listener.close())
  await once(listener, 'listening')
  const port = `${(listener.address() as AddressInfo).port}`
  const { code, stdout, stderr } = await runToEnd('main.ts', [], { DATA_DIR: folder, PORT: port })
  expect([code, stdout]).toEqual([1, ''])
  expect(stderr).toMatch(
    new RegExp(`^Can't listen on HOST 127\\.0\\.0\\.1, PORT ${port}: [^\\n]*EADDRINUSE[^\\n]*\\n$`),
  )
  expect(await readdir(folder)).toEqual([])
})

test('at SIGTERM a request in flight finishes, and the server and its PostgreSQL stop', async () => {
  // With a delay, the server would wait for the connections that `fetch` keeps.
  const server = await start({ SMTP_URL: 'smtp://mail', SHUTDOWN_DELAY: '0' })
  expect(existsSync(pidFile)).toBe(true)
  // The page of this server has an address that only this machine knows.
  expect(warnings(server)).toEqual([
    expect.stringContaining('only this machine can open their links: PUBLIC_URL is http://localhost:'),
  ])
  const body = JSON.stringify({ name: 'Lindqvist Bygg AB', orgNumber: '556016-0680' })
  const headers = {
    authorization: `Bearer ${key}`,
    'content-type': 'application/json',
    'content-length': body.length,
    // The server answers 100 when it has the headers, before the body is sent.
    expect: '100-continue',
  }
  const sent = request(`${server.url}/api/v1/companies`, { method: 'POST', headers })
  sent.flushHeaders()
  await once(sent, 'continue')
  server.child.kill('SIGTERM')
  await expect
    .poll(() =>
      fetch(`${server.url}/livez`).then(
        ({ status }) => status,
        () => 'refused',
      ),
    )
    .toBe('refused')
  sent.end(body)
  const [response] = await once(sent, 'response')
  expect(response.statusCode).toBe(200)
  expect(await server.exited).toBe(0)
  expect(existsSync(pidFile)).toBe(false)
})

test('a server and a worker that start together make one secret key, and never show it', async () => {
  const DATA_DIR = await temporaryFolder()
  const METRICS_TOKEN = '0123456789abcdef'
  const env = { DATA_DIR, METRICS_TOKEN, LOG_LEVEL: 'trace' }
  const [server, worker] = await Promise.all([startProcess(env), startWorker({ ...env, WORKER_PORT: '0' })])
  const key = readFileSync(join(DATA_DIR, 'secret-key'), 'utf8').trim()
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` }
  for (const url of [server.url, worker.probes])
    expect(await (await fetch(`${url}/metrics`, { headers })).text()).not.toContain(key)
  for (const { child, exited, output } of [server, worker]) {
    child.kill('SIGTERM')
    expect(await exited).toBe(0)
    expect(output()).not.toContain(key)
  }
  const makers = [server, worker].filter(({ output }) => output().includes('Created the secret key in'))
  expect(makers).toHaveLength(1)
})
