import { setTimeout as sleep } from 'node:timers/promises'
import { createClient } from '@paraph/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { sign } from '../support/party.ts'
import { onePagePdf } from '../support/pdf.ts'
import { runKeys, runToEnd, startProcess, temporaryFolder } from '../support/process.ts'
import { startSink } from '../support/smtp-sink.ts'

// Starts the server twenty times, and waits until the jobs of the last killed process miss their heartbeat.
vi.setConfig({ testTimeout: 900_000 })

const KILLS = 20
const DOCUMENTS_PER_KILL = 2

test('after 20 times kill -9 while documents are sealed, each has one sealed file, one event and one message to each party', async () => {
  const sink = await startSink()
  onTestFinished(sink.close)
  const env = { DATA_DIR: await temporaryFolder(), SMTP_URL: sink.url, LOG_LEVEL: 'error' }
  const { stdout: key } = await runKeys(['create', '--account', 'acme'], env)
  const pdf = await onePagePdf()
  const signed: string[] = []

  const signNew = async (baseUrl: string) => {
    const client = createClient({ baseUrl, apiKey: key.trim() })
    const file = new File([pdf], 'agreement.pdf', { type: 'application/pdf' })
    const { data: document } = await client.POST('/api/v1/documents', { body: { file } })
    const path = { id: document!.id }
    const person = { firstName: 'Anna', lastName: 'L', email: `${document!.id}@example.com` }
    const contact = await client.POST('/api/v1/contacts', { body: person })
    const body = { contactId: contact.data!.id, role: 'SIGNER', requiredSignature: 'CLICK_TO_SIGN' } as const
    await client.POST('/api/v1/documents/{id}/parties', { params: { path }, body })
    await client.POST('/api/v1/documents/{id}/send', { params: { path } })
    const { data } = await client.GET('/api/v1/documents/{id}/parties', { params: { path } })
    const party = createClient({ baseUrl, apiKey: data!.parties[0]!.signingUrl!.split('#')[1]! })
    expect((await sign(party)).data?.party?.signingStatus).toBe('SIGNED')
    signed.push(path.id)
  }

  for (let kill = 0; kill < KILLS; kill++) {
    const server = await startProcess(env)
    for (let count = 0; count < DOCUMENTS_PER_KILL; count++) await signNew(server.url)
    // From before the first read to after the last write of a seal.
    await sleep(Math.random() * 1500)
    server.child.kill('SIGKILL')
    await server.exited
  }

  const server = await startProcess(env)
  const client = createClient({ baseUrl: server.url, apiKey: key.trim() })
  const documentOf = async (id: string) =>
    (await client.GET('/api/v1/documents/{id}', { params: { path: { id } } })).data!
  const completed = async () =>
    (await Promise.all(signed.map(documentOf))).filter(({ status }) => status === 'COMPLETED')
  await expect.poll(async () => (await completed()).length, { timeout: 240_000, interval: 1000 }).toBe(signed.length)
  expect(signed).toHaveLength(KILLS * DOCUMENTS_PER_KILL)

  const completions = () => sink.mails.filter(({ subject }) => subject.startsWith('Completed:'))
  await expect
    .poll(() => new Set(completions().map(({ to }) => to)), { timeout: 120_000, interval: 500 })
    .toEqual(new Set(signed.map((id) => `${id}@example.com`)))
  // A message may be sent twice if the process is killed between sending and recording, but it is the same message.
  const copies = Map.groupBy(completions(), ({ to }) => to)
  for (const mails of copies.values()) expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(1)
  for (const id of signed) {
    const { data } = await client.GET('/api/v1/documents/{id}/events', {
      params: { path: { id }, query: { limit: 100 } },
    })
    expect(data!.events.filter(({ type }) => type === 'document.completed')).toHaveLength(1)
  }
  server.child.kill('SIGTERM')
  await server.exited
  const { stdout, code } = await runToEnd('cli/audit-verify.ts', [], env)
  expect(stdout).toMatch(new RegExp(`Sealed files: ${signed.length}\\. Faults: 0\\.\n$`))
  expect(code).toBe(0)
})
