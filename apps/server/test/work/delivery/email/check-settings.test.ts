import { generateKeyPairSync } from 'node:crypto'
import type { SMTPServerOptions } from 'smtp-server'
import { expect, test } from 'vitest'
import { checkMailSettings } from '#work/delivery/email/check-settings.ts'
import type { MailSettings } from '#work/delivery/email/smtp.ts'
import { refusalOf, startSmtp } from '@paraph/testing/receivers/smtp-server.ts'

const { publicKey, privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'der' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
})
const p = publicKey.toString('base64')
const dkim = { selector: 'paraph', privateKey }
const absent = Object.assign(new Error('queryTxt ENODATA'), { code: 'ENODATA' })

/** A DNS resolver that has only these records. */
function dns(records: Record<string, string[]> = {}, mx: string[] = []) {
  return {
    resolveTxt: async (name: string) => {
      const found = records[name]
      if (!found) throw absent
      // A record is split into strings of at most 255 characters.
      return found.map((text) => text.match(/.{1,255}/gs)!)
    },
    resolveMx: async () => mx.map((exchange, index) => ({ exchange, priority: 10 - index })),
  }
}

async function check(settings: Partial<MailSettings> & { url: string }, names = dns(), to = 'anna@example.org') {
  const findings: string[] = []
  for await (const { state, text } of checkMailSettings({ from: 'paraph@sign.example.com', ...settings }, to, names)) {
    findings.push(`${state} ${text}`)
  }
  return findings
}

const tokenOf = () => '0'.repeat(16)

test('each correct setting is reported, and the mail arrives', async () => {
  const { url, mails } = await startSmtp()
  const names = dns(
    {
      'paraph._domainkey.sign.example.com': [`v=DKIM1; k=rsa; p=${p}`],
      'mail.example.com': ['v=spf1 mx -all', 'something=else'],
      '_dmarc.example.com': ['v=DMARC1; p=reject'],
    },
    ['mx2.example.com', 'mx1.example.com'],
  )
  const findings = await check(
    { url, dkim, bounces: { address: 'bounces@mail.example.com', tokenOf }, replyTo: 'help@example.com' },
    names,
  )
  expect(findings).toEqual([
    'ok 127.0.0.1 answers and accepts the login.',
    expect.stringMatching(/^ok It accepted a mail to anna@example\.org: 250 /),
    'ok DKIM: paraph._domainkey.sign.example.com has the key that signs the mail.',
    'ok SPF: mail.example.com has "v=spf1 mx -all". Check that it includes your mail server.',
    'ok DMARC: _dmarc.example.com has "v=DMARC1; p=reject".',
    'ok MAIL_BOUNCES: reports go to mx1.example.com. Check that it passes them on.',
  ])
  expect(mails).toHaveLength(1)
  const head = `\r\n${mails[0]!.split('\r\n\r\n')[0]}`
  for (const line of ['DKIM-Signature: ', 'Reply-To: help@example.com', 'List-ID: ', 'Subject: A test of Paraph'])
    expect(head.toLowerCase()).toContain(`\r\n${line.toLowerCase()}`)
})

test('missing DNS records are reported, with the record to publish', async () => {
  const { url } = await startSmtp()
  const findings = await check({ url, dkim, bounces: { address: 'bounces@sign.example.com', tokenOf } })
  expect(findings.slice(2)).toEqual([
    `error DKIM: paraph._domainkey.sign.example.com does not exist, so the signatures are not valid. Publish there: v=DKIM1; k=rsa; p=${p}`,
    expect.stringMatching(/^check SPF: sign\.example\.com has no record\. Publish one/),
    expect.stringMatching(/^check DMARC: sign\.example\.com has no record/),
    expect.stringMatching(/^error MAIL_BOUNCES: sign\.example\.com has no mail server/),
  ])
})

test('another DKIM key and two SPF records are errors', async () => {
  const { url } = await startSmtp()
  const names = dns({
    'paraph._domainkey.sign.example.com': ['v=DKIM1; p=MIIB'],
    'sign.example.com': ['v=spf1 mx -all', 'v=spf1 a -all'],
  })
  const findings = await check({ url, dkim }, names)
  expect(findings[2]).toMatch(/^error DKIM: .* has another key/)
  expect(findings[3]).toMatch(/^error SPF: sign\.example\.com has 2 records/)
})

const refuse =
  (code: number, message: string) => (_address: unknown, _session: unknown, done: (error: Error) => void) =>
    done(refusalOf(code, message))

const as = (user: string, host: string) => () => `smtp://${user}@${host}`
const same = (url: string) => url

test.each<[string, RegExp, (url: string) => string, SMTPServerOptions?]>([
  ['the password', /^error The login as anna was refused: 535 No\./, (url) => url.replace('p%2Fss', 'secret')],
  ['smtps:// at a port without TLS', /Use smtp:\/\//, (url) => url.replace('smtp:', 'smtps:')],
  [
    'a certificate that is not trusted',
    /^error The certificate of 127\.0\.0\.1 is not trusted/,
    same,
    { disabledCommands: [] },
  ],
  [
    'a sender address that the server refuses',
    /refuses mail from MAIL_FROM \(paraph@sign\.example\.com\): 553 5\.7\.1 Not yours/,
    same,
    { onMailFrom: refuse(553, '5.7.1 Not yours') },
  ],
  ['a name that DNS does not know', /^error DNS does not know mail\.invalid/, as('anna:secret', 'mail.invalid')],
  ['a port without a server', /^error Nothing listens at 127\.0\.0\.1:9\./, as('anna:secret', '127.0.0.1:9')],
])('an error is explained in a sentence: %s', async (_, sentence, change, options = {}) => {
  const { url } = await startSmtp(options)
  const findings = await check({ url: change(url) })
  const errors = findings.filter((text) => text.startsWith('error'))
  expect(errors).toEqual([expect.stringMatching(sentence)])
  expect(findings.join()).not.toMatch(/p\/ss|p%2Fss|secret/)
})
