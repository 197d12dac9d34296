import { execFile, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { afterAll, afterEach, expect, test } from 'vitest'
import { mailReports } from '#api/delivery-reports/email.ts'
import { referenceOf } from '#work/delivery/email/return-address.ts'
import { openSmtp } from '#work/delivery/email/smtp.ts'
import { deliver } from '../../support/deliver.ts'
import { startServer } from '../../support/server.ts'
import { startSink } from '../../support/smtp-sink.ts'

const token = 'token-of-the-tests'
const { baseUrl, services, db, reportTokens, clock, newAccount } = await startServer({
  recorded: false,
  // The services belong to this server, which does not exist yet.
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

async function sendMessage() {
  const account = await newAccount()
  const { id, parties } = await account.sentDocument({})
  const { id: messageId } = await db
    .selectFrom('messages')
    .select('id')
    .where('document_id', '=', id)
    .executeTakeFirstOrThrow()
  await deliver(messageId, { ...services, senders: { EMAIL: sender } })
  const party = async () => {
    const path = { id, partyId: parties[0]! }
    const { data } = await account.client.GET('/api/v1/documents/{id}/parties/{partyId}', { params: { path } })
    const { data: list } = await account.client.GET('/api/v1/documents/{id}/events', { params: { path: { id } } })
    return { sendStatus: data!.sendStatus, event: list!.events[0]! }
  }
  return { messageId, party }
}

const recipient = 'anna.lindqvist@example.com'

interface Dsn {
  diagnostic?: string
  /** The token in the return address. */
  token?: string
  /** Fields of the recipient in place of `Final-Recipient`. */
  to?: string
}

function dsn(
  messageId: string,
  action: string,
  {
    diagnostic = '250 2.1.5 Ok',
    token = tokens.tokenOf(messageId, recipient),
    to = `Final-Recipient: rfc822; ${recipient}`,
  }: Dsn = {},
) {
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

test('a report that the mail was not delivered makes the party BOUNCED, with the reason; a second report changes nothing', async () => {
  const { messageId, party } = await sendMessage()
  const report = dsn(messageId, 'failed', { diagnostic: '550 5.1.1 No such user' })
  for (let time = 0; time < 2; time++) expect((await post(report)).status).toBe(204)
  const { sendStatus, event } = await party()
  expect([sendStatus, event.type, event.data.detail]).toEqual(['BOUNCED', 'party.bounced', '550 5.1.1 No such user'])
  const events = await db.selectFrom('events').select('id').where('type', '=', 'party.bounced').execute()
  expect(events).toHaveLength(1)
})

test('of several reports, each outcome is recorded once', async () => {
  const { messageId, party } = await sendMessage()
  for (const action of ['delivered', 'failed', 'delivered', 'failed']) await post(dsn(messageId, action))
  expect((await party()).sendStatus).toBe('BOUNCED')
  const events = await db
    .selectFrom('events')
    .select('type')
    .where(sql`data ->> 'messageId'`, '=', messageId)
    .execute()
  expect(events.map(({ type }) => type).toSorted()).toEqual(['party.bounced', 'party.delivered', 'party.sent'])
})

const forgeries: [string, (messageId: string) => string][] = [
  ['no token', (messageId) => dsn(messageId, 'failed', { token: '' })],
  ['a wrong token', (messageId) => dsn(messageId, 'failed', { token: '0'.repeat(16) })],
  [
    'the token of another recipient',
    (messageId) => dsn(messageId, 'failed', { token: tokens.tokenOf(messageId, 'bo@example.com') }),
  ],
  ['the token of an SMS', (messageId) => dsn(messageId, 'failed', { token: reportTokens.SMS.tokenOf(messageId) })],
  [
    'only the Message-ID',
    (messageId) =>
      dsn(messageId, 'failed', { token: '' }).replace(
        '--b--',
        `--b\nContent-Type: message/rfc822\n\nMessage-ID: <${messageId}@example.com>\n\n--b--`,
      ),
  ],
]
test.each(forgeries)('a report with %s is answered like any other mail, and changes nothing', async (_, forge) => {
  const { messageId, party } = await sendMessage()
  const response = await post(forge(messageId))
  expect([response.status, await response.text()]).toEqual([204, ''])
  expect(await party()).toMatchObject({ sendStatus: 'SENT', event: { type: 'party.sent' } })
})

test('the token of one message is not valid for another message', async () => {
  const [one, other] = [await sendMessage(), await sendMessage()]
  await post(dsn(one.messageId, 'failed', { token: tokens.tokenOf(other.messageId, recipient) }))
  expect((await one.party()).sendStatus).toBe('SENT')
  expect(ignored).toEqual(['A delivery report with a wrong token was ignored.'])
})

test.each([
  ['the final recipient in another case', `Final-Recipient: rfc822;${recipient.toUpperCase()}`, 'DELIVERED'],
  [
    'the original recipient, before it was forwarded',
    `Final-Recipient: rfc822;bo@example.net\nOriginal-Recipient: rfc822;${recipient}`,
    'DELIVERED',
  ],
  ['another recipient', 'Final-Recipient: rfc822;bo@example.net', 'SENT'],
  [
    'another original recipient',
    `Final-Recipient: rfc822;${recipient}\nOriginal-Recipient: rfc822;bo@example.net`,
    'SENT',
  ],
  ['no recipient', 'X-Note: none', 'SENT'],
])('with %s, %j, the party is %s', async (_, to, sendStatus) => {
  const { messageId, party } = await sendMessage()
  await post(dsn(messageId, 'delivered', { to }))
  expect((await party()).sendStatus).toBe(sendStatus)
  expect(ignored).toEqual(sendStatus === 'SENT' ? [`A delivery report for ${messageId} names another recipient.`] : [])
})

test('a report that comes after 30 days changes nothing', async () => {
  const { messageId, party } = await sendMessage()
  const { now } = clock
  clock.now = () => new Date(now().getTime() + 30 * 24 * 60 * 60 * 1000)
  await post(dsn(messageId, 'failed'))
  clock.now = now
  expect((await party()).sendStatus).toBe('SENT')
  expect(ignored).toEqual([`A delivery report for ${messageId} came too late.`])
})

test('the reason in the event does not contain the token, even if the other server repeats the return address', async () => {
  const { messageId, party } = await sendMessage()
  const reference = referenceOf({ messageId, token: tokens.tokenOf(messageId, recipient) })
  await post(dsn(messageId, 'failed', { diagnostic: `550 5.1.1 <bounces+${reference}@example.com> is refused` }))
  expect((await party()).event.data.detail).toBe('550 5.1.1 <bounces+[reference]@example.com> is refused')
})

test.each([
  ['a mail that is not a report', 'From: anna@example.com\n\nI am away.\n'],
  ['a report about an unknown message', dsn('msg_00000000000000000000000000', 'failed')],
  ['nothing', ''],
])('%s is accepted, and changes nothing', async (_, body) => {
  expect((await post(body)).status).toBe(204)
})

test.each<[string, Record<string, string>]>([
  ['no token', {}],
  ['another token', { authorization: 'Bearer token-of-others' }],
  ['the token as a password', { authorization: `Basic ${btoa(`:${token}`)}` }],
])('401 with %s, and nothing changes', async (_, headers) => {
  const { messageId, party } = await sendMessage()
  const response = await post(dsn(messageId, 'failed'), headers)
  expect([response.status, response.headers.get('www-authenticate')]).toEqual([401, 'Bearer'])
  expect((await party()).sendStatus).toBe('SENT')
})

test('413 for more than the maximum size of a report', async () => {
  expect((await post('x'.repeat(1024 * 1024 + 1))).status).toBe(413)
})

test('404 for a server without the token', async () => {
  const { baseUrl } = await startServer({ recorded: false })
  expect((await fetch(`${baseUrl}/hooks/mail-reports`, { method: 'POST' })).status).toBe(404)
})

const hasCurl = spawnSync('curl', ['--version']).status === 0
test.skipIf(!hasCurl)('the script of the guide posts a report, on a machine that has curl', async () => {
  const guide = readFileSync(new URL('../../../../docs/guides/email.md', import.meta.url), 'utf8')
  const [, script = ''] = /```sh\n(#!\/bin\/sh\n[^]*?)```/.exec(guide)!
  const runScript = (given: string, report: string) => {
    const here = script.replace('https://sign.example.com', baseUrl).replace('$(cat /etc/paraph-reports-token)', given)
    const running = promisify(execFile)('sh', ['-c', here])
    running.child.stdin!.end(report)
    return running
  }
  const { messageId, party } = await sendMessage()
  await expect(runScript('another-token-than-it', dsn(messageId, 'failed'))).rejects.toMatchObject({ code: 75 })
  expect((await party()).sendStatus).toBe('SENT')
  await runScript(token, dsn(messageId, 'failed'))
  expect((await party()).sendStatus).toBe('BOUNCED')
})
