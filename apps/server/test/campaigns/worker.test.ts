import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { createClient, type ParaphClient } from '@paraph/client'
import { describe, inject, type TestContext, test, vi } from 'vitest'
import { onePagePdf } from '../support/pdf.ts'
import {
  dataFolder,
  type RunningProcess,
  run,
  SECRET_KEY,
  startProcess,
  startWorker,
  runToEnd,
} from '../support/process.ts'
import { startServer } from '../support/server.ts'
import { startGateway } from '../work/delivery/sms/gateway.ts'

// Each test starts programs, which is slow on a busy machine. They mostly wait, so three tests run at the same time.
vi.setConfig({ maxConcurrency: 3 })

type Finish = Pick<TestContext, 'onTestFinished'>

function stopAfterTest<T extends RunningProcess>({ onTestFinished }: Finish, program: T): T {
  onTestFinished(async () => {
    program.child.kill('SIGKILL')
    await program.exited
  })
  return program
}

/** Opens a server that runs no jobs in this process, with a separate database and gateway, and returns the settings of its workers. */
async function setUp(context: TestContext) {
  const gateway = await startGateway()
  context.onTestFinished(gateway.close)
  const { config, newAccount } = await startServer({ channels: ['SMS'], recorded: false })
  const { client, key } = await newAccount()
  const settings = { SMS_URL: gateway.url, PUBLIC_URL: 'https://sign.example.com', LOG_LEVEL: 'warn' }
  const env = {
    DATABASE_URL: config.databaseUrl!,
    SECRET_KEY,
    SEAL_CERTIFICATE: inject('sealCertificate'),
    ...settings,
  }
  const pdf = await onePagePdf()

  /** Sends a document to one party by SMS. */
  const sendFrom = async (client: ParaphClient, { expiresAt }: { expiresAt?: string } = {}) => {
    const file = new File([pdf], 'agreement.pdf', { type: 'application/pdf' })
    const document = await client.POST('/api/v1/documents', { body: { file, ...(expiresAt && { expiresAt }) } })
    const path = { id: document.data!.id }
    const contact = await client.POST('/api/v1/contacts', {
      body: { firstName: 'Anna', lastName: 'Lindqvist', phone: '+46701740605' },
    })
    const party = await client.POST('/api/v1/documents/{id}/parties', {
      params: { path },
      body: { contactId: contact.data!.id, role: 'SIGNER', deliveryMethod: 'SMS' },
    })
    const sent = await client.POST('/api/v1/documents/{id}/send', { params: { path } })
    context.expect(sent.error).toBeUndefined()
    const partyPath = { id: path.id, partyId: party.data!.id }
    return {
      sendStatus: async () =>
        (await client.GET('/api/v1/documents/{id}/parties/{partyId}', { params: { path: partyPath } })).data!
          .sendStatus,
      events: async () =>
        (await client.GET('/api/v1/documents/{id}/events', { params: { path } })).data!.events.map(({ type }) => type),
    }
  }
  return { gateway, env, key, sendFrom, send: (options?: { expiresAt?: string }) => sendFrom(client, options) }
}

describe.concurrent('workers', () => {
  test('a server leaves the jobs to the worker, which sends, and the server accepts the delivery report', async (context) => {
    const { expect } = context
    const { gateway, env, key, sendFrom } = await setUp(context)
    const server = stopAfterTest(context, await startProcess({ ...env, JOBS: 'elsewhere' }))
    const client = createClient({ baseUrl: server.url, apiKey: key })
    const document = await sendFrom(client)
    // Longer than the polling interval of a worker.
    await sleep(6_000)
    expect([gateway.taken.length, await document.sendStatus()]).toEqual([0, 'NOT_SENT'])

    const worker = stopAfterTest(context, await startWorker(env))
    await expect.poll(document.sendStatus).toBe('SENT')
    expect(gateway.taken).toHaveLength(1)
    const { whendelivered } = gateway.taken[0]!
    const reported = await gateway.report(whendelivered!, { id: 's1', status: 'delivered' }, { origin: server.url })
    expect([reported.status, await document.sendStatus()]).toEqual([204, 'DELIVERED'])

    // The worker also ends expired documents.
    const expiring = await sendFrom(client, { expiresAt: new Date(Date.now() + 15_000).toISOString() })
    await expect.poll(expiring.events).toContain('document.expired')
    await expect.poll(() => gateway.taken.at(-1)!.message).toContain('has expired')
    worker.child.kill('SIGTERM')
    expect(await worker.exited).toBe(0)
    expect(worker.output()).not.toMatch(/"level":"(?:warn|error)"/)
  })

  test.for([
    ['SIGTERM', ['SIGTERM']],
    ['Ctrl-C, which npm passes on again', ['SIGINT', 'SIGINT']],
  ] as const)(
    'at %s the worker finishes the message that it is sending, and exits with 0',
    async ([, signals], context) => {
      const { expect } = context
      const { gateway, env, send } = await setUp(context)
      gateway.slowDown(3_000)
      const worker = stopAfterTest(context, await startWorker(env))
      const document = await send()
      await expect.poll(() => gateway.taken.length).toBe(1)
      for (const signal of signals) {
        worker.child.kill(signal)
        await sleep(50)
      }
      expect(await document.sendStatus()).toBe('NOT_SENT')
      expect(await worker.exited).toBe(0)
      expect(await document.sendStatus()).toBe('SENT')
      expect(gateway.taken).toHaveLength(1)
    },
  )

  test('two workers send each of many messages once', async (context) => {
    const { expect } = context
    const { gateway, env, send } = await setUp(context)
    stopAfterTest(context, await startWorker(env))
    stopAfterTest(context, await startWorker(env))
    const documents = await Promise.all(Array.from({ length: 30 }, () => send()))
    const sent = documents.map(() => 'SENT')
    await expect.poll(() => Promise.all(documents.map(({ sendStatus }) => sendStatus()))).toEqual(sent)
    expect(gateway.taken).toHaveLength(30)
  })

  test('a failed job is logged with the answer of 46elks, and tried again', async (context) => {
    const { expect } = context
    const { gateway, env, send } = await setUp(context)
    gateway.answerNext(403, 'Not enough credits')
    const worker = stopAfterTest(context, await startWorker(env))
    const document = await send()
    await expect.poll(worker.output).toContain('46elks answered 403: Not enough credits')
    const line = worker
      .output()
      .split('\n')
      .find((line) => line.includes('403'))!
    expect(JSON.parse(line)).toMatchObject({
      level: 'warn',
      msg: 'A job failed, and is tried again later.',
      queue: 'deliver',
      messageId: expect.stringMatching(/^msg_/),
      tries: 1,
    })
    expect(line).not.toContain('+46701740605')
    await expect.poll(document.sendStatus).toBe('SENT')
  })

  test('a worker without any channel says so, and ends expired documents', async (context) => {
    const { expect } = context
    const { gateway, env, send } = await setUp(context)
    const { SMS_URL: _, ...without } = env
    const worker = stopAfterTest(context, await startWorker({ ...without, LOG_LEVEL: 'info' }))
    expect(worker.output()).toContain('because there is no SMTP_URL')
    expect(worker.output()).toContain('because there is no SMS_URL')
    // Late enough for the four requests before it on a busy machine, because an expired draft can't be sent.
    const document = await send({ expiresAt: new Date(Date.now() + 15_000).toISOString() })
    await expect.poll(document.events).toContain('document.expired')
    expect(gateway.taken).toEqual([])
  })

  test('a worker and a server can share the embedded database', async (context) => {
    const { expect } = context
    const env = { DATA_DIR: await dataFolder(context), LOG_LEVEL: 'warn' }
    const server = stopAfterTest(context, await startProcess({ ...env, JOBS: 'elsewhere' }))
    const worker = stopAfterTest(context, await startWorker(env))
    for (const program of [worker, server]) {
      program.child.kill('SIGTERM')
      expect(await program.exited).toBe(0)
    }
  })

  test('a worker with a wrong setting prints a sentence and does not start', async (context) => {
    const { expect } = context
    const child = run('worker.ts', [], { SMS_URL: 'https://api.46elks.com', DATA_DIR: '/nowhere' })
    let output = ''
    child.stderr.on('data', (chunk: Buffer) => (output += chunk))
    expect(await new Promise((resolve) => child.once('close', resolve))).toBe(78)
    expect(output).toMatch(/^SMS_URL must have the form elks:\/\/[^\n]+\n$/)
  })

  test('a worker with DATABASE_URL refuses to start without SECRET_KEY', async (context) => {
    const { expect } = context
    const { code, stderr } = await runToEnd('worker.ts', [], { DATABASE_URL: 'postgres://paraph@127.0.0.1:1/paraph' })
    expect(code).toBe(78)
    expect(stderr).toMatch(/^With DATABASE_URL, SECRET_KEY is required\. [^\n]+ openssl rand -base64 32 [^\n]+\n$/)
  })

  test('a worker that can not seal says so in its probe and metrics, and so does the server that left the jobs to it', async (context) => {
    const { expect } = context
    const { config, newAccount, actAs, db } = await startServer({ recorded: false })
    const account = await newAccount()
    const METRICS_TOKEN = '0123456789abcdef'
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
    const worker = stopAfterTest(context, await startWorker({ ...env, WORKER_PORT: '0' }))
    const server = stopAfterTest(context, await startProcess({ ...env, JOBS: 'elsewhere' }))
    const probe = async (url: string, path = '/readyz') => {
      const response = await fetch(url + path)
      return [response.status, await response.json()]
    }
    expect(await probe(worker.probes, '/livez')).toEqual([200, { status: 'ok', version: expect.any(String) }])
    expect(await probe(worker.probes)).toEqual([200, expect.objectContaining({ status: 'ok', sealing: 'no_key' })])
    const sealStatus = async () =>
      (await db.selectFrom('documents').select('seal_status').where('id', '=', id).executeTakeFirstOrThrow())
        .seal_status
    await expect.poll(sealStatus).toBe('FAILED')
    // The server asks the database every ten seconds at most.
    const failing = [200, expect.objectContaining({ status: 'ok', sealing: 'failing' })]
    await expect.poll(() => probe(server.url)).toEqual(failing)

    const scrape = (url: string, token: string) =>
      fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${token}` } })
    expect((await scrape(worker.probes, 'another')).status).toBe(401)
    const text = await (await scrape(worker.probes, METRICS_TOKEN)).text()
    expect(text).toContain('paraph_seal_key_usable 0\n')
    expect(text).toMatch(/^paraph_seal_failures_total\{reason="key_unavailable"\} [1-9]/m)
    expect(text).toMatch(/^paraph_build_info\{version="[^"]+",node="[^"]+"\} 1$/m)
    // What every process would count in the database, only servers tell.
    expect(text).not.toContain('paraph_unsealed_documents')
    expect((await fetch(`${worker.probes}/api/v1/contacts`)).status).toBe(404)

    worker.child.kill('SIGTERM')
    expect(await worker.exited).toBe(0)
  })

  test('a worker refuses a WORKER_PORT that is not free, and a wrong one', async (context) => {
    const { expect } = context
    const env = { DATA_DIR: '/nowhere', HOST: '127.0.0.1' }
    const wrong = await runToEnd('worker.ts', [], { ...env, WORKER_PORT: 'http' })
    expect([wrong.code, wrong.stderr]).toEqual([
      78,
      'WORKER_PORT must be a whole number from 0 to 65535. Example: WORKER_PORT=3001.\n',
    ])
    const taken = createServer().listen(0, '127.0.0.1')
    await once(taken, 'listening')
    context.onTestFinished(() => void taken.close())
    const { port } = taken.address() as AddressInfo
    const busy = await runToEnd('worker.ts', [], { ...env, WORKER_PORT: String(port) })
    expect([busy.code, busy.stderr]).toEqual([
      1,
      expect.stringMatching(new RegExp(`^Can't listen on HOST 127\\.0\\.0\\.1, WORKER_PORT ${port}: another program`)),
    ])
  })

  test('the gauge of jobs is correct even if no process works the jobs', async (context) => {
    const { expect } = context
    const { env, send } = await setUp(context)
    const METRICS_TOKEN = '0123456789abcdef'
    await Promise.all([send(), send(), send({ expiresAt: '2100-01-01T00:00:00Z' })])
    const observed = stopAfterTest(context, await startProcess({ ...env, JOBS: 'elsewhere', METRICS_TOKEN }))
    const headers = { authorization: `Bearer ${METRICS_TOKEN}` }
    const scrape = async () => (await fetch(`${observed.url}/metrics`, { headers })).text()
    const text = await scrape()
    expect(text).toContain('paraph_queue_jobs{queue="deliver",state="ready"} 3\n')
    expect(text).toContain('paraph_queue_jobs{queue="expire",state="deferred"} 1\n')
    expect(text).toContain('paraph_queue_jobs{queue="expire",state="ready"} 0\n')

    stopAfterTest(context, await startWorker(env))
    const delivered = () =>
      scrape().then((text) => text.includes('paraph_queue_jobs{queue="deliver",state="ready"} 0\n'))
    await expect.poll(delivered).toBe(true)
  })
})
