import { sql } from 'kysely'
import { afterAll, afterEach, expect, test } from 'vitest'
import { mailReports } from '#api/delivery-reports/email.ts'
import { referenceOf } from '#work/delivery/email/return-address.ts'
import { openSmtp } from '#work/delivery/email/smtp.ts'
import { deliver } from '@paraph/testing/server/deliver.ts'
import { startServer } from '@paraph/testing/server/server.ts'
import { startSink } from '../../support/smtp-sink.ts'

const token = 'token-of-the-tests'
const { baseUrl, services, db, reportTokens, clock, newAccount } = await startServer({
  recorded: false,
  // `reports` needs the services of this server, which do not exist yet.
  hooks: [(req, res, next) => void reports(req, res, next)],
})
const tokens = reportTokens.EMAIL
const ignored: string[] = []
const reports = mailReports(token, { ...services, tokens, log: (message) => ignored.push(message) })
afterEach(() => void (ignored.length = 0))
const sink = await startSink()
const bounces = { address: 'bounces@example.com', tokenOf: tokens.tokenOf }
const sender = openSmtp({ url: sink.url, from: 'paraph@example.com', bounces, timeZone: 'UTC' })
afterAll(async () => {
  await sender.close()
  await sink.close()
})

/** Each test takes parties of its own. */
const account = await newAccount()
const { id: contactId } = await account.contact({ email: 'anna.lindqvist@example.com' })
const { id, parties } = await account.sentDocument(...Array.from({ length: 13 }, () => ({ contactId })))

/** Sends the invitation of the next party. */
async function sendMessage() {
  const partyId = parties.shift()!
  const messages = db.selectFrom('messages').select('id').where('party_id', '=', partyId)
  const { id: messageId } = await messages.executeTakeFirstOrThrow()
  await deliver(messageId, { ...services, senders: { EMAIL: sender } })
  const party = async () => {
    const { sendStatus } = await account.of(id).party(partyId)
    return { sendStatus, event: (await account.of(id).events()).find((event) => event.partyId === partyId)! }
  }
  return { messageId, party }
}

/** The types of the events of a message. */
async function typesOf(messageId: string) {
  const events = db
    .selectFrom('events')
    .select('type')
    .where(sql`data ->> 'messageId'`, '=', messageId)
  return (await events.execute()).map(({ type }) => type).toSorted()
}

const recipient = 'anna.lindqvist@example.com'

/** A report with this token in its return address. `to` has the fields of the recipient. */
function dsn(messageId: string, action: string, fields: { diagnostic?: string; token?: string; to?: string } = {}) {
  const { diagnostic = '250 2.1.5 Ok', token = tokens.tokenOf(messageId, recipient) } = fields
  const { to = `Final-Recipient: rfc822; ${recipient}` } = fields
  return `From: MAILER-DAEMON@mx.example.net
To: bounces+${referenceOf({ messageId, token })}@example.com
Content-Type: multipart/report; report-type=delivery-status; boundary=b

--b
Content-Type: text/plain

See below.
--b
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.example.net

${to}
Action: ${action}
Status: ${action === 'failed' ? '5.1.1' : '2.1.5'}
Diagnostic-Code: smtp; ${diagnostic}

--b--
`
}

const post = (body: string, headers: Record<string, string> = { authorization: `Bearer ${token}` }) =>
  fetch(`${baseUrl}/hooks/mail-reports`, {
    method: 'POST',
    headers: { 'content-type': 'message/rfc822', ...headers },
    body,
  })

test('a report that the mail was delivered makes the party DELIVERED', async () => {
  const { messageId, party } = await sendMessage()
  expect((await party()).sendStatus).toBe('SENT')
  expect((await post(dsn(messageId, 'delivered'))).status).toBe(204)
  expect(await party()).toMatchObject({
    sendStatus: 'DELIVERED',
    event: {
      type: 'party.delivered',
      actor: { type: 'SYSTEM', id: 'mail-report' },
      data: { messageId, reportedBy: 'mx.example.net' },
    },
  })
})

test('a report of a failure makes the party BOUNCED, with the reason; a second one changes nothing', async () => {
  const { messageId, party } = await sendMessage()
  const report = dsn(messageId, 'failed', { diagnostic: '550 5.1.1 No such user' })
  for (let time = 0; time < 2; time++) expect((await post(report)).status).toBe(204)
  const { sendStatus, event } = await party()
  expect([sendStatus, event.type, event.data.detail]).toEqual(['BOUNCED', 'party.bounced', '550 5.1.1 No such user'])
  expect(await typesOf(messageId)).toEqual(['party.bounced', 'party.sent'])
})

const sent = { sendStatus: 'SENT', event: { type: 'party.sent' } }

test('a report without the token of its message and recipient changes nothing', async () => {
  const [{ messageId, party }, other] = [await sendMessage(), await sendMessage()]
  const forgeries: Record<string, string> = {
    'no token': dsn(messageId, 'failed', { token: '' }),
    'a wrong token': dsn(messageId, 'failed', { token: '0'.repeat(16) }),
    'the token of another recipient': dsn(messageId, 'failed', { token: tokens.tokenOf(messageId, 'bo@example.com') }),
    'the token of another message': dsn(messageId, 'failed', { token: tokens.tokenOf(other.messageId, recipient) }),
    'the token of an SMS': dsn(messageId, 'failed', { token: reportTokens.SMS.tokenOf(messageId) }),
    'only the Message-ID': dsn(messageId, 'failed', { token: '' }).replace(
      '--b--',
      `--b\nContent-Type: message/rfc822\n\nMessage-ID: <${messageId}@example.com>\n\n--b--`,
    ),
  }
  for (const [name, forgery] of Object.entries(forgeries)) {
    const response = await post(forgery)
    expect([response.status, await response.text()], name).toEqual([204, ''])
    expect(await party(), name).toMatchObject(sent)
  }
  expect(ignored.filter((line) => line === 'A delivery report with a wrong token was ignored.')).toHaveLength(4)

  for (const mail of ['From: anna@example.com\n\nI am away.\n', dsn('msg_00000000000000000000000000', 'failed'), ''])
    expect((await post(mail)).status).toBe(204)
})

// Which addresses a report names is in delivery-report.test.ts.
test('a report counts for its final recipient, and for the original one if the mail was forwarded', async () => {
  const forwarded = `Final-Recipient: rfc822;bo@example.net\nOriginal-Recipient: rfc822;${recipient}`
  for (const to of [`Final-Recipient: rfc822;${recipient.toUpperCase()}`, forwarded]) {
    const { messageId, party } = await sendMessage()
    for (const other of ['Final-Recipient: rfc822;bo@example.net', 'X-Note: none']) {
      await post(dsn(messageId, 'delivered', { to: other }))
      expect(await party(), other).toMatchObject(sent)
      expect(ignored.splice(0)).toEqual([`A delivery report for ${messageId} names another recipient.`])
    }
    await post(dsn(messageId, 'delivered', { to }))
    expect((await party()).sendStatus).toBe('DELIVERED')
    expect(ignored).toEqual([])
  }
})

test('a bounce behind a forward counts, and says via whom', async () => {
  const { messageId, party } = await sendMessage()
  const to = 'Final-Recipient: rfc822;bo@example.net'
  await post(dsn(messageId, 'failed', { to, diagnostic: '552 5.2.2 Mailbox full' }))
  expect(await party()).toMatchObject({
    sendStatus: 'BOUNCED',
    event: { type: 'party.bounced', data: { detail: 'via bo@example.net: 5.1.1 552 5.2.2 Mailbox full' } },
  })
})

test('the reason in the event does not contain the token', async () => {
  const { messageId, party } = await sendMessage()
  const reference = referenceOf({ messageId, token: tokens.tokenOf(messageId, recipient) })
  const report = dsn(messageId, 'failed', { diagnostic: `550 5.1.1 <bounces+${reference}@example.com> is refused` })
  const { now } = clock
  clock.now = () => new Date(now().getTime() + 30 * 24 * 60 * 60 * 1000)
  await post(report)
  clock.now = now
  expect(await party(), 'after 30 days').toMatchObject(sent)
  expect(ignored).toEqual([`A delivery report for ${messageId} came too late.`])
  await post(report)
  expect((await party()).event.data.detail).toBe('550 5.1.1 <bounces+[reference]@example.com> is refused')
})

test('401 without the token of the operator, 413 for a report that is too large', async () => {
  const { messageId, party } = await sendMessage()
  for (const headers of [
    {},
    { authorization: 'Bearer token-of-others' },
    { authorization: `Basic ${btoa(`:${token}`)}` },
  ]) {
    const response = await post(dsn(messageId, 'failed'), headers)
    expect([response.status, response.headers.get('www-authenticate')]).toEqual([401, 'Bearer'])
  }
  expect(await party()).toMatchObject(sent)
  expect((await post('x'.repeat(1024 * 1024 + 1))).status).toBe(413)
})
