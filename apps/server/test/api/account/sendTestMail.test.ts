import { afterAll, expect, test } from 'vitest'
import { openSmtp } from '#work/delivery/email/smtp.ts'
import { deliverTestMail } from '#work/delivery/deliver-test-mail.ts'
import { sql } from 'kysely'
import { loseChannels } from '../../support/lose-channels.ts'
import { useServer } from '@paraph/testing/server/server.ts'
import { startSink } from '../../support/smtp-sink.ts'

const { config, db, services, newAccount } = await useServer()
const sink = await startSink()
const EMAIL = openSmtp({ url: sink.url, from: 'paraph@example.com', timeZone: 'UTC' })
afterAll(async () => {
  await EMAIL.close()
  await sink.close()
})

async function accountWith(contactEmail: string | null) {
  const account = await newAccount()
  await account.client.PATCH('/api/v1/account', { body: { contactEmail } })
  const send = () => account.client.POST('/api/v1/account/test-mail', {})
  const jobs = async () => {
    const { rows } = await sql<{ data: { accountId: string; requestedAt: string } }>`
      select data from pgboss.job where name = 'test-mail' and data->>'accountId' = ${account.id} order by created_on`.execute(
      db,
    )
    return rows.map(({ data }) => data)
  }
  return { account, send, jobs }
}

test('the mail goes to the contact of the account, with the same Message-ID for each attempt', async () => {
  const { send, jobs } = await accountWith('avtal@acme.example')
  const { data } = await send()
  expect(data).toEqual({ to: 'avtal@acme.example' })
  const [job] = await jobs()
  const deps = { db, senders: { EMAIL }, publicUrl: services.publicUrl }
  await deliverTestMail(job!, deps)
  await deliverTestMail(job!, deps)
  const mails = sink.mails.filter(({ to }) => to === 'avtal@acme.example')
  expect(mails).toHaveLength(2)
  expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(1)
  expect(mails[0]!.source).toContain(`Mails from ${services.publicUrl} arrive`)
})

test('409 without an address; if the address was removed after the request, nothing is sent', async () => {
  const { account, send, jobs } = await accountWith(null)
  const { error } = await send()
  expect(error).toMatchObject({ status: 409, code: 'contact_email_missing' })
  expect(await jobs()).toEqual([])
  const job = { accountId: account.id, requestedAt: new Date().toISOString() }
  const before = sink.mails.length
  await deliverTestMail(job, { db, senders: { EMAIL }, publicUrl: services.publicUrl })
  expect(sink.mails).toHaveLength(before)
})

test('409 on a server that sends no mail', async () => {
  const { send, jobs } = await accountWith('avtal@silent.example')
  loseChannels(services, 'EMAIL')
  expect((await send()).error).toMatchObject({ status: 409, code: 'mail_unavailable' })
  expect(await jobs()).toEqual([])
})

test('429 when the mails of the day are used up, and mails of documents count too', async () => {
  const { account, send, jobs } = await accountWith('avtal@often.example')
  await account.sentDocument({})
  const { EMAIL: limit } = config.messageLimits
  const used = db.updateTable('message_counts').set({ mails: limit - 1 })
  await used.where('account_id', '=', account.id).where('mails', '=', 1).execute()
  expect((await send()).response.status).toBe(200)
  const { error, response } = await send()
  expect(error).toMatchObject({ status: 429, code: 'message_limit_reached' })
  expect(error!.detail).toContain(`has sent ${limit}, and this request needs 1.`)
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await jobs()).toHaveLength(1)
})
