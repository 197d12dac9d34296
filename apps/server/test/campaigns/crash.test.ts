import { setTimeout as sleep } from 'node:timers/promises'
import { createClient, type ParaphClient, type WebhookEventType } from '@paraph/client'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { openEmbeddedPostgres } from '#platform/database/embedded/embedded-postgres.ts'
import { sign } from '@paraph/testing/server/party.ts'
import { onePagePdf } from '@paraph/testing/pdf/pdf.ts'
import { dataFolder, runKeys, runToEnd, startProcess } from '@paraph/testing/programs/process.ts'
import { type Received, startReceiver } from '@paraph/testing/receivers/receiver.ts'
import { startSink } from '../support/smtp-sink.ts'

/** Milliseconds. The limit of all kills together, which only ends what hangs. */
const WHOLE = 1_200_000
const KILLS = 6
const SEALS_PER_KILL = 2
/** Milliseconds between two documents, at least. More of them would only fill the queues, and the mail server would need minutes for them after the last kill. */
const PAUSE = 200
/** The types of the events that the webhook endpoint gets. Mails of receipts have `party.sent` in the audit trail, but no webhook. */
const events: WebhookEventType[] = [
  'document.sent',
  'document.completed',
  'party.added',
  'party.released',
  'party.signed',
]
const asked = new Set<string>(events)
/** Milliseconds that a process has for the attempt of a webhook. */
const LEASE = 30_000
/** The number of messages that one server sends at a time. A kill can hit each of them after the sending and before its record. */
const IN_FLIGHT = 8

test(
  'after kill -9 under load, six times, no mail, webhook or seal is missing, and no document has two',
  async () => {
    // A slow mail server has messages in flight at each kill, and costs no work.
    const sink = await startSink({ delay: 1000 })
    onTestFinished(sink.close)
    const receiver = await startReceiver()
    onTestFinished(receiver.close)
    const env = {
      DATA_DIR: await dataFolder(),
      SMTP_URL: sink.url,
      WEBHOOK_ALLOWED_HOSTS: '127.0.0.1',
      LOG_LEVEL: 'error',
    }
    const { stdout: key } = await runKeys(['create', '--account', 'acme'], env)
    const load = newLoad(await onePagePdf())
    const { skipWaiting } = await openTimeMachine(env.DATA_DIR)
    let begin = new Date()
    const start = async () => {
      begin = new Date()
      const server = await startProcess(env)
      onTestFinished(() => void server.child.kill('SIGKILL'))
      await skipWaiting(begin)
      return { server, client: createClient({ baseUrl: server.url, apiKey: key.trim() }) }
    }

    for (let kill = 0; kill < KILLS; kill++) {
      const { server, client } = await start()
      if (kill === 0) await client.POST('/api/v1/webhook-endpoints', { body: { url: receiver.url, events } })
      const stop = new AbortController()
      const sendMany = async () => {
        // Ignore requests that fail because the server was killed.
        for (let count = 0; !stop.signal.aborted; count++) {
          await load.send(client, `${kill}-${count}`).catch(() => {})
          await sleep(PAUSE)
        }
      }
      const sending = sendMany()
      const before = load.answered.size
      for (let count = 0; count < SEALS_PER_KILL; count++) await load.sign(client, server.url)
      await expect.poll(() => load.answered.size, { interval: 5 }).toBeGreaterThan(before)
      // A seal takes less than a second, so the kill can hit any of its reads and writes.
      await sleep(Math.random() * 1000)
      stop.abort()
      server.child.kill('SIGKILL')
      await Promise.all([server.exited, sending])
    }

    const { server, client } = await start()
    const skipping = setInterval(() => void skipWaiting(begin), 500)
    onTestFinished(() => clearInterval(skipping))
    await expectSeals(client, load.signed)
    for (const [id, emails] of load.unanswered) {
      const { data } = await client.GET('/api/v1/documents/{id}', { params: { path: { id } } })
      if (data!.status === 'SENT') for (const email of emails) load.answered.add(email)
    }
    expect(load.answered.size).toBeGreaterThan(KILLS)
    const invitations = () => sink.mails.filter(({ to }) => load.isInvited(to))
    await expect.poll(() => new Set(invitations().map(({ to }) => to)), { interval: 500 }).toEqual(load.answered)
    const completions = () => sink.mails.filter(({ subject }) => subject.startsWith('Completed:'))
    await expect
      .poll(() => new Set(completions().map(({ to }) => to)), { interval: 500 })
      .toEqual(new Set(load.signed.map((id) => `${id}@example.com`)))

    // A message may be sent twice if the process is killed between sending and recording, but it is the same message.
    for (const sent of [invitations(), completions()]) {
      const copies = Map.groupBy(sent, ({ to }) => to)
      for (const mails of copies.values()) expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(1)
      expect(sent.length - copies.size).toBeLessThanOrEqual(KILLS * IN_FLIGHT)
    }
    await expectWebhooks(client, load.signed, receiver.requests)
    clearInterval(skipping)
    server.child.kill('SIGTERM')
    await server.exited
    const { stdout, code } = await runToEnd('server/cli/audit-verify.ts', [], env)
    expect(stdout).toMatch(
      new RegExp(`Sealed files: ${load.signed.length}\\. Entries of logs: \\d+\\. Faults: 0\\.\n$`),
    )
    expect(code).toBe(0)
  },
  WHOLE,
)

/** Opens the database of the servers. */
async function openTimeMachine(dataDir: string) {
  const { connection, close } = await openEmbeddedPostgres({ dataDir, log: () => {} })
  const database = new pg.Pool({ ...connection, max: 1 })
  // The pool does not wait until PostgreSQL has closed the connection. So PostgreSQL may stop first and break the connection, which is no error.
  database.on('error', () => {})
  onTestFinished(async () => {
    await database.end()
    await close()
  })
  return {
    /**
     * Makes the jobs and the deliveries of the killed servers due at once, as if the time had passed after which another one takes them over or tries them again.
     * So the next kill can hit them once more, and nothing waits minutes for them.
     */
    async skipWaiting(begin: Date) {
      const leasedBefore = new Date(begin.getTime() + LEASE)
      await database.query(
        `update pgboss.job set heartbeat_on = heartbeat_on - interval '1 hour' where state = 'active' and started_on < $1`,
        [begin],
      )
      await database.query(`update pgboss.job set start_after = now() where state = 'retry' and start_after > now()`)
      await database.query(
        `update webhook_deliveries set due_at = now(), leased_until = null
         where status = 'PENDING' and coalesce(leased_until <= $1, due_at > now())`,
        [leasedBefore],
      )
    },
  }
}

function newLoad(pdf: Uint8Array<ArrayBuffer>) {
  const file = () => new File([pdf], 'agreement.pdf', { type: 'application/pdf' })
  const addParty = async (client: ParaphClient, id: string, email: string) => {
    const contact = await client.POST('/api/v1/contacts', { body: { firstName: 'Anna', lastName: 'L', email } })
    const body = { contactId: contact.data!.id, role: 'SIGNER', requiredSignature: 'CLICK_TO_SIGN' } as const
    await client.POST('/api/v1/documents/{id}/parties', { params: { path: { id } }, body })
  }
  /** The addresses of parties. The request to send the document was answered with 200, or the answer is missing. */
  const [answered, unanswered] = [new Set<string>(), new Map<string, string[]>()]
  const signed: string[] = []
  return {
    answered,
    unanswered,
    signed,
    isInvited: (address: string) => /^\d+-\d+-\d@/.test(address),
    /** Sends a document to three parties. */
    async send(client: ParaphClient, name: string) {
      const { data: document } = await client.POST('/api/v1/documents', { body: { file: file(), title: name } })
      const path = { id: document!.id }
      const emails = [0, 1, 2].map((index) => `${name}-${index}@example.com`)
      for (const email of emails) await addParty(client, path.id, email)
      unanswered.set(path.id, emails)
      const { data } = await client.POST('/api/v1/documents/{id}/send', { params: { path } })
      if (data?.status !== 'SENT') return
      unanswered.delete(path.id)
      for (const email of emails) answered.add(email)
    },
    /** Sends a document to one party, who signs it. */
    async sign(client: ParaphClient, baseUrl: string) {
      const { data: document } = await client.POST('/api/v1/documents', { body: { file: file() } })
      const path = { id: document!.id }
      await addParty(client, path.id, `${path.id}@example.com`)
      await client.POST('/api/v1/documents/{id}/send', { params: { path } })
      const { data } = await client.GET('/api/v1/documents/{id}/parties', { params: { path } })
      const party = createClient({ baseUrl, apiKey: data!.parties[0]!.signingUrl!.split('#')[1]! })
      expect((await sign(party)).data?.party?.signingStatus).toBe('SIGNED')
      signed.push(path.id)
    },
  }
}

/** Checks that all events of the signed documents have deliveries, and that the receiver got each of the deliveries at least once. */
async function expectWebhooks(client: ParaphClient, signed: string[], received: Received[]) {
  const { data: found } = await client.GET('/api/v1/webhook-endpoints')
  const path = { id: found!.webhookEndpoints[0]!.id }
  const list = (query: { status?: 'PENDING'; cursor?: string }) =>
    client.GET('/api/v1/webhook-endpoints/{id}/deliveries', { params: { path, query: { limit: 100, ...query } } })
  // The attempts of the last killed process are repeated when their lease ends.
  const pending = async () => (await list({ status: 'PENDING' })).data!.webhookDeliveries.length
  await expect.poll(pending, { interval: 500 }).toBe(0)
  const [recorded, bodies] = [
    new Set<string>(),
    Map.groupBy(received, ({ headers }) => headers['webhook-id'] as string),
  ]
  let cursor: string | null | undefined
  do {
    const { data } = await list(cursor ? { cursor } : {})
    for (const { eventId, requestBody } of data!.webhookDeliveries) {
      recorded.add(eventId)
      expect(new Set(bodies.get(eventId)?.map(({ body }) => body))).toEqual(new Set([requestBody]))
    }
    cursor = data!.nextCursor
  } while (cursor)
  for (const id of signed) {
    const params = { path: { id }, query: { limit: 100 } }
    const { data } = await client.GET('/api/v1/documents/{id}/events', { params })
    const ids = data!.events.filter(({ type }) => asked.has(type)).map((event) => event.id)
    expect(ids.filter((event) => !recorded.has(event))).toEqual([])
    expect(ids.length).toBeGreaterThanOrEqual(5)
  }
}

/** Waits until all documents are completed, and checks that each was completed once. */
async function expectSeals(client: ParaphClient, signed: string[]) {
  expect(signed).toHaveLength(KILLS * SEALS_PER_KILL)
  const statusOf = async (id: string) =>
    (await client.GET('/api/v1/documents/{id}', { params: { path: { id } } })).data!.status
  const completed = async () =>
    (await Promise.all(signed.map(statusOf))).filter((status) => status === 'COMPLETED').length
  await expect.poll(completed, { interval: 1000 }).toBe(signed.length)
  for (const id of signed) {
    const { data } = await client.GET('/api/v1/documents/{id}/events', {
      params: { path: { id }, query: { limit: 100 } },
    })
    expect(data!.events.filter(({ type }) => type === 'document.completed')).toHaveLength(1)
  }
}
