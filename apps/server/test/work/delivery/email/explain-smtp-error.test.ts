import { expect, test } from 'vitest'
import { explainSmtpError } from '#work/delivery/email/explain-smtp-error.ts'
import type { SmtpError } from '#work/delivery/email/smtp.ts'

test.each<[Partial<SmtpError>, string, RegExp]>([
  [
    { code: 'ETIMEDOUT', message: 'Greeting never received' },
    'smtp://mail.example.com:465',
    /Use smtps:\/\/ at port 465/,
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
