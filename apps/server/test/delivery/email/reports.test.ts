import { execFile, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { deliver } from '../../../src/delivery/deliver.ts'
import { mailReports } from '../../../src/delivery/email/reports.ts'
import { openSmtp } from '../../../src/delivery/email/smtp.ts'
import { startServer } from '../../support/server.ts'
import { startSink } from '../../support/smtp-sink.ts'

const token = 'token-of-the-tests'
const { baseUrl, services, db, newAccount } = await startServer({
  recorded: false,
  // The services belong to this server, which does not exist yet.
  hooks: [(req, res, next) => void reports(req, res, next)],
})
const reports = mailReports(token, services)
const sink = await startSink()
const sender = openSmtp({ url: sink.url, from: 'paraph@example.com', bounces: 'bounces@example.com', timeZone: 'UTC' })
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

const dsn = (messageId: string, action: string, diagnostic = '250 2.1.5 Ok') => `From: MAILER-DAEMON@mx.example.net
To: bounces+${messageId}@example.com
Content-Type: multipart/report; report-type=delivery-status; boundary=b

--b
Content-Type: text/plain

See below.
--b
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.example.net

Final-Recipient: rfc822; anna.lindqvist@example.com
Action: ${action}
Status: ${action === 'failed' ? '5.1.1' : '2.1.5'}
Diagnostic-Code: smtp; ${diagnostic}

--b--
`

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
    event: { type: 'party.delivered', data: { messageId } },
  })
})

test('a report that it was not delivered makes the party BOUNCED, with the reason, and only once if it comes twice', async () => {
  const { messageId, party } = await sendMessage()
  const report = dsn(messageId, 'failed', '550 5.1.1 No such user')
  for (let time = 0; time < 2; time++) expect((await post(report)).status).toBe(204)
  const { sendStatus, event } = await party()
  expect([sendStatus, event.type, event.data.detail]).toEqual(['BOUNCED', 'party.bounced', '550 5.1.1 No such user'])
  const events = await db.selectFrom('events').select('id').where('type', '=', 'party.bounced').execute()
  expect(events).toHaveLength(1)
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
