import PostalMime from 'postal-mime'
import { afterAll, expect, test } from 'vitest'
import { openSmtp } from '#work/delivery/email/smtp.ts'
import { TooEarlyError } from '#platform/jobs/jobs.ts'
import { deliver } from '@paraph/testing/server/deliver.ts'
import { useServer } from '@paraph/testing/server/server.ts'
import { startSink } from '../../support/smtp-sink.ts'

const { db, services, newAccount, actAs, asParty, linkOf } = await useServer()
const account = await newAccount()
const sink = await startSink()
const sender = openSmtp({ url: sink.url, from: 'paraph@example.com', replyTo: undefined, timeZone: 'UTC' })
afterAll(async () => {
  await sender.close()
  await sink.close()
})

async function sendDocument() {
  const { id } = await account.sentDocument({}, { signingOrder: 2 })
  const messages = () =>
    db.selectFrom('messages').select(['id', 'kind', 'status']).where('document_id', '=', id).orderBy('id').execute()
  const send = (messageId: string) => deliver(messageId, { ...services, senders: { EMAIL: sender } })
  const outcomes = async () => (await messages()).map(({ kind, status }) => `${kind} ${status}`)
  return { messages, send, cancel: account.of(id).cancel, outcomes }
}

test('no message is sent about a document that is cancelled before its invitations are sent', async () => {
  const { messages, send, cancel, outcomes } = await sendDocument()
  await cancel()
  const count = sink.mails.length
  const [invitations, notices] = [(await messages()).slice(0, 2), (await messages()).slice(2)]
  expect(notices.map(({ kind }) => kind)).toEqual(['CANCELLED', 'CANCELLED'])
  // The notice must wait until the outcome of the invitation is known.
  await expect(send(notices[0]!.id)).rejects.toBeInstanceOf(TooEarlyError)
  for (const { id } of [...invitations, ...notices]) await send(id)
  expect(await outcomes()).toEqual([
    'INVITATION SKIPPED',
    'INVITATION SKIPPED',
    'CANCELLED SKIPPED',
    'CANCELLED SKIPPED',
  ])
  expect(sink.mails.length).toBe(count)
})

test('only a party that got the invitation gets a message about the cancellation', async () => {
  const { messages, send, cancel, outcomes } = await sendDocument()
  const [first] = await messages()
  await send(first!.id)
  await cancel()
  for (const { id } of await messages()) await send(id)
  expect(await outcomes()).toEqual(['INVITATION SENT', 'INVITATION SKIPPED', 'CANCELLED SENT', 'CANCELLED SKIPPED'])
})

test('a mail greets by the first name of the contact, and has the time zone of the account', async () => {
  const { client, contact, sentWith } = await newAccount()
  await client.PATCH('/api/v1/account', { body: { timeZone: 'Asia/Tokyo' } })
  const { id: contactId } = await contact({ firstName: 'Carl Johan', lastName: 'Berg', email: 'cj@example.com' })
  const { id } = await sentWith({ expiresAt: '2099-01-31T20:00:00.000Z' }, { contactId })
  const messages = db.selectFrom('messages').select('id').where('document_id', '=', id)
  await deliver((await messages.executeTakeFirstOrThrow()).id, { ...services, senders: { EMAIL: sender } })
  const { text } = await PostalMime.parse(sink.mails.at(-1)!.source)
  expect(text).toMatch(/^Hello Carl Johan,$/m)
  expect(text).toContain('1 February 2099 at 05:00 GMT+9')
})

test('a removed party is told only if it was invited, and never if its link has reached the wrong person', async () => {
  const { id, parties } = await account.sentDocument({}, {}, {}, {})
  const sendAll = async () => {
    const messages = db
      .selectFrom('messages')
      .select(['id', 'kind', 'status', 'party_id'])
      .where('document_id', '=', id)
    for (const message of await messages.where('status', '=', 'QUEUED').orderBy('id').execute())
      await deliver(message.id, { ...services, senders: { EMAIL: sender } })
    return (await messages.orderBy('id').execute()).map(
      ({ kind, status, party_id }) => `${parties.indexOf(party_id)} ${kind} ${status}`,
    )
  }
  const { removeParty, cancel } = account.of(id)
  await removeParty(parties[0]!)
  expect((await sendAll()).toSorted()).toEqual([
    '0 CANCELLED SKIPPED',
    '0 INVITATION SKIPPED',
    '1 INVITATION SENT',
    '2 INVITATION SENT',
    '3 INVITATION SENT',
  ])
  for (const index of [2, 3]) await asParty(await linkOf(parties[index]!)).POST('/api/v1/signing-session/wrong-person')
  const count = sink.mails.length
  await removeParty(parties[1]!)
  await removeParty(parties[2]!)
  await cancel()
  expect((await sendAll()).slice(-2)).toEqual(['1 CANCELLED SENT', '3 CANCELLED SKIPPED'])
  const mails = sink.mails.slice(count)
  expect(mails.map(({ subject }) => subject)).toEqual(['You no longer take part: agreement'])
  expect(mails[0]!.source).not.toContain('/sign/#')
})

test('the mail about a rejection has the name of the party that rejected', async () => {
  const { id: contactId } = await account.contact({ firstName: 'Erik', lastName: 'Berg', email: 'erik@example.com' })
  const { id, parties } = await account.sentDocument({}, { contactId })
  const messagesOf = (kind: 'INVITATION' | 'REJECTED') =>
    db.selectFrom('messages').select('id').where('document_id', '=', id).where('kind', '=', kind).execute()
  const sendAll = async (kind: 'INVITATION' | 'REJECTED') => {
    for (const { id: messageId } of await messagesOf(kind))
      await deliver(messageId, { ...services, senders: { EMAIL: sender } })
  }
  await sendAll('INVITATION')
  await actAs(parties[1]!, { type: 'REJECTED', reason: 'Too dear.' })
  const count = sink.mails.length
  await sendAll('REJECTED')
  const mails = sink.mails.slice(count)
  expect(mails.map(({ to }) => to)).toEqual(['anna.lindqvist@example.com'])
  expect(mails[0]!.source.replaceAll('=\r\n', '')).toContain('Erik Berg has rejected ')
  expect(mails[0]!.source).toContain('Reason: Too dear.')
})
