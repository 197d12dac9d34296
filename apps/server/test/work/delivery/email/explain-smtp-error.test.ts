import { expect, test } from 'vitest'
import { explainSmtpError } from '#work/delivery/email/explain-smtp-error.ts'
import type { SmtpError } from '#work/delivery/email/smtp.ts'

test.each<[Partial<SmtpError>, string, RegExp]>([
  [
    { code: 'ETIMEDOUT', message: 'Greeting never received' },
    'smtp://mail.example.com:2465',
    /mail\.example\.com:2465 accepts the connection and says nothing\..* use smtps:\/\/ for this port/,
  ],
  [
    { code: 'ETIMEDOUT', message: 'Greeting never received' },
    'smtps://mail.example.com',
    /mail\.example\.com:465 does not answer in time\. A firewall/,
  ],
  [
    { code: 'ETIMEDOUT', message: 'Connection timeout' },
    'smtp://mail.example.com',
    /mail\.example\.com:587 does not answer/,
  ],
  [{ code: 'ETLS', message: 'STARTTLS is not offered' }, 'smtp://mail.example.com', /offers no TLS/],
  [
    { code: 'EPROTOCOL', message: 'Odd', response: '421 Busy' },
    'smtps://mail.example.com',
    /^mail\.example\.com:465: 421 Busy$/,
  ],
])('%j is explained', (error, url, sentence) => {
  const explanation = explainSmtpError(error as SmtpError, { url, from: 'paraph@example.com' }, 'anna@example.org')
  expect(explanation).toMatch(sentence)
})
