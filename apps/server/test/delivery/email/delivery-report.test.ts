import { describe, expect, test } from 'vitest'
import { readDeliveryReport } from '../../../src/delivery/email/delivery-report.ts'

const name = 'msg_01kakxv5g2fa8t3q0v1r8w2m5c'

interface Report {
  head?: string[]
  ofMessage?: string[]
  ofRecipient?: string[]
  returned?: string[]
  returnedType?: string
}

/** A report as mail servers make it: a text for people, the status, and what is sent back. */
function report({ head = [], ofMessage = [], ofRecipient = [], returned, returnedType = 'message/rfc822' }: Report) {
  const lines = [
    'Return-Path: <>',
    ...head,
    'From: Mail Delivery System <MAILER-DAEMON@mx.example.net>',
    'Subject: Undelivered Mail Returned to Sender',
    'Auto-Submitted: auto-replied',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status;',
    '\tboundary="9B2C1.1700000000/mx.example.net"',
    '',
    'This is a MIME-encapsulated message.',
    '',
    '--9B2C1.1700000000/mx.example.net',
    'Content-Description: Notification',
    'Content-Type: text/plain; charset=us-ascii',
    '',
    'I am sorry. The message msg_00000000000000000000000000 could not be delivered.',
    '',
    '--9B2C1.1700000000/mx.example.net',
    'Content-Description: Delivery report',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example.net',
    ...ofMessage,
    'Arrival-Date: Sat, 21 Nov 2026 08:30:00 +0000 (UTC)',
    '',
    'Final-Recipient: rfc822; anna.lindqvist@example.com',
    ...ofRecipient,
    '',
    ...(returned
      ? [
          '--9B2C1.1700000000/mx.example.net',
          `Content-Type: ${returnedType}`,
          '',
          ...returned,
          'Subject: Tenancy agreement',
          '',
          'Body.',
          '',
        ]
      : []),
    '--9B2C1.1700000000/mx.example.net--',
    '',
  ]
  return Buffer.from(lines.join('\r\n'))
}

const to = `To: bounces+${name}@mail.example.com`
const failed = [
  'Original-Recipient: rfc822;anna.lindqvist@example.com',
  'Action: failed',
  'Status: 5.1.1',
  'Remote-MTA: dns; mx.example.com',
  'Diagnostic-Code: smtp; 550 5.1.1 <anna.lindqvist@example.com>: Recipient address',
  '    rejected: User unknown',
]

describe('the message is told by', () => {
  test.each<[string, Report]>([
    ['the address that the report came to', { head: [to] }],
    ['the address that the mail server says it came to', { head: [`Delivered-To: bounces+${name}@mail.example.com`] }],
    [
      'the address that it was first for',
      { head: ['To: postmaster@example.com', `X-Original-To: b+${name}@example.com`] },
    ],
    ['the name of its envelope', { ofMessage: [`Original-Envelope-Id: ${name}`] }],
    ['the Message-ID of the mail that is sent back', { returned: [`Message-ID: <${name}@example.com>`] }],
    [
      'the Message-ID, where the head alone is sent back',
      { returned: [`message-id:`, ` <${name}@example.com>`], returnedType: 'text/rfc822-headers; charset=us-ascii' },
    ],
  ])('%s', async (_, where) => {
    expect(await readDeliveryReport(report({ ...where, ofRecipient: failed }))).toEqual({
      messageId: name,
      outcome: 'BOUNCED',
      detail: '550 5.1.1 <anna.lindqvist@example.com>: Recipient address rejected: User unknown',
    })
  })

  test('nothing that merely speaks of another', async () => {
    expect(await readDeliveryReport(report({ ofRecipient: failed, returned: ['X-Note: none'] }))).toBeUndefined()
  })
})

test.each([
  ['delivered', '2.0.0', 'DELIVERED'],
  ['Delivered', '2.1.5', 'DELIVERED'],
  ['expanded', '2.0.0', 'DELIVERED'],
  ['failed', '4.4.7', 'BOUNCED'],
])('%s %s is for good', async (action, status, outcome) => {
  const ofRecipient = [`Action: ${action}`, `Status: ${status}`]
  const read = await readDeliveryReport(report({ head: [to], ofRecipient }))
  expect(read).toEqual({ messageId: name, outcome, detail: outcome === 'BOUNCED' ? status : undefined })
})

test.each(['delayed', 'relayed', 'vanished', ''])('an action "%s" is not', async (action) => {
  const ofRecipient = [`Action: ${action}`, 'Status: 4.0.0']
  expect(await readDeliveryReport(report({ head: [to], ofRecipient }))).toBeUndefined()
})

test('of what the other server says no more is kept than is worth keeping', async () => {
  const ofRecipient = ['Action: failed', 'Status: 5.0.0', `Diagnostic-Code: smtp; 554 \u0007${'No. '.repeat(1000)}`]
  const { detail } = (await readDeliveryReport(report({ head: [to], ofRecipient })))!
  expect(detail).toHaveLength(500)
  expect(detail).toMatch(/^5\.0\.0 554 No\./)
})

test.each([
  ['an answer from the holidays', `From: anna@example.com\r\n${to}\r\nSubject: Away\r\n\r\nI am back in ${name}.\r\n`],
  ['nothing', ''],
  ['no mail', '\u0000\u0001 {"type":"Bounce"}'],
  [
    'a report without an end',
    report({ head: [to] })
      .toString()
      .slice(0, 600),
  ],
  [
    'what is nested without an end',
    Array.from({ length: 400 }, (_, i) => `Content-Type: multipart/mixed; boundary=b${i}\r\n\r\n--b${i}\r\n`).join(''),
  ],
])('%s is no report', async (_, source) => {
  expect(await readDeliveryReport(Buffer.from(source))).toBeUndefined()
})
