import { setTimeout as sleep } from 'node:timers/promises'
import { createClient } from '@paraph/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { onePagePdf } from '../support/pdf.ts'
import { runKeys, startProcess, temporaryFolder } from '../support/process.ts'
import { startSink } from '../support/smtp-sink.ts'

// Starts the server twenty times, and waits until the jobs of the last killed process miss their heartbeat.
vi.setConfig({ testTimeout: 600_000 })

const KILLS = 20
/** The number of messages that one server sends at a time. A kill can hit each of them after the sending and before its record. */
const IN_FLIGHT = 8

test('after 20 times kill -9 under load, each party of each sent document has its mail, and a second copy has the same Message-ID', async () => {
  const sink = await startSink({ delay: 20 })
  onTestFinished(sink.close)
  const env = { DATA_DIR: await temporaryFolder(), SMTP_URL: sink.url, LOG_LEVEL: 'error', PORT: '0' }
  const { stdout: key } = await runKeys(['create', '--account', 'acme'], env)
  const pdf = await onePagePdf()
  /** The addresses of parties. The request to send the document was answered with 200, or the answer is missing. */
  const [answered, unanswered] = [new Set<string>(), new Map<string, string[]>()]

  const send = async (client: ReturnType<typeof createClient>, name: string) => {
    const file = new File([pdf], 'agreement.pdf', { type: 'application/pdf' })
    const { data: document } = await client.POST('/api/v1/documents', { body: { file, title: name } })
    const path = { id: document!.id }
    const emails = [0, 1, 2].map((index) => `${name}-${index}@example.com`)
    for (const email of emails) {
      const contact = await client.POST('/api/v1/contacts', { body: { firstName: 'Anna', lastName: name, email } })
      const body = { contactId: contact.data!.id, role: 'SIGNER' } as const
      await client.POST('/api/v1/documents/{id}/parties', { params: { path }, body })
    }
    unanswered.set(path.id, emails)
    const { data } = await client.POST('/api/v1/documents/{id}/send', { params: { path } })
    if (data?.status !== 'SENT') return
    unanswered.delete(path.id)
    for (const email of emails) answered.add(email)
  }

  for (let kill = 0; kill < KILLS; kill++) {
    const server = await startProcess(env)
    const client = createClient({ baseUrl: server.url, apiKey: key.trim() })
    const stop = new AbortController()
    const load = async (worker: number) => {
      // Ignore requests that fail because the server was killed.
      for (let count = 0; !stop.signal.aborted; count++)
        await send(client, `${kill}-${worker}-${count}`).catch(() => {})
    }
    const loads = [load(0), load(1)]
    const before = answered.size
    await expect.poll(() => answered.size, { timeout: 60_000, interval: 5 }).toBeGreaterThan(before)
    await sleep(Math.random() * 400)
    stop.abort()
    server.child.kill('SIGKILL')
    await Promise.all([server.exited, ...loads])
  }

  const server = await startProcess(env)
  onTestFinished(async () => {
    server.child.kill('SIGTERM')
    await server.exited
  })
  const client = createClient({ baseUrl: server.url, apiKey: key.trim() })
  for (const [id, emails] of unanswered) {
    const { data } = await client.GET('/api/v1/documents/{id}', { params: { path: { id } } })
    if (data!.status === 'SENT') for (const email of emails) answered.add(email)
  }
  expect(answered.size).toBeGreaterThan(KILLS)
  await expect
    .poll(() => new Set(sink.mails.map(({ to }) => to)), { timeout: 120_000, interval: 500 })
    .toEqual(answered)

  const copies = Map.groupBy(sink.mails, ({ to }) => to)
  for (const mails of copies.values()) expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(1)
  expect(sink.mails.length - copies.size).toBeLessThanOrEqual(KILLS * IN_FLIGHT)
})
