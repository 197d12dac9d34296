import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { createClient } from '@paraph/client'
import { afterAll, expect, test } from 'vitest'
import { onePagePdf } from '@paraph/testing/pdf/pdf.ts'
import {
  runKeys,
  type RunningProcess,
  runToEnd,
  type ServerProcess,
  sharedDataFolder,
  startProcess,
  startWorker,
  temporaryFolder,
} from '@paraph/testing/programs/process.ts'
import { startGateway } from './work/delivery/sms/gateway.ts'

/*
 * What only the programs themselves can show: their signals, settings and exit codes. Each test goes on with the data folder of the test before,
 * because a start takes as long as many requests. The campaigns have more starts, and the other programs.
 */
const DATA_DIR = await sharedDataFolder()
const pidFile = join(DATA_DIR, 'postgres/postmaster.pid')
/** The server sends to the first gateway, and the worker to the second one, so that the tests see which program has sent. */
const [ofServer, ofWorker] = [await startGateway(), await startGateway()]
afterAll(() => Promise.all([ofServer.close(), ofWorker.close()]))
const PUBLIC_URL = 'https://sign.example.com'
/** The server that runs now. */
let server: ServerProcess
let key: string
const client = () => createClient({ baseUrl: server.url, apiKey: key })
const stop = (signal: NodeJS.Signals) => {
  server.child.kill(signal)
  return server.exited
}
afterAll(() => server && stop('SIGTERM'))
/** What the server that runs now has printed, while there is no account. */
const setupLinks = () => server.output().match(/http:\/\/\S+#setup=[\w-]+/g) ?? []
const hasEnded = ({ child }: RunningProcess) => child.exitCode !== null || child.signalCode !== null
const statusOf = async (url: string) => (await fetch(url)).status

test('a wrong setting causes one sentence and exit code 78, before anything is created', async () => {
  const folder = join(await temporaryFolder(), 'data')
  expect(await runToEnd('main.ts', [], { DATA_DIR: folder, PORT: 'http' })).toEqual({
    code: 78,
    stdout: '',
    stderr: 'PORT must be a whole number from 0 to 65535. Example: PORT=3000.\n',
  })
  expect(existsSync(folder)).toBe(false)
})

test('the server prints its addresses and one link for the first account, and the probes answer', async () => {
  // With a delay, the server would wait for the connections that `fetch` keeps.
  const settings = { PUBLIC_URL, SHUTDOWN_DELAY: '0', SMS_URL: ofServer.url, JOBS: 'elsewhere' }
  server = await startProcess({ DATA_DIR, ...settings })
  expect(server.output()).toMatch(
    /Paraph is ready\. Console http:\S+ API http:.*\/api\/v1 Docs http:.*\/docs.* npm run --silent paraph -- keys create --account/,
  )
  await expect.poll(setupLinks).toEqual([expect.stringMatching(/^http:\/\/localhost:\d+\/#setup=[\w-]{43}$/)])
  // The log has no link.
  const lines = server
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
  expect(lines.join()).not.toContain('#setup=')
  expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual(
    expect.arrayContaining(['Paraph starts.', expect.stringMatching(/^Paraph is ready\. /)]),
  )
  expect([await statusOf(`${server.url}/livez`), await statusOf(`${server.url}/readyz`)]).toEqual([200, 200])
})

test('a port in use causes one sentence and exit code 1, before the database is touched', async () => {
  const folder = await temporaryFolder()
  const { port } = new URL(server.url)
  const { code, stdout, stderr } = await runToEnd('main.ts', [], { DATA_DIR: folder, PORT: port })
  expect([code, stdout]).toEqual([1, ''])
  expect(stderr).toMatch(
    new RegExp(`^Can't listen on HOST 127\\.0\\.0\\.1, PORT ${port}: [^\\n]*EADDRINUSE[^\\n]*\\n$`),
  )
  expect(await readdir(folder)).toEqual([])
})

test('keys create prints the key and nothing else, and it works immediately with the running server', async () => {
  const created = await runKeys(['create', '--account', 'acme'], { DATA_DIR })
  expect(created).toEqual({
    code: 0,
    stderr: `Database: the one in ${DATA_DIR} (DATA_DIR), which is running.\n`,
    stdout: expect.stringMatching(/^pk_live_[\w-]{43}\n$/),
  })
  key = created.stdout.trim()
  expect((await client().GET('/api/v1/companies')).response.status).toBe(200)
})

/** Makes a program wait 20 times as long for the SMS service. On a busy machine, it would give up and send the message again. */
const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(
  'const { timeout } = AbortSignal; AbortSignal.timeout = (ms) => timeout.call(AbortSignal, 20 * ms)',
)}`

/** Sends a document to one party by SMS. Returns what reads the status of the message. */
async function sendBySms() {
  const file = new File([await onePagePdf()], 'agreement.pdf', { type: 'application/pdf' })
  const path = { id: (await client().POST('/api/v1/documents', { body: { file } })).data!.id }
  const person = { firstName: 'Anna', lastName: 'Lindqvist', phone: '+46701740605' }
  const contactId = (await client().POST('/api/v1/contacts', { body: person })).data!.id
  const body = { contactId, role: 'SIGNER', deliveryMethod: 'SMS' } as const
  const party = await client().POST('/api/v1/documents/{id}/parties', { params: { path }, body })
  expect((await client().POST('/api/v1/documents/{id}/send', { params: { path } })).response.status).toBe(200)
  const params = { path: { ...path, partyId: party.data!.id } }
  return async () => (await client().GET('/api/v1/documents/{id}/parties/{partyId}', { params })).data!.sendStatus
}

test('the worker sends the messages; at SIGTERM, it finishes its current message and exits with 0', async () => {
  const sendStatus = await sendBySms()
  const starting = startWorker({ DATA_DIR, PUBLIC_URL, SMS_URL: ofWorker.url, WORKER_PORT: '0', NODE_OPTIONS })
  // The message is accepted, but the worker does not know it yet.
  let during: unknown
  ofWorker.beforeNextAnswer(async () => {
    const worker = await starting
    worker.child.kill('SIGTERM')
    const isStopping = async () => hasEnded(worker) || (await statusOf(`${worker.probes}/readyz`)) === 503
    await expect.poll(isStopping).toBe(true)
    during = await sendStatus()
  })
  const worker = await starting
  expect(await worker.exited).toBe(0)
  expect([during, await sendStatus()]).toEqual(['NOT_SENT', 'SENT'])
  expect([ofWorker.taken.length, ofServer.taken.length]).toEqual([1, 0])
  // On a busy machine, drawing the first page may exceed the time limit of the product.
  const lines = worker.output().replaceAll(/^.*could not be drawn.*$/gm, '')
  expect(lines).not.toMatch(/"level":"(?:warn|error)"/)

  const { whendelivered } = ofWorker.taken[0]!
  const reported = await ofWorker.report(whendelivered!, { id: 's1', status: 'delivered' }, { origin: server.url })
  expect([reported.status, await sendStatus()]).toEqual([204, 'DELIVERED'])
})

test('at SIGTERM a request in flight finishes, and the server and its PostgreSQL stop', async () => {
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
  await expect.poll(() => statusOf(`${server.url}/livez`).catch(() => 'refused')).toBe('refused')
  sent.end(body)
  const [response] = await once(sent, 'response')
  expect(response.statusCode).toBe(200)
  expect(await server.exited).toBe(0)
  expect(existsSync(pidFile)).toBe(false)
})

test('after kill -9 during writes, the next start has every acknowledged row, and SIGINT stops it', async () => {
  server = await startProcess({ DATA_DIR })
  expect(setupLinks()).toEqual([])
  const postmaster = Number(readFileSync(pidFile, 'utf8').split('\n', 1)[0])
  const acknowledged: string[] = []
  const write = async (): Promise<void> => {
    const body = { name: 'Lindqvist Bygg AB', orgNumber: '556016-0680' }
    const { data } = await client().POST('/api/v1/companies', { body })
    acknowledged.push(data!.id)
    if (acknowledged.length === 60) {
      server.child.kill('SIGKILL')
      process.kill(postmaster, 'SIGKILL')
    }
    return write()
  }
  await Promise.allSettled(Array.from({ length: 4 }, write))
  expect(acknowledged.length).toBeGreaterThanOrEqual(60)
  expect(await server.exited).toBe('SIGKILL')

  server = await startProcess({ DATA_DIR })
  for (const id of acknowledged) {
    const { response } = await client().GET('/api/v1/companies/{id}', { params: { path: { id } } })
    expect(response.status).toBe(200)
  }
  const readiness = async () => (await fetch(`${server.url}/readyz`)).json()
  const well = { jobs: 'ok', mail: 'off', sms: 'off', sealing: 'ok' }
  await expect.poll(readiness).toEqual({ status: 'ok', version: expect.any(String), ...well })
  // The program that reads the log ends. These requests fill more than one write of the log.
  server.child.stdout!.destroy()
  for (let count = 0; count < 40; count++) expect(await statusOf(`${server.url}/api/v1/documents`)).toBe(401)
  expect(await stop('SIGINT')).toBe(0)
  expect(existsSync(pidFile)).toBe(false)
})
