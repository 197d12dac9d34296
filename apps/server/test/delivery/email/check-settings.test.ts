import { generateKeyPairSync } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { describe, expect, onTestFinished, test } from 'vitest'
import { checkMail } from '../../../src/delivery/email/check-settings.ts'
import { explainSmtpError } from '../../../src/delivery/email/explain-smtp-error.ts'
import type { MailSettings, SmtpError } from '../../../src/delivery/email/smtp.ts'
import { runToEnd } from '../../support/process.ts'

/** A real SMTP server, that takes all mail unless it is told otherwise. */
async function startSmtp(options: SMTPServerOptions = {}) {
  const mails: string[] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _session, done) =>
      password === 'p/ss'
        ? done(null, { user: username })
        : done(Object.assign(new Error('No'), { responseCode: 535 })),
    onData(stream, _session, done) {
      let source = ''
      stream.on('data', (chunk: Buffer) => (source += chunk))
      stream.on('end', () => {
        mails.push(source)
        done()
      })
    },
    ...options,
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => new Promise<void>((resolve) => server.close(resolve)))
  const { port } = server.server.address() as AddressInfo
  return { mails, port, url: `smtp://anna:p%2Fss@127.0.0.1:${port}` }
}

const { publicKey, privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'der' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
})
const p = publicKey.toString('base64')
const dkim = { selector: 'paraph', privateKey }
const absent = Object.assign(new Error('queryTxt ENOTFOUND'), { code: 'ENOTFOUND' })

/** What DNS has; names that it does not have are not found. */
function dns(records: Record<string, string[]> = {}, mx: string[] = []) {
  return {
    resolveTxt: async (name: string) => {
      const found = records[name]
      if (!found) throw absent
      // A record is in pieces of 255 characters at most.
      return found.map((text) => text.match(/.{1,255}/gs)!)
    },
    resolveMx: async () => mx.map((exchange, index) => ({ exchange, priority: 10 - index })),
  }
}

async function check(settings: Partial<MailSettings> & { url: string }, names = dns(), to = 'anna@example.org') {
  const findings: string[] = []
  for await (const { state, text } of checkMail({ from: 'paraph@sign.example.com', ...settings }, to, names)) {
    findings.push(`${state} ${text}`)
  }
  return findings
}

test('settings that are right are said to be, one by one, and the mail is there', async () => {
  const { url, mails } = await startSmtp()
  const names = dns(
    {
      'paraph._domainkey.sign.example.com': [`v=DKIM1; k=rsa; p=${p}`],
      'mail.example.com': ['v=spf1 mx -all', 'something=else'],
      '_dmarc.example.com': ['v=DMARC1; p=reject'],
    },
    ['mx2.example.com', 'mx1.example.com'],
  )
  const findings = await check({ url, dkim, bounces: 'bounces@mail.example.com', replyTo: 'help@example.com' }, names)
  expect(findings).toEqual([
    'right 127.0.0.1 answers, and takes the login.',
    expect.stringMatching(/^right It took a mail to anna@example\.org: 250 /),
    'right DKIM: paraph._domainkey.sign.example.com holds the key that mail is signed with.',
    'right SPF: mail.example.com has "v=spf1 mx -all". See that your mail server is in it.',
    'right DMARC: _dmarc.example.com has "v=DMARC1; p=reject".',
    'right MAIL_BOUNCES: reports go to mx1.example.com. See that it passes them on.',
  ])
  expect(mails).toHaveLength(1)
  const head = `\r\n${mails[0]!.split('\r\n\r\n')[0]}`
  for (const line of ['DKIM-Signature: ', 'Reply-To: help@example.com', 'List-ID: ', 'Subject: A test of Paraph'])
    expect(head.toLowerCase()).toContain(`\r\n${line.toLowerCase()}`)
})

test('what DNS lacks is told, with what to publish', async () => {
  const { url } = await startSmtp()
  const findings = await check({ url, dkim, bounces: 'bounces@sign.example.com' })
  expect(findings.slice(2)).toEqual([
    `wrong DKIM: paraph._domainkey.sign.example.com is not there, so the signatures are not valid. Publish there: v=DKIM1; k=rsa; p=${p}`,
    expect.stringMatching(/^look SPF: sign\.example\.com does not say who sends for it/),
    expect.stringMatching(/^look DMARC: sign\.example\.com has none/),
    expect.stringMatching(/^wrong MAIL_BOUNCES: sign\.example\.com has no mail server/),
  ])
})

test('another key, and two policies that cancel each other, are told', async () => {
  const { url } = await startSmtp()
  const names = dns({
    'paraph._domainkey.sign.example.com': ['v=DKIM1; p=MIIB'],
    'sign.example.com': ['v=spf1 mx -all', 'v=spf1 a -all'],
  })
  const findings = await check({ url, dkim }, names)
  expect(findings[2]).toMatch(/^wrong DKIM: .* holds another key/)
  expect(findings[3]).toMatch(/^wrong SPF: sign\.example\.com has 2 records/)
})

test('where DNS can not be asked, that is said, and nothing is held against the settings', async () => {
  const { url } = await startSmtp()
  const failing = () => Promise.reject(Object.assign(new Error('queryTxt ETIMEOUT'), { code: 'ETIMEOUT' }))
  const findings = await check({ url, dkim }, { resolveTxt: failing, resolveMx: failing })
  expect(findings.slice(2).map((text) => text.split(' ')[0])).toEqual(['look', 'look', 'look'])
})

const refuse =
  (responseCode: number, message: string) => (_address: unknown, _session: unknown, done: (error: Error) => void) =>
    done(Object.assign(new Error(message), { responseCode }))

describe('what is wrong is told in a sentence', () => {
  test.each<[string, SMTPServerOptions, (url: string) => string, RegExp]>([
    ['the password', {}, (url) => url.replace('p%2Fss', 'secret'), /^wrong The login as anna was refused: 535 No\./],
    ['smtps:// at a port without it', {}, (url) => url.replace('smtp:', 'smtps:'), /Use smtp:\/\//],
    [
      'a certificate of nobody',
      { disabledCommands: [] },
      (url) => url,
      /^wrong The certificate of 127\.0\.0\.1 is not trusted/,
    ],
    [
      'an address that mail may not be from',
      { onMailFrom: refuse(553, '5.7.1 Not yours') },
      (url) => url,
      /takes no mail from MAIL_FROM, paraph@sign\.example\.com: 553 5\.7\.1 Not yours/,
    ],
    [
      'the recipient',
      { onRcptTo: refuse(550, '5.1.1 No such user') },
      (url) => url,
      /takes no mail to anna@example\.org: 550 5\.1\.1/,
    ],
    [
      'the mail',
      { onData: (stream, session, done) => refuse(554, '5.7.1 Spam')(stream.resume(), session, done) },
      (url) => url,
      /refuses the mail itself: 554 5\.7\.1 Spam/,
    ],
    [
      'a name that is not known',
      {},
      () => 'smtp://anna:secret@mail.invalid',
      /^wrong mail\.invalid is not known to DNS/,
    ],
    [
      'a port where nobody listens',
      {},
      () => 'smtp://anna:secret@127.0.0.1:9',
      /^wrong Nothing listens at 127\.0\.0\.1:9\./,
    ],
  ])('%s', async (_, options, change, sentence) => {
    const { url } = await startSmtp(options)
    const findings = await check({ url: change(url) })
    const wrong = findings.filter((text) => text.startsWith('wrong'))
    expect(wrong).toEqual([expect.stringMatching(sentence)])
    expect(findings.join()).not.toMatch(/p\/ss|p%2Fss|secret/)
  })

  test.each<[Partial<SmtpError>, string, RegExp]>([
    [
      { code: 'ETIMEDOUT', message: 'Greeting never received' },
      'smtp://mail.example.com:465',
      /At port 465 use smtps:\/\//,
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
  ])('%j', (error, url, sentence) => {
    expect(explainSmtpError(error as SmtpError, { url, from: 'paraph@example.com' }, 'anna@example.org')).toMatch(
      sentence,
    )
  })
})

describe('the command', () => {
  const command = (args: string[], env: Record<string, string>) => runToEnd('cli/mail-test.ts', args, env)

  test('sends a mail, and ends with 0', async () => {
    const { url, mails } = await startSmtp()
    const { code, stdout } = await command(['--to', 'anna@example.org'], { SMTP_URL: url })
    expect([code, mails.length]).toEqual([0, 1])
    expect(stdout).toMatch(
      /^✓ 127\.0\.0\.1 answers[^]*\n✓ It took a mail to anna@example\.org[^]*\n! MAIL_FROM is of localhost/,
    )
  })

  test('ends with 1 when something is wrong', async () => {
    const { port } = await startSmtp()
    const { code, stdout } = await command(['--to', 'anna@example.org'], {
      SMTP_URL: `smtp://u:secret@127.0.0.1:${port}`,
    })
    expect([code, stdout]).toEqual([1, expect.stringMatching(/^✗ The login as u was refused/)])
  })

  test.each([
    [[], {}, /^Usage: mail:test -- --to ADDRESS/],
    [['--to', 'nobody'], {}, /^Usage/],
    [['anna@example.org'], {}, /^Usage/],
    [['--to', 'anna@example.org'], { SMTP_URL: '' }, /^There is no SMTP_URL/],
    [['--to', 'anna@example.org'], { SMTP_URL: 'mail.example.com' }, /^SMTP_URL must be a URL/],
  ])('%j with %j says what is missing, and ends with 1', async (args, env, sentence) => {
    const { code, stderr } = await command(args, env)
    expect([code, stderr]).toEqual([1, expect.stringMatching(sentence)])
  })
})
