import { describe, expect, test } from 'vitest'
import { readDeliveryReport } from '#work/delivery/email/delivery-report.ts'

const messageId = 'msg_01kakxv5g2fa8t3q0v1r8w2m5c'
const token = '0a1b2c3d4e5f6g7v'
const reference = '01kakxv5g2fa8t3q0v1r8w2m5c0a1b2c3d4e5f6g7v'

interface Report {
  head?: string[]
  messageFields?: string[]
  recipientFields?: string[]
  returned?: string[]
}

/** A report as mail servers send it: a text for people, the status, and the returned mail. */
function report({ head = [], messageFields = [], recipientFields = [], returned }: Report) {
  const boundary = '9B2C1.1700000000/mx.example.net'
  const part = (type: string, ...lines: string[]) => [`--${boundary}`, `Content-Type: ${type}`, '', ...lines, '']
  const lines = [
    'Return-Path: <>',
    ...head,
    'From: Mail Delivery System <MAILER-DAEMON@mx.example.net>',
    'Subject: Undelivered Mail Returned to Sender',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status;',
    `\tboundary="${boundary}"`,
    '',
    ...part('text/plain; charset=us-ascii', 'The message msg_00000000000000000000000000 could not be delivered.'),
    ...part(
      'message/delivery-status',
      'Reporting-MTA: dns; mx.example.net',
      ...messageFields,
      'Arrival-Date: Sat, 21 Nov 2026 08:30:00 +0000 (UTC)',
      '',
      'Final-Recipient: rfc822; anna.lindqvist@example.com',
      ...recipientFields,
    ),
    ...(returned ? part('message/rfc822', ...returned, 'Subject: Tenancy agreement', '', 'Body.') : []),
    `--${boundary}--`,
    '',
  ]
  return Buffer.from(lines.join('\r\n'))
}

const to = `To: bounces+${reference}@mail.example.com`
const failed = [
  'Original-Recipient: rfc822;anna.lindqvist@example.com',
  'Action: failed',
  'Status: 5.1.1',
  'Remote-MTA: dns; mx.example.com',
  'Diagnostic-Code: smtp; 550 5.1.1 <anna.lindqvist@example.com>: Recipient address',
  '    rejected: User unknown',
]

describe('the message and its token come from', () => {
  test.each<[string, Report]>([
    ['the address that the report came to', { head: [to] }],
    [
      'the address in X-Original-To',
      { head: ['To: postmaster@example.com', `X-Original-To: b+${reference}@example.com`] },
    ],
    ['the envelope id', { messageFields: [`Original-Envelope-Id: ${reference}`] }],
  ])('%s', async (_, where) => {
    expect(await readDeliveryReport(report({ ...where, recipientFields: failed }))).toEqual({
      references: [{ messageId, token }],
      recipients: [
        {
          addresses: ['anna.lindqvist@example.com'],
          outcome: 'BOUNCED',
          detail: '550 5.1.1 <anna.lindqvist@example.com>: Recipient address rejected: User unknown',
        },
      ],
      reporter: 'mx.example.net',
    })
  })

  test.each<[string, Report]>([
    [
      'the Message-ID of the returned mail, which the answers of the recipient contain',
      { returned: [`Message-ID: <${reference}@example.com>`] },
    ],
    ['an address with the id alone', { head: [`To: bounces+${messageId}@mail.example.com`] }],
  ])('not from %s', async (_, where) => {
    expect(await readDeliveryReport(report({ ...where, recipientFields: failed }))).toBeUndefined()
  })

  test('at most ten places', async () => {
    const many = Array.from({ length: 30 }, (_, number) => `b+${String(number).padStart(42, '0')}@example.com`)
    const read = await readDeliveryReport(report({ head: [`To: ${many.join(', ')}`], recipientFields: failed }))
    expect(read!.references).toHaveLength(10)
  })
})

test.each([
  [['Original-Recipient: rfc822;bo@example.com'], ['bo@example.com']],
  [['Original-Recipient: rfc822; <Bo@example.com>'], ['Bo@example.com']],
  [['Original-Recipient: rfc822;bo+2Bwork@example.com'], ['bo+2Bwork@example.com', 'bo+work@example.com']],
  [[], ['anna.lindqvist@example.com']],
])('with %j, the mail was sent to %j', async (fields, addresses) => {
  const read = await readDeliveryReport(report({ head: [to], recipientFields: [...fields, 'Action: delivered'] }))
  expect(read!.recipients.map((recipient) => recipient.addresses)).toEqual([addresses])
})

test.each([
  ['delivered', '2.0.0', 'DELIVERED'],
  ['expanded', '2.0.0', 'DELIVERED'],
  ['failed', '4.4.7', 'BOUNCED'],
  ['delayed', '4.0.0'],
  ['relayed', '4.0.0'],
  ['vanished', '4.0.0'],
  ['', '4.0.0'],
])('the action "%s" with the status %s says %s', async (action, status, outcome?: string) => {
  const recipientFields = [`Action: ${action}`, `Status: ${status}`]
  const read = await readDeliveryReport(report({ head: [to], recipientFields }))
  const detail = outcome === 'BOUNCED' ? status : undefined
  const recipients = [{ addresses: ['anna.lindqvist@example.com'], outcome, detail }]
  expect(read?.recipients).toEqual(outcome && recipients)
})

test('the reason of the other server is shortened to 500 characters', async () => {
  const recipientFields = ['Action: failed', 'Status: 5.0.0', `Diagnostic-Code: smtp; 554 \u0007${'No. '.repeat(1000)}`]
  const { detail } = (await readDeliveryReport(report({ head: [to], recipientFields })))!.recipients[0]!
  expect(detail).toHaveLength(500)
  expect(detail).toMatch(/^5\.0\.0 554 No\./)
})

test('a long run of spaces takes little time to read, because anyone can send a report', async () => {
  const recipientFields = ['Action: failed', 'Status: 5.0.0', `Diagnostic-Code: smtp; 554${' '.repeat(80_000)}No`]
  const before = process.cpuUsage()
  expect((await readDeliveryReport(report({ head: [to], recipientFields })))?.recipients).toHaveLength(1)
  // A regular expression that searched the run again for each of its spaces took 15 seconds.
  expect(process.cpuUsage(before).user).toBeLessThan(2_000_000)
})

test.each([
  ['an out-of-office reply', `From: anna@example.com\r\n${to}\r\nSubject: Away\r\n\r\nI am back in ${messageId}.\r\n`],
  ['something else than a mail', '\u0000\u0001 {"type":"Bounce"}'],
  [
    'a truncated report',
    report({ head: [to] })
      .toString()
      .slice(0, 600),
  ],
  [
    'a mail with too many nested parts',
    Array.from({ length: 400 }, (_, i) => `Content-Type: multipart/mixed; boundary=b${i}\r\n\r\n--b${i}\r\n`).join(''),
  ],
])('%s is not a report', async (_, source) => {
  expect(await readDeliveryReport(Buffer.from(source))).toBeUndefined()
})
