import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, copyFileSync, existsSync, readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { createClient } from '@paraph/client'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import {
  run,
  runKeys,
  runToEnd,
  SECRET_KEY,
  type ServerProcess,
  sharedDataFolder,
  startProcess,
  temporaryFolder,
} from '../support/process.ts'

const post = (client: ReturnType<typeof createClient>, name: string) =>
  client.POST('/api/v1/companies', { body: { name, orgNumber: '556016-0680' } })

/** Ports below this one need a right that ordinary users lack. Known on Linux only. */
const firstFreePort = existsSync('/proc/sys/net/ipv4/ip_unprivileged_port_start')
  ? Number(readFileSync('/proc/sys/net/ipv4/ip_unprivileged_port_start', 'utf8'))
  : 0

const DATA_DIR = await sharedDataFolder()
let key: string
beforeAll(async () => {
  key = (await runKeys(['create', '--account', 'acme'], { DATA_DIR })).stdout.trim()
})

/** The server of the tests that need no settings. A test that stops it lets the next one start another. */
let running: ServerProcess | undefined
afterAll(() => running && stop(running))

async function startOrUse(): Promise<ServerProcess> {
  const { exitCode, signalCode } = running?.child ?? { exitCode: 0 }
  if (exitCode !== null || signalCode !== null) running = await startProcess({ DATA_DIR })
  return running!
}

async function start(settings: Record<string, string>): Promise<ServerProcess> {
  const server = await startProcess({ DATA_DIR, ...settings })
  onTestFinished(async () => void (await stop(server)))
  return server
}

function stop(server: ServerProcess, signal: NodeJS.Signals = 'SIGTERM') {
  server.child.kill(signal)
  return server.exited
}

const clientOf = ({ url }: ServerProcess) => createClient({ baseUrl: url, apiKey: key })

const pidFile = join(DATA_DIR, 'postgres/postmaster.pid')
const postmaster = () => Number(readFileSync(pidFile, 'utf8').split('\n', 1)[0])

test('the server prints its addresses and how to create a key, and the probes answer', async () => {
  const server = await startOrUse()
  expect(server.output()).toMatch(
    /Paraph is ready\. API http:.*\/api\/v1 Docs http:.*\/docs.* npm run --silent keys -- create --account/,
  )
  const lines = server.output().split('\n').filter(Boolean)
  expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual(
    expect.arrayContaining(['Paraph starts.', expect.stringMatching(/^Paraph is ready\. /)]),
  )
  expect((await fetch(`${server.url}/livez`)).status).toBe(200)
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
  const readiness = async () => (await fetch(`${server.url}/readyz`)).json()
  await expect.poll(readiness).toEqual({ status: 'ok', version: expect.any(String), sealing: 'ok' })
})

test('a port in use causes one sentence and exit code 1, before the database is touched', async () => {
  const taken = await startOrUse()
  const dataDir = await temporaryFolder()
  const { port } = new URL(taken.url)
  await expect(startProcess({ DATA_DIR: dataDir, PORT: port })).rejects.toThrow(
    new RegExp(`ended with 1: Can't listen on HOST 127.0.0.1, PORT ${port}: [^\\n]*EADDRINUSE[^\\n]*\\n$`),
  )
  expect(await readdir(dataDir)).toEqual([])
  await expect(startProcess({ DATA_DIR: dataDir, PORT: port, HOST: '0.0.0.0' })).rejects.toThrow('EADDRINUSE')
  expect(await readdir(dataDir)).toEqual([])
})

test('at SIGTERM a request in flight finishes, and the server and its PostgreSQL stop', async () => {
  const server = await startOrUse()
  expect(existsSync(pidFile)).toBe(true)
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
  await expect.poll(() => fetch(`${server.url}/livez`).catch(() => 'refused')).toBe('refused')
  sent.end(body)
  const [response] = await once(sent, 'response')
  expect(response.statusCode).toBe(200)
  expect(await server.exited).toBe(0)
  expect(existsSync(pidFile)).toBe(false)
})

const warnings = (server: ServerProcess) =>
  server
    .output()
    .split('\n')
    .filter((line) => line.includes('"level":"warn"'))

test('with a mail server and no page that parties can reach, the server starts and warns; SIGINT stops it and its PostgreSQL', async () => {
  const server = await start({ SMTP_URL: 'smtp://mail' })
  expect(existsSync(pidFile)).toBe(true)
  expect(await stop(server, 'SIGINT')).toBe(0)
  expect(existsSync(pidFile)).toBe(false)
  expect(warnings(server)).toEqual([
    expect.stringContaining('only this machine can open their links: PUBLIC_URL is http://localhost:'),
  ])
})

test('during SHUTDOWN_DELAY the server is not ready but still answers, and keeps connections; a second signal stops it', async () => {
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
    .toMatchObject({ status: 503, body: expect.stringMatching(/^\{"status":"unavailable",/) })
  expect(await ask('/openapi.json')).toMatchObject({ status: 200, connection: 'keep-alive' })
  const impatience = setInterval(() => server.child.kill('SIGTERM'), 500)
  expect(await server.exited).toBe(1)
  clearInterval(impatience)
  // Parties can reach the page of this server.
  expect(warnings(server)).toEqual([])
})

test('two concurrent first starts make one secret key, which appears neither in an output nor in /metrics', async () => {
  const DATA_DIR = await temporaryFolder()
  const METRICS_TOKEN = '0123456789abcdef'
  const env = { DATA_DIR, METRICS_TOKEN, LOG_LEVEL: 'trace' }
  const servers = await Promise.all([startProcess(env), startProcess(env)])
  const key = readFileSync(join(DATA_DIR, 'secret-key'), 'utf8').trim()
  for (const server of servers) {
    const headers = { authorization: `Bearer ${METRICS_TOKEN}` }
    expect(await (await fetch(`${server.url}/metrics`, { headers })).text()).not.toContain(key)
    server.child.kill('SIGTERM')
    expect(await server.exited).toBe(0)
    expect(server.output()).not.toContain(key)
  }
  const makers = servers.filter((server) => server.output().includes('Created the secret key in'))
  expect(makers).toHaveLength(1)
})

test.each([
  ['the server', (server: ServerProcess) => server.child.kill('SIGKILL')],
  [
    'the server and PostgreSQL',
    (server: ServerProcess, pid: number) => server.child.kill('SIGKILL') && process.kill(pid, 'SIGKILL'),
  ],
])('after kill -9 of %s during writes, the next start has every acknowledged row', async (_, kill) => {
  const server = await startOrUse()
  const client = clientOf(server)
  const acknowledged: string[] = []
  const write = async (): Promise<void> => {
    const { data } = await post(client, 'Lindqvist Bygg AB')
    acknowledged.push(data!.id)
    if (acknowledged.length === 60) kill(server, postmaster())
    return write()
  }
  await Promise.allSettled(Array.from({ length: 4 }, write))
  expect(acknowledged.length).toBeGreaterThanOrEqual(60)
  expect(await server.exited).toBe('SIGKILL')

  const survivor = clientOf(await startOrUse())
  for (const id of acknowledged) {
    const { response } = await survivor.GET('/api/v1/companies/{id}', { params: { path: { id } } })
    expect(response.status).toBe(200)
  }
})

test('after kill -9 of only PostgreSQL, the server restarts it and has every acknowledged row', async () => {
  const client = clientOf(await startOrUse())
  const { data } = await post(client, 'Lindqvist Bygg AB')
  process.kill(postmaster(), 'SIGKILL')
  const read = () => client.GET('/api/v1/companies/{id}', { params: { path: { id: data!.id } } })
  await expect.poll(async () => (await read()).response.status).toBe(200)
})

test('a second server on the same folder shares the database, and continues when the first stops', async () => {
  const [first, second] = [await startOrUse(), await start({})]
  const { data } = await post(clientOf(first), 'Lindqvist Bygg AB')
  expect(await stop(first)).toBe(0)
  const { response } = await clientOf(second).GET('/api/v1/companies/{id}', { params: { path: { id: data!.id } } })
  expect(response.status).toBe(200)
})

test.each([
  [{ PORT: 'http' }, 'PORT must be a whole number from 0 to 65535. Example: PORT=3000.'],
  [
    { DATABASE_URL: 'mysql://x' },
    'DATABASE_URL must be a URL that begins with postgres:// or postgresql://. Example: postgres://user:password@host/database.',
  ],
  [
    { SMTP_URL: 'smtp://anna@mail.example.com' },
    'SMTP_URL must have both a user and a password, or neither. Example: smtps://user:password@mail.example.com.',
  ],
  [
    { BANKID_ENVIRONMENT: 'test', BANKID_CERTIFICATE: '/missing.p12', BANKID_PASSPHRASE: 'secret' },
    "BANKID_CERTIFICATE can't be read: ENOENT: no such file or directory, open '/missing.p12'.",
  ],
  [
    { DATABASE_URL: 'postgres://paraph@127.0.0.1:1/paraph' },
    "With DATABASE_URL, SECRET_KEY is required. Make one, and give it to all servers and workers: openssl rand -base64 32 | tr '+/' '-_' | tr -d =",
  ],
])(
  'the wrong setting %j causes one sentence and exit code 78, before anything is created',
  async (setting, sentence) => {
    const DATA_DIR = join(await temporaryFolder(), 'data')
    const child = run('main.ts', [], { DATA_DIR, PORT: '0', ...setting } as Record<string, string>)
    let output = ''
    child.stderr.on('data', (chunk: Buffer) => (output += chunk))
    expect(await new Promise((resolve) => child.once('close', resolve))).toBe(78)
    expect(output).toBe(`${sentence}\n`)
    expect(existsSync(DATA_DIR)).toBe(false)
  },
)

test.each([
  'main.ts',
  'worker.ts',
  'server/cli/keys.ts',
  'server/cli/audit-verify.ts',
  'server/cli/seal-retry.ts',
  'server/cli/secret-key-lost.ts',
  'server/cli/personal-number-find.ts',
] as const)('a wrong setting ends %s with exit code 78 and one sentence', async (program) => {
  const args = program === 'server/cli/keys.ts' ? ['list'] : []
  const { code, stdout, stderr } = await runToEnd(program, args, { PORT: 'http', DATA_DIR: '/nowhere' })
  expect([code, stdout, stderr]).toEqual([78, '', 'PORT must be a whole number from 0 to 65535. Example: PORT=3000.\n'])
})

test.each(['main.ts', 'worker.ts'] as const)(
  '--version of %s prints the version, and opens nothing',
  async (program) => {
    const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
      version: string
    }
    expect(await runToEnd(program, ['--version'], { PORT: 'http' })).toEqual({
      code: 0,
      stdout: `Paraph ${version}\n`,
      stderr: '',
    })
  },
)

test.each(['main.ts', 'worker.ts', 'server/cli/keys.ts'] as const)(
  'a DATA_DIR where no folder can be created ends %s with exit code 78',
  async (program) => {
    const args = program === 'server/cli/keys.ts' ? ['list'] : []
    const { code, stderr } = await runToEnd(program, args, { DATA_DIR: '/proc/x', PORT: '0' })
    expect([code, stderr]).toEqual([78, expect.stringMatching(/^DATA_DIR can't be \/proc\/x: [^\n]+\n$/)])
  },
)

test.skipIf(process.getuid?.() !== 0 || firstFreePort <= 80)(
  'a PORT that the OS user may not use is refused with exit code 78, before anything is created',
  async () => {
    const folder = await temporaryFolder()
    chmodSync(folder, 0o777)
    const DATA_DIR = join(folder, 'data')
    const node = join(folder, 'node')
    // The Node of root may be in a folder that other accounts can't enter.
    copyFileSync(process.execPath, node)
    const child = spawn(node, [join(import.meta.dirname, '../../src/main.ts')], {
      env: { DATA_DIR, PORT: '80', HOST: '127.0.0.1' },
      uid: 65_534,
      gid: 65_534,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    const exited = once(child, 'exit')
    const stderr = await text(child.stderr)
    expect([(await exited)[0], stderr]).toEqual([
      78,
      "Can't listen on HOST 127.0.0.1, PORT 80: this OS user may not use the port (EACCES). Set another PORT. Example: PORT=3000.\n",
    ])
    expect(existsSync(DATA_DIR)).toBe(false)
  },
)

test('a HOST that this machine does not have causes one sentence with the setting, and exit code 78, before anything is created', async () => {
  const DATA_DIR = join(await temporaryFolder(), 'data')
  const { code, stderr } = await runToEnd('main.ts', [], { DATA_DIR, PORT: '3999', HOST: '192.0.2.1' })
  expect(code).toBe(78)
  expect(stderr).toMatch(/^Can't listen on HOST 192\.0\.2\.1, PORT 3999: [^\n]*EADDRNOTAVAIL[^\n]*\n$/)
  expect(existsSync(DATA_DIR)).toBe(false)
})

test('an unreachable DATABASE_URL causes one sentence without the password, and exit code 1', async () => {
  const started = startProcess({ DATABASE_URL: 'postgres://paraph:geheim@127.0.0.1:1/paraph', SECRET_KEY })
  await expect(started).rejects.toThrow('The server ended with 1')
  await expect(started).rejects.not.toThrow('geheim')
})
