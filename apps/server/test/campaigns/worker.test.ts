import { expect, inject, onTestFinished, test } from 'vitest'
import { type RunningProcess, SECRET_KEY, startProcess, startWorker } from '@paraph/testing/programs/process.ts'
import { startServer } from '@paraph/testing/server/server.ts'
import { startGateway } from '../work/delivery/sms/gateway.ts'

const METRICS_TOKEN = '0123456789abcdef'

function stopAfterTest<T extends RunningProcess>(program: T): T {
  onTestFinished(async () => {
    program.child.kill('SIGKILL')
    await program.exited
  })
  return program
}

/** Opens a server that runs no jobs in this process, with a separate database and gateway, and returns the settings of its workers. */
async function setUp() {
  const gateway = await startGateway()
  onTestFinished(gateway.close)
  const { config, newAccount } = await startServer({ channels: ['SMS'], recorded: false })
  const account = await newAccount()
  const { client } = account
  const env = {
    DATABASE_URL: config.databaseUrl!,
    SECRET_KEY,
    SEAL_CERTIFICATE: inject('sealCertificate'),
    SMS_URL: gateway.url,
    PUBLIC_URL: 'https://sign.example.com',
    LOG_LEVEL: 'warn',
    METRICS_TOKEN,
  }
  /** Sends a document to one party by SMS. Returns what reads the status of the message. */
  const send = async (document: { expiresAt?: string } = {}) => {
    const { id } = await account.draftDocument(document)
    const contactId = (await account.contact({ phone: '+46701740605' })).id
    const { id: partyId } = await account.party(id, { contactId, deliveryMethod: 'SMS' })
    expect((await client.POST('/api/v1/documents/{id}/send', { params: { path: { id } } })).error).toBeUndefined()
    const params = { path: { id, partyId } }
    return async () => (await client.GET('/api/v1/documents/{id}/parties/{partyId}', { params })).data!.sendStatus
  }
  return { gateway, env, send }
}

const scrape = (url: string, token = METRICS_TOKEN) =>
  fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${token}` } })

const hasEnded = ({ child }: RunningProcess) => child.exitCode !== null || child.signalCode !== null

/** Makes a program wait 20 times as long for the SMS service. On a busy machine, it would give up and send the message again. */
const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(
  'const { timeout } = AbortSignal; AbortSignal.timeout = (ms) => timeout.call(AbortSignal, 20 * ms)',
)}`

test('at SIGTERM, a worker finishes its current message and exits with 0', async () => {
  const { gateway, env, send } = await setUp()
  const sendStatus = await send()
  const starting = startWorker({ ...env, WORKER_PORT: '0', NODE_OPTIONS })
  // The message is accepted, but the worker does not know it yet.
  let during: unknown
  gateway.beforeNextAnswer(async () => {
    const worker = await starting
    worker.child.kill('SIGTERM')
    const isStopping = async () => hasEnded(worker) || (await fetch(`${worker.probes}/readyz`)).status === 503
    await expect.poll(isStopping).toBe(true)
    during = await sendStatus()
  })
  const worker = stopAfterTest(await starting)
  expect(await worker.exited).toBe(0)
  expect([during, await sendStatus()]).toEqual(['NOT_SENT', 'SENT'])
  expect(gateway.taken).toHaveLength(1)
  // On a busy machine, drawing the first page may exceed the time limit of the product.
  const lines = worker.output().replaceAll(/^.*could not be drawn.*$/gm, '')
  expect(lines).not.toMatch(/"level":"(?:warn|error)"/)
})

test('two workers send each message once, and the server counts what waits', async () => {
  const { gateway, env, send } = await setUp()
  const few = [await send(), await send(), await send({ expiresAt: '2100-01-01T00:00:00Z' })]
  const server = stopAfterTest(await startProcess({ ...env, JOBS: 'elsewhere' }))
  const gauge = async () => (await scrape(server.url)).text()
  const text = await gauge()
  expect(text).toContain('paraph_queue_jobs{queue="deliver",state="ready"} 3\n')
  expect(text).toContain('paraph_queue_jobs{queue="expire",state="deferred"} 1\n')
  expect(text).toContain('paraph_queue_jobs{queue="expire",state="ready"} 0\n')

  const worker = stopAfterTest(await startWorker({ ...env, WORKER_PORT: '0' }))
  const other = stopAfterTest(await startWorker(env))
  const many = await Promise.all(Array.from({ length: 30 }, () => send()))
  const documents = [...few, ...many]
  const sent = documents.map(() => 'SENT')
  await expect.poll(() => Promise.all(documents.map((status) => status()))).toEqual(sent)
  expect(gateway.taken).toHaveLength(33)
  await expect.poll(gauge).toContain('paraph_queue_jobs{queue="deliver",state="ready"} 0\n')
  expect(server.output()).not.toMatch(/"level":"(?:warn|error)"/)

  other.child.kill('SIGTERM')
  expect(await other.exited).toBe(0)
  worker.child.kill('SIGINT')
  expect(await worker.exited).toBe(0)
})

test('a worker that can not seal says so in its probe and metrics, and so does its server', async () => {
  const { config, newAccount, actAs, db } = await startServer({ recorded: false })
  const account = await newAccount()
  const env = {
    DATABASE_URL: config.databaseUrl!,
    SECRET_KEY,
    SEAL_CERTIFICATE: '/nowhere/seal.pem',
    LOG_LEVEL: 'fatal',
    METRICS_TOKEN,
    HOST: '127.0.0.1',
  }
  const { id, parties } = await account.sentDocument({})
  await actAs(parties[0]!)
  const worker = stopAfterTest(await startWorker({ ...env, WORKER_PORT: '0' }))
  const server = stopAfterTest(await startProcess({ ...env, JOBS: 'elsewhere' }))
  const probe = async (url: string, path = '/readyz') => {
    const response = await fetch(url + path)
    return [response.status, await response.json()]
  }
  expect(await probe(worker.probes, '/livez')).toEqual([200, { status: 'ok', version: expect.any(String) }])
  // At first, the worker is still opening the key.
  const noKey = [200, expect.objectContaining({ status: 'ok', sealing: 'no_key' })]
  await expect.poll(() => probe(worker.probes)).toEqual(noKey)
  const sealStatus = async () =>
    (await db.selectFrom('documents').select('seal_status').where('id', '=', id).executeTakeFirstOrThrow()).seal_status
  await expect.poll(sealStatus).toBe('FAILED')
  // The server asks the database every ten seconds at most.
  const failing = [200, expect.objectContaining({ status: 'ok', sealing: 'failing' })]
  await expect.poll(() => probe(server.url)).toEqual(failing)

  expect((await scrape(worker.probes, 'another')).status).toBe(401)
  const text = await (await scrape(worker.probes)).text()
  expect(text).toContain('paraph_seal_key_usable 0\n')
  expect(text).toMatch(/^paraph_seal_failures_total\{reason="key_unavailable"\} [1-9]/m)
  expect(text).toMatch(/^paraph_build_info\{version="[^"]+",node="[^"]+"\} 1$/m)
  // Only servers report this metric, because each process would count the same rows of the database.
  expect(text).not.toContain('paraph_unsealed_documents')
  expect((await fetch(`${worker.probes}/api/v1/contacts`)).status).toBe(404)
})
