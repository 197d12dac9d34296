import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { openSmtp } from '#work/delivery/email/smtp.ts'
import { tellDisabled } from '#work/webhooks/tell-disabled.ts'
import { setEmail } from '#domain/accounts/account-store.ts'
import { disableAndTell } from '#work/webhooks/disable.ts'
import { useServer } from '@paraph/testing/server/server.ts'
import { startSink } from '../../support/smtp-sink.ts'

const { db, jobs, services, newAccount } = await useServer()
const sink = await startSink()
const sender = openSmtp({ url: sink.url, from: 'paraph@example.com', timeZone: 'UTC' })
afterAll(async () => {
  await sender.close()
  await sink.close()
})

async function disabled(email?: string) {
  const account = await newAccount()
  if (email !== undefined) await setEmail(db, account.id, email)
  const { id } = await account.webhookEndpoint({ url: 'https://app.example.com/hook?token=hidden' })
  await disableAndTell({ ...services, jobs }, id, { reason: 'failing' })
  const reports: object[] = []
  const tell = (senders = { EMAIL: sender }) =>
    tellDisabled(id, { db, senders, onDisabled: (report) => void reports.push(report) })
  return { account, id, reports, tell }
}

test('the account gets a mail, with the same Message-ID for each attempt, and without the path of the URL', async () => {
  const { account, id, reports, tell } = await disabled('it@acme.example')
  await tell()
  await tell()
  const mails = sink.mails.filter(({ to }) => to === 'it@acme.example')
  expect(mails).toHaveLength(2)
  expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(1)
  expect(mails[0]!.subject).toBe('Paraph has stopped sending webhooks to https://app.example.com')
  const report = { endpointId: id, accountId: account.id, origin: 'https://app.example.com', reason: 'failing' }
  expect(reports[0]).toEqual({ ...report, isTold: true })
})

test('the log of the account says that the server has disabled it, and why', async () => {
  const { account, id } = await disabled()
  const { data } = await account.client.GET('/api/v1/account/events', {
    params: { query: { type: 'webhook_endpoint.updated' } },
  })
  const changes = [
    { field: 'enabled', before: true, after: false },
    { field: 'disabledReason', before: null, after: 'failing' },
  ]
  const subject = { id, name: 'app.example.com' }
  expect(data!.accountEvents).toMatchObject([{ actor: { type: 'SYSTEM', id: null }, subject, changes }])
})

test('the operator gets a report if the account has no address, or if the server sends no mail', async () => {
  const [without, silent] = [await disabled(), await disabled('it@silent.example')]
  await without.tell()
  await silent.tell({} as never)
  expect([...without.reports, ...silent.reports]).toMatchObject([{ isTold: false }, { isTold: false }])
})

test('nothing is sent if the endpoint is enabled again', async () => {
  const { account, id, reports, tell } = await disabled('it@again.example')
  const params = { path: { id } }
  await account.client.PATCH('/api/v1/webhook-endpoints/{id}', { params, body: { enabled: true } })
  await tell()
  expect(reports).toEqual([])
  expect(sink.mails.filter(({ to }) => to === 'it@again.example')).toEqual([])
})

test('an endpoint is disabled once, so one mail is queued', async () => {
  const { id } = await disabled()
  await disableAndTell({ ...services, jobs }, id, { reason: 'gone' })
  const { rows } = await sql`select data from pgboss.job where data->>'endpointId' = ${id}`.execute(db)
  expect(rows).toEqual([{ data: { endpointId: id } }])
})
