import { text } from 'node:stream/consumers'
import { sql } from 'kysely'
import { SMTPServer } from 'smtp-server'
import { afterAll, expect, test } from 'vitest'
import { openDelivery } from '#work/delivery/deliver.ts'
import { openSmtp } from '#work/delivery/email/smtp.ts'
import { type MailSender, PermanentDeliveryError } from '#work/delivery/sender.ts'
import { useServer } from '@paraph/testing/server/server.ts'

const { db, services, clock, newAccount } = await useServer()
const account = await newAccount()

/** A mail server that refuses one address for good, one for now, and ends the connection of another one. */
const sources: string[] = []
let isHangingUp = true
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo({ address }, _session, done) {
    const refuse = (responseCode: number, text: string) => done(Object.assign(new Error(text), { responseCode }))
    if (address.startsWith('unknown')) return refuse(550, '5.1.1 No such user')
    if (address.startsWith('busy')) return refuse(450, '4.2.1 Try again')
    // The server ends the connection after this answer.
    if (address.startsWith('broken') && isHangingUp) return refuse(421, '4.3.2 Shutting down')
    done()
  },
  async onData(stream, _session, done) {
    sources.push(await text(stream))
    done()
  },
})
smtp.on('error', () => {})
await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))
const { port } = smtp.server.address() as { port: number }
const mailSender = openSmtp({ url: `smtp://127.0.0.1:${port}`, from: 'paraph@example.com', timeZone: 'UTC' })
afterAll(async () => {
  await mailSender.close()
  await new Promise<void>((resolve) => smtp.close(resolve))
})

/** Sends a document to these addresses, and returns the messages that wait. */
async function queue(addresses: string[]) {
  const { id } = await account.draftDocument()
  const parties = addresses.map((email) => ({
    person: { firstName: 'Anna', lastName: 'Lindqvist', email },
    role: 'SIGNER' as const,
  }))
  for (const body of parties)
    await account.client.POST('/api/v1/documents/{id}/parties', { params: { path: { id } }, body })
  await account.of(id).send()
  return db.selectFrom('messages').select(['id', 'address']).where('document_id', '=', id).orderBy('id').execute()
}

const people = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${name}${index}@example.com`)

async function statusOf({ id }: { id: string }): Promise<string> {
  return (await db.selectFrom('messages').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status
}

const deliverWith = (sender: MailSender) => {
  const deliver = openDelivery({ ...services, senders: { EMAIL: sender } })
  return (messages: { id: string }[], isUrgent = false) =>
    deliver(messages.map(({ id }) => ({ messageId: id, isUrgent })))
}
const senderOf = (send: MailSender['send']): MailSender => ({ send, notify: async () => {}, close: async () => {} })

type Messages = Awaited<ReturnType<typeof queue>>

/** Returns the addresses of the jobs that must be tried again. */
async function failuresOf(deliver: ReturnType<typeof deliverWith>, messages: Messages) {
  const results = await deliver(messages)
  return messages.flatMap(({ address }, index) => (results[index]!.status === 'rejected' ? [address] : []))
}

test('mails that the server refuses do not affect the other mails', async () => {
  const bad = ['unknown@example.com', 'busy@example.com', 'broken@example.com']
  const messages = await queue([...people('a', 3), ...bad, ...people('b', 3)])
  const deliver = deliverWith(mailSender)
  expect(await failuresOf(deliver, messages)).toEqual(['busy@example.com', 'broken@example.com'])
  const statuses = await Promise.all(messages.map(async (message) => [message.address, await statusOf(message)]))
  const expected: Record<string, string> = {
    'unknown@example.com': 'BOUNCED',
    'busy@example.com': 'QUEUED',
    'broken@example.com': 'QUEUED',
  }
  expect(statuses).toEqual(messages.map(({ address }) => [address, expected[address] ?? 'SENT']))
  const parties = await db
    .selectFrom('parties')
    .innerJoin('messages', 'messages.party_id', 'parties.id')
    .select(['address', 'send_status', 'messages.sent_at as sentAt', 'detail'])
    .where(
      'messages.id',
      'in',
      messages.map(({ id }) => id),
    )
    .execute()
  for (const { address, send_status: sendStatus, sentAt, detail } of parties) {
    const status = expected[address] ?? 'SENT'
    expect(sendStatus, address).toBe(status === 'QUEUED' ? 'NOT_SENT' : status)
    expect(sentAt !== null, address).toBe(status === 'SENT')
    expect(detail !== null, address).toBe(status === 'BOUNCED')
  }
  isHangingUp = false
  expect(await failuresOf(deliver, messages)).toEqual(['busy@example.com'])
  // Each mail was sent once, although `deliver` was called twice for each message.
  const recipients = sources.map((source) => /^to: .*<(.+)>/im.exec(source)![1])
  expect(recipients.toSorted()).toEqual([...people('a', 3), ...people('b', 3), 'broken@example.com'].toSorted())
})

test('a process sends eight messages at a time, and an urgent message is the next one', async () => {
  const messages = await queue(people('c', 12))
  const [begun, ends]: [string[], (() => void)[]] = [[], []]
  const send: MailSender['send'] = async ({ messageId }) => {
    begun.push(messageId)
    await new Promise<void>((end) => ends.push(end))
    return {}
  }
  const deliver = deliverWith(senderOf(send))
  const urgent = messages.at(-1)!
  const delivered = [deliver(messages.slice(0, -1))]
  await expect.poll(() => begun.length).toBe(8)
  delivered.push(deliver([urgent], true))
  ends.shift()!()
  await expect.poll(() => begun.length).toBe(9)
  expect(begun.at(-1)).toBe(urgent.id)
  const goOn = setInterval(() => ends.splice(0).forEach((end) => end()), 5)
  await Promise.all(delivered)
  clearInterval(goOn)
  expect(new Set(begun).size).toBe(12)
})

test('a message that waited for the others is not sent if its document was cancelled meanwhile', async () => {
  const messages = await queue(people('g', 9))
  const documents = db.selectFrom('messages').select('document_id as id').where('id', '=', messages[0]!.id)
  const { id } = await documents.executeTakeFirstOrThrow()
  const { promise, resolve: end } = Promise.withResolvers<void>()
  let begun = 0
  const deliver = deliverWith(
    senderOf(async () => {
      begun++
      await promise
      return {}
    }),
  )
  const delivered = deliver(messages)
  await expect.poll(() => begun).toBe(8)
  expect((await account.of(id).cancel()).error).toBeUndefined()
  const later = new Date(Date.now() + 60_000)
  clock.now = () => later
  end()
  await delivered
  const statuses = await Promise.all(messages.map(statusOf))
  expect([begun, statuses.toSorted()]).toEqual([8, [...Array<string>(8).fill('SENT'), 'SKIPPED'].toSorted()])
})

test('the outcomes of other documents are recorded while one document is locked', async () => {
  const [locked, free] = [await queue(people('d', 2)), await queue(people('e', 2))]
  const documents = db.selectFrom('messages').select('document_id as id').where('id', '=', locked[0]!.id)
  const { id } = await documents.executeTakeFirstOrThrow()
  const deliver = deliverWith(senderOf(async () => ({})))
  const delivered = await db.transaction().execute(async (tx) => {
    await tx.selectFrom('documents').select('id').where('id', '=', id).forUpdate().execute()
    const all = deliver([...locked, ...free])
    await expect
      .poll(() => Promise.all([...locked, ...free].map(statusOf)))
      .toEqual(['QUEUED', 'QUEUED', 'SENT', 'SENT'])
    return { all }
  })
  await delivered.all
  expect(await Promise.all(locked.map(statusOf))).toEqual(['SENT', 'SENT'])
})

test('an outcome that cannot be recorded does not prevent the records of the others', async () => {
  const messages = await queue(people('f', 4))
  const poison = messages[1]!
  // PostgreSQL stores no NUL.
  const deliver = deliverWith(
    senderOf(async ({ messageId }) => (messageId === poison.id ? { providerId: 'a\u0000b' } : {})),
  )
  expect(await failuresOf(deliver, messages)).toEqual([poison.address])
  expect(await Promise.all(messages.map(statusOf))).toEqual(['SENT', 'QUEUED', 'SENT', 'SENT'])
})

test('a message that two jobs send at the same time gets one event', async () => {
  const messages = await queue(people('h', 2))
  const deliver = deliverWith(senderOf(async () => ({})))
  await Promise.all([deliver([...messages, ...messages]), deliver(messages)])
  const events = db.selectFrom('events').select(sql<string>`data->>'messageId'`.as('messageId'))
  const sent = await events.where('type', '=', 'party.sent').execute()
  const ids = new Set(messages.map(({ id }) => id))
  expect(sent.filter(({ messageId }) => ids.has(messageId))).toHaveLength(2)
})

test('an answer of the mail server with characters that PostgreSQL does not store is recorded', async () => {
  const [message] = await queue(['nul@example.com'])
  const refuse = async () => {
    throw new PermanentDeliveryError('550 5.1.1 No\0 such \ud800 user')
  }
  await deliverWith(senderOf(refuse))([message!])
  const stored = db.selectFrom('messages').select(['status', 'detail']).where('id', '=', message!.id)
  expect(await stored.execute()).toEqual([{ status: 'BOUNCED', detail: '550 5.1.1 No\ufffd such \ufffd user' }])
})
