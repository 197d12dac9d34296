import { sql } from 'kysely'
import type { UpdateNotifications } from '@paraph/contract'
import PostalMime from 'postal-mime'
import { afterAll, expect, test } from 'vitest'
import { openSmtp } from '#work/delivery/email/smtp.ts'
import { recordOutcome } from '#work/delivery/record-outcome.ts'
import { queueMailsToSenders } from '#work/notices/queue-notices.ts'
import { tellSender } from '#work/notices/tell-sender.ts'
import { setEmail } from '#domain/accounts/account-store.ts'
import { DAY, HOUR, MINUTE } from '#platform/formats/durations.ts'
import { accountOf } from '@paraph/testing/server/account.ts'
import { useServer } from '@paraph/testing/server/server.ts'
import { startSink } from '../../support/smtp-sink.ts'

const { db, services, jobs, clock, newAccount, newMember, actAs, asParty, linkOf, seal } = await useServer()
const sink = await startSink()
const EMAIL = openSmtp({ url: sink.url, from: 'paraph@example.com', timeZone: 'UTC' })
afterAll(async () => {
  await EMAIL.close()
  await sink.close()
})
const senders = { EMAIL }
const all = (time: 'OFF' | 'IMMEDIATELY' | 'DAILY') =>
  ({ completed: time, rejected: time, undelivered: time, wrongPerson: time, expiring: time }) as const

/** An account with an address, and what it is told. */
async function told(notifications: UpdateNotifications, contactEmail: string | null = 'avtal@acme.example') {
  const account = await newAccount()
  await account.client.PATCH('/api/v1/account', { body: { contactEmail, notifications, timeZone: 'Europe/Stockholm' } })
  const isQueued = async () => {
    await queueMailsToSenders({ ...services, jobs, senders })
    const { rows } = await sql`select from pgboss.job where name = 'notify' and singleton_key = ${account.id}`.execute(
      db,
    )
    return rows.length
  }
  /** Runs the job as often as here, and returns the new mails. */
  const mails = async (deps: object = {}) => {
    const before = sink.mails.length
    await sql`delete from pgboss.job where name = 'notify' and singleton_key = ${account.id}`.execute(db)
    await tellSender({ accountId: account.id, memberId: '' }, { ...services, senders, ...deps })
    return Promise.all(
      sink.mails.slice(before).map(async ({ to, source }) => ({ ...(await PostalMime.parse(source)), to })),
    )
  }
  const bounce = async (documentId: string, count = 1) => {
    const messages = db.selectFrom('messages').select('id').where('document_id', '=', documentId).orderBy('id')
    for (const { id } of (await messages.execute()).slice(0, count)) await recordOutcome(id, 'BOUNCED', {}, services)
  }
  return { account, isQueued, mails, bounce }
}

const later = (milliseconds: number) => {
  const before = clock.now
  clock.now = () => new Date(before().getTime() + milliseconds)
}
const reportWrong = async (partyId: string) =>
  (await asParty(await linkOf(partyId))).POST('/api/v1/signing-session/wrong-person')

test('each kind is told once for each document, in a mail with the page of the document and no link of a party', async () => {
  const { account, isQueued, mails, bounce } = await told(all('IMMEDIATELY'))
  expect(await isQueued()).toBe(0)
  const completed = await account.sentDocument({})
  await actAs(completed.parties[0]!)
  await seal(completed.id)
  const rejected = await account.sentDocument({})
  await actAs(rejected.parties[0]!, { type: 'REJECTED', reason: 'Too\u202e expensive' })
  const unreached = await account.sentDocument({}, {}, {})
  await bounce(unreached.id, 2)
  const wrong = await account.sentDocument({})
  await reportWrong(wrong.parties[0]!)
  const soon = await account.draftDocument({ title: 'Lease', expiresAt: new Date(Date.now() + 4 * HOUR).toISOString() })
  await account.party(soon.id)
  await account.of(soon.id).send()
  expect([await isQueued(), await isQueued()], 'one job for each account').toEqual([1, 1])

  const first = await mails()
  expect(first.map(({ subject }) => subject).toSorted()).toEqual([
    'Complete: agreement',
    'Not for Anna Lindqvist: agreement',
    'Rejected: agreement',
  ])
  later(3 * HOUR + 5 * MINUTE)
  await isQueued()
  const second = await mails()
  expect(second.map(({ subject }) => subject).toSorted()).toEqual([
    'Expires soon: Lease',
    'Not delivered to 2 people: agreement',
  ])
  await isQueued()
  expect(await mails(), 'again').toEqual([])
  const expireIn = (milliseconds: number) => {
    const expiresAt = new Date(clock.now().getTime() + milliseconds).toISOString()
    return account.client.PATCH('/api/v1/documents/{id}', { params: { path: { id: soon.id } }, body: { expiresAt } })
  }
  await expireIn(HOUR)
  await isQueued()
  expect(await mails(), 'a new last day that is soon too').toEqual([])
  await expireIn(20 * HOUR)
  later(18 * HOUR)
  await isQueued()
  expect((await mails()).map(({ subject }) => subject)).toEqual(['Expires soon: Lease'])

  const pages = { completed, rejected, unreached, wrong, soon }
  const byDocument = new Map([...first, ...second].map((mail) => [/documents\/(doc_\w+)/.exec(mail.text!)![1]!, mail]))
  for (const [kind, { id }] of Object.entries(pages)) {
    const { to, from, text, html, headers } = byDocument.get(id)!
    expect.soft({ to, from: from!.address }, kind).toEqual({ to: 'avtal@acme.example', from: 'paraph@example.com' })
    expect.soft(html, kind).toContain(`href="${services.publicUrl}/#/documents/${id}"`)
    for (const part of [text, html]) {
      expect.soft(part, kind).toContain(`${services.publicUrl}/#/settings/account`)
      expect.soft(part, kind).not.toContain('/sign/')
    }
    // So that nothing answers it.
    expect.soft(headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated')
  }
  expect(byDocument.get(rejected.id)!.text).toContain('Reason: Too expensive')
  expect(byDocument.get(unreached.id)!.text!.match(/^> .+$/gm)).toHaveLength(2)
  expect(byDocument.get(wrong.id)!.text).toContain('> Anna Lindqvist, anna.lindqvist@example.com\n')
})

test('nothing is told that is off, mended or without an address; a second bounce is told again', async () => {
  const { account, isQueued, mails, bounce } = await told({ ...all('OFF'), undelivered: 'IMMEDIATELY' }, null)
  const silent = await account.sentDocument({})
  await bounce(silent.id)
  await setEmail(db, account.id, 'it@acme.example')
  const rejected = await account.sentDocument({})
  await actAs(rejected.parties[0]!, { type: 'REJECTED', reason: null })
  later(5 * MINUTE)
  expect(await isQueued()).toBe(0)
  const { id, parties } = await account.sentDocument({}, {})
  await bounce(id)
  await account.of(id).updateParty(parties[0]!, { email: 'right@example.com' })
  later(5 * MINUTE)
  expect(await isQueued()).toBe(1)
  expect(await mails()).toEqual([])
  await bounce(id, 2)
  await account.client.PATCH('/api/v1/account', { body: { notifications: { undelivered: 'OFF' } } })
  later(5 * MINUTE)
  expect(await mails()).toEqual([])
  await account.client.PATCH('/api/v1/account', { body: { notifications: { undelivered: 'IMMEDIATELY' } } })
  await bounce(id, 3)
  later(5 * MINUTE)
  expect((await mails()).map(({ to, subject }) => [to, subject])).toEqual([
    ['it@acme.example', 'Not delivered to 2 people: agreement'],
  ])
})

test('once a day, one mail at 8 in the time zone of the account names what has happened', async () => {
  clock.now = () => new Date('2027-03-27T12:00:00Z')
  const { account, isQueued, mails, bounce } = await told(all('DAILY'))
  const ids: string[] = []
  for (const language of ['EN', 'EN', 'SV'] as const) {
    const { id } = await account.draftDocument({ title: `Avtal ${ids.length}`, language })
    await account.party(id)
    await account.of(id).send()
    ids.push(id)
    later(MINUTE)
  }
  await bounce(ids[0]!)
  await bounce(ids[1]!)
  later(MINUTE)
  const { parties } = await account
    .of(ids[2]!)
    .parties()
    .then((list) => ({ parties: list }))
  await actAs(parties[0]!.id, { type: 'REJECTED', reason: null })
  clock.now = () => new Date('2027-03-28T05:59:00Z')
  expect(await isQueued()).toBe(0)
  expect(await mails()).toEqual([])
  clock.now = () => new Date('2027-03-28T06:00:00Z')
  expect(await isQueued()).toBe(1)
  const [mail, ...others] = await mails()
  expect(others).toEqual([])
  expect(mail!.subject).toBe('Nytt om 3 dokument')
  const order = [...mail!.text!.matchAll(/documents\/(doc_\w+)/g)].map(([, id]) => id)
  expect(order.at(-1)).toBe(ids[2])
  expect(order.toSorted()).toEqual(ids)
  expect(await mails()).toEqual([])
  later(DAY)
  expect(await isQueued()).toBe(0)
})

test('a crash after the mail server has the mail sends it again with its Message-ID; many at once are one mail', async () => {
  const { account, mails } = await told(all('IMMEDIATELY'))
  const { parties } = await account.sentDocument({})
  await reportWrong(parties[0]!)
  const crash = () => Promise.reject(new Error('killed'))
  const dies = { ...EMAIL, notify: (notice: Parameters<typeof EMAIL.notify>[0]) => EMAIL.notify(notice).then(crash) }
  await expect(mails({ senders: { EMAIL: dies } })).rejects.toThrow('killed')
  const lost = await PostalMime.parse(sink.mails.at(-1)!.source)
  expect((await mails()).map(({ messageId }) => messageId)).toEqual([lost.messageId])
  expect(await mails()).toEqual([])

  for (let index = 0; index < 11; index++) await reportWrong((await account.sentDocument({})).parties[0]!)
  expect((await mails()).map(({ subject }) => subject)).toEqual(['News about 11 documents'])
})

test('a member is told of their own documents, in their language, and once if the account has the same address', async () => {
  const { account, mails } = await told({ ...all('OFF'), rejected: 'IMMEDIATELY' }, 'boss@acme.example')
  const [anna, boss] = [
    await newMember(account.id, { role: 'SENDER', email: 'anna@acme.example' }),
    await newMember(account.id, { email: 'boss@acme.example' }),
  ]
  await db.updateTable('members').set({ language: 'SV' }).where('id', '=', anna.id).execute()
  const own = accountOf(anna.client, anna.token, account.id)
  const mailsTo = async (memberId: string) => {
    const before = sink.mails.length
    await tellSender({ accountId: account.id, memberId }, { ...services, senders })
    return Promise.all(
      sink.mails.slice(before).map(async ({ to, source }) => [to, await PostalMime.parse(source)] as const),
    )
  }
  const reject = async (sender: typeof own) => {
    const { id, parties } = await sender.sentDocument({})
    await actAs(parties[0]!, { type: 'REJECTED', reason: null })
    return id
  }
  const id = await reject(own)
  await reject(accountOf(boss.client, boss.token, account.id))
  await reject(account)
  expect(
    (await mails()).map(({ to }) => to),
    'the account: all three',
  ).toEqual(Array(3).fill('boss@acme.example'))
  const [[to, mail], ...others] = (await mailsTo(anna.id)) as [[string, Awaited<ReturnType<typeof PostalMime.parse>>]]
  expect([to, mail.subject, others]).toEqual(['anna@acme.example', 'Avböjt: agreement', []])
  expect(mail.text).toContain(`/#/documents/${id}`)
  expect(mail.text).toContain('om dina egna dokument')
  expect(await mailsTo(boss.id), 'the account has told the same address').toEqual([])
  expect(await mailsTo(anna.id), 'again').toEqual([])

  await anna.client.PATCH('/api/v1/me', { body: { notifications: { rejected: 'OFF' } } })
  await reject(own)
  await anna.client.PATCH('/api/v1/me', { body: { notifications: { rejected: 'IMMEDIATELY' } } })
  expect(await mailsTo(anna.id), 'it was off').toEqual([])
  await reject(own)
  await account.client.DELETE('/api/v1/members/{id}', { params: { path: { id: anna.id } } })
  expect(await mailsTo(anna.id), 'removed').toEqual([])
})
