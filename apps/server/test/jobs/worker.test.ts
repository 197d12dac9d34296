import { once } from 'node:events'
import { Paraph } from '@paraph/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { onePagePdf } from '../support/pdf.ts'
import { run, runKeys, startProcess, temporaryFolder } from '../support/process.ts'
import { startSink } from '../support/smtp-sink.ts'

// Starts three programs, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

test('a server that leaves the jobs to others sends nothing, and a worker sends what it left, and ends on a signal', async () => {
  const sink = await startSink()
  onTestFinished(sink.close)
  const env = { DATA_DIR: await temporaryFolder(), SMTP_URL: sink.url, LOG_LEVEL: 'info' }
  const server = await startProcess({ ...env, JOBS: 'elsewhere' })
  onTestFinished(async () => {
    server.child.kill('SIGTERM')
    await server.exited
  })
  const { stdout: key } = await runKeys(['create', '--account', 'acme'], env)
  const paraph = new Paraph({ baseUrl: server.url, apiKey: key.trim() })
  const contact = await paraph.contacts.create({ firstName: 'Anna', lastName: 'Berg', email: 'anna.berg@example.com' })
  const document = await paraph.documents.create({ file: await onePagePdf(), title: 'Lease' })
  const party = await paraph.parties.add(document.id, { contactId: contact.id, role: 'SIGNER' })
  await paraph.documents.send(document.id)
  expect((await paraph.parties.get(document.id, party.id)).sendStatus).toBe('NOT_SENT')

  const worker = run('worker.ts', [], env)
  const ended = once(worker, 'exit')
  onTestFinished(() => void worker.kill('SIGKILL'))
  await expect.poll(() => sink.mails.map(({ to }) => to), { timeout: 60_000 }).toEqual(['anna.berg@example.com'])
  const status = async () => (await paraph.parties.get(document.id, party.id)).sendStatus
  await expect.poll(status, { timeout: 10_000 }).toBe('SENT')
  worker.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
})
