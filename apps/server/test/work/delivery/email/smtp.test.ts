import { generateKeyPairSync } from 'node:crypto'
import { dkimVerify } from 'mailauth/lib/dkim/verify.js'
import PostalMime from 'postal-mime'
import type { SMTPServerOptions } from 'smtp-server'
import { expect, onTestFinished, test } from 'vitest'
import { connectionOptions, type MailSettings } from '#work/delivery/email/smtp.ts'
import { recordOutcome } from '#work/delivery/record-outcome.ts'
import { openReportTokens } from '#work/delivery/report-tokens.ts'
import { deliver } from '@paraph/testing/server/deliver.ts'
import { useServer } from '@paraph/testing/server/server.ts'
import { refusalOf, senderTo, startSmtp } from '@paraph/testing/receivers/smtp-server.ts'

const { db, services, newAccount } = await useServer()
const account = await newAccount()
const tokens = openReportTokens({ derive: () => [Buffer.alloc(32)] }, 'EMAIL')

/** Starts a mail server, and returns what `deliver` needs to send to it. */
async function startPost(
  options: SMTPServerOptions = {},
  settings: Partial<MailSettings> | ((url: string) => Partial<MailSettings>) = {},
) {
  const { mails: sources, parsed: mails, envelopes, url } = await startSmtp(options)
  const senders = senderTo(url, typeof settings === 'function' ? settings(url) : settings)
  return { mails, sources, envelopes, deps: { ...services, senders } }
}

async function sendDocument(title = 'Tenancy agreement') {
  const { id, parties } = await account.sentWith({ title, message: 'Please sign.' }, {})
  const [partyId] = parties as [string]
  const message = await db.selectFrom('messages').select('id').where('document_id', '=', id).executeTakeFirstOrThrow()
  const { party, events } = account.of(id)
  const state = async () => [(await party(partyId)).sendStatus, (await events())[0]!.type]
  return { id, partyId, message: message.id, state }
}

const nameAccount = (values: { name: string; contact_email?: string | null }) =>
  db.updateTable('accounts').set(values).where('id', '=', account.id).execute()
const { name } = await db.selectFrom('accounts').select('name').where('id', '=', account.id).executeTakeFirstOrThrow()

const refusing = (
  command: 'onRcptTo' | 'onMailFrom' | 'onData',
  responseCode: number,
  text: string,
): SMTPServerOptions => ({
  [command]: (first: unknown, _session: unknown, done: (error: Error) => void) => {
    if (command === 'onData') (first as NodeJS.ReadableStream).resume()
    done(refusalOf(responseCode, text))
  },
})

test('replies go to the contact of the account, and the mail names it', async () => {
  const { mails, deps } = await startPost()
  const { message } = await sendDocument()
  // A name can't add a header or another address.
  await nameAccount({ name: 'Evil", <x@example.com>\r\nBcc: y@example.com', contact_email: 'avtal@example.com' })
  onTestFinished(async () => void (await nameAccount({ name, contact_email: null })))
  await deliver(message, deps)
  expect(mails[0]!.replyTo!.value.map(({ address }) => address)).toEqual(['avtal@example.com'])
  expect(mails[0]!.headers.has('bcc')).toBe(false)
  expect(mails[0]!.text).toMatch(/Questions\? Ask .*: avtal@example\.com\./)
})

test('an invitation arrives with the right headers and text, and the party is SENT', async () => {
  const { mails, sources, deps } = await startPost()
  const { message, state } = await sendDocument('Lease; åäö "1"')
  await deliver(message, deps)
  expect(await state()).toEqual(['SENT', 'party.sent'])
  const [mail] = mails
  expect(mail!.from!.value).toEqual([{ name: expect.stringMatching(/ \(Paraph\)$/), address: 'paraph@example.com' }])
  expect(mail!.to).toMatchObject({ value: [{ name: 'Anna Lindqvist', address: 'anna.lindqvist@example.com' }] })
  expect(mail!.replyTo!.value).toMatchObject([{ address: 'help@example.com' }])
  expect(mail!.messageId).toBe(`<${message}@example.com>`)
  expect(mail!.subject).toContain('asks you to sign: Lease; åäö "1"')
  expect(mail!.headers.get('auto-submitted')).toBe('auto-generated')
  expect(mail!.headers.get('list')).toMatchObject({ id: { id: 'documents.example.com' } })
  expect(mail!.text).toContain('> Please sign.')
  // The link stands alone on its line, and no encoding breaks the line.
  expect(mail!.text).toMatch(/^https:\/\/sign\.example\.com\/sign\/#[\w-]{43}([A-Za-z0-9]|[-_]x)$/m)
  expect(sources[0]).toMatch(/^Content-Type: text\/plain; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n/m)
  expect(mail!.html).toContain('https://sign.example.com/sign/#')
  await deliver(message, deps)
  expect(mails).toHaveLength(1)
})

const hostileTexts: [string, string, string][] = [
  ['a line break', 'Lease\r\nBcc: eve@example.net\r\n\r\nBody', 'Lease Bcc: eve@example.net Body'],
  ['other control characters', 'a\u0007b\u001b[31mc\u007fd\u0085e\u2028f\tg', 'a b [31mc d e f g'],
  ['an encoded word', '=?utf-8?B?SGVq?=', '=?utf-8?B?SGVq?='],
  ['an encoded line break', '=?utf-8?Q?a=0D=0ABcc:_eve@example.net?=', '=?utf-8?Q?a=0D=0ABcc:_eve@example.net?='],
  ['half an encoded word', '=?utf-8?B? and ?=', '=?utf-8?B? and ?='],
  ['a line break in an encoded word', '=?utf-8?B?\nSGVq?=', '=?utf-8?B? SGVq?='],
  ['a change of direction', 'a\u202emoc.live\u2069b', 'a moc.live b'],
  ['an address', 'Bank <help@bank.example>, "Eve";', 'Bank <help@bank.example>, "Eve";'],
  ['joiners', 'می\u200cخواهم 👩\u200d👧', 'می\u200cخواهم 👩\u200d👧'],
]

test('whatever a name or a title has, the recipient sees it as it was typed', async () => {
  const { mails, sources, deps } = await startPost()
  const { id, message, partyId } = await sendDocument()
  onTestFinished(async () => void (await nameAccount({ name })))
  for (const [what, text, shown] of hostileTexts) {
    await db.updateTable('documents').set({ title: text }).where('id', '=', id).execute()
    await db.updateTable('parties').set({ name: text }).where('id', '=', partyId).execute()
    await nameAccount({ name: text })
    await db.updateTable('messages').set({ status: 'QUEUED' }).where('id', '=', message).execute()
    await deliver(message, deps)
    const [mail, source] = [mails.pop()!, sources.pop()!]
    expect(mail.subject, what).toBe(`${shown} asks you to sign: ${shown}`)
    const [from, to] = [
      { name: `${shown} (Paraph)`, address: 'paraph@example.com' },
      { name: shown, address: 'anna.lindqvist@example.com' },
    ]
    expect([mail.from!.value, mail.bcc, mail.cc], what).toEqual([[from], undefined, undefined])
    expect(mail.to, what).toMatchObject({ value: [to] })
    const other = await PostalMime.parse(source)
    expect([other.subject, other.from, other.to], what).toEqual([mail.subject, from, [to]])
    const [head = ''] = source.split('\r\n\r\n')
    expect(head, what).toMatch(/^(?:[\x20-\x7e]{1,998}(?:\r\n)?)+$/)
    expect(head, what).toMatch(/^list-id: "Paraph" <documents\.example\.com>$/im)
  }
})

test('a long name or title is shortened in the header, and complete in the text', async () => {
  const { mails, sources, deps } = await startPost()
  const title = 'å'.repeat(255)
  const { message, partyId } = await sendDocument(title)
  const family = '👩\u200d👩\u200d👧'
  const long = { name: family.repeat(200) }
  await db.updateTable('parties').set(long).where('id', '=', partyId).execute()
  await deliver(message, deps)
  const [mail] = mails
  expect(mail!.subject).toMatch(/ asks you to sign: å+…$/)
  expect(mail!.subject).toHaveLength(256)
  expect(mail!.to).toMatchObject({ value: [{ name: `${family.repeat(31)}…` }] })
  expect(mail!.text!.replaceAll(/\s/g, '')).toContain(title)
  for (const line of sources[0]!.split('\r\n\r\n')[0]!.split('\r\n')) expect(line.length).toBeLessThanOrEqual(78)
})

test.each<[string, SMTPServerOptions]>([
  ['the recipient', refusing('onRcptTo', 550, '5.1.1 No such user')],
  ['the recipient, after the mail', refusing('onData', 550, '5.1.1 No such user')],
])('if the server permanently refuses %s, the party is BOUNCED', async (_, options) => {
  const { deps } = await startPost(options)
  const { message, state } = await sendDocument()
  await deliver(message, deps)
  expect(await state()).toEqual(['BOUNCED', 'party.bounced'])
})

const refused = await sendDocument()
const wrongPassword: SMTPServerOptions = {
  authOptional: false,
  onAuth: (_auth, _session, done) => done(refusalOf(535, '5.7.8 Wrong')),
}

test.each<[string, SMTPServerOptions, string]>([
  ['the recipient for now', refusing('onRcptTo', 451, '4.7.1 Greylisted'), 'Greylisted'],
  ['relaying for us', refusing('onRcptTo', 554, '5.7.1 Relay access denied'), 'Relay'],
  ['our address', refusing('onMailFrom', 553, '5.1.8 Sender refused'), 'Sender refused'],
  ['the mail as spam', refusing('onData', 554, '5.7.1 Spam'), 'Spam'],
  ['our password', wrongPassword, 'Wrong'],
])('if the server refuses %s, the mail is sent again later', async (_, options, reason) => {
  const { deps } = await startPost(options)
  await expect(deliver(refused.message, deps)).rejects.toThrow(reason)
  expect(await refused.state()).toEqual(['NOT_SENT', 'party.released'])
})

test('with MAIL_BOUNCES, each message has its own return address and asks for reports', async () => {
  const bounces = { address: `${'b'.repeat(21)}@mail.example.com`, tokenOf: tokens.tokenOf }
  const { mails, envelopes, deps } = await startPost({ hideDSN: false }, { bounces })
  const { message } = await sendDocument()
  await deliver(message, deps)
  const { mailFrom, rcptTo, dsn } = envelopes[0]!
  const { address } = mailFrom as { address: string }
  const [, id, token = ''] = /^b{21}\+([\da-z]{26})([\da-v]{16})@mail\.example\.com$/.exec(address)!
  expect(`msg_${id}`).toBe(message)
  expect(tokens.isOwn(token, message, 'anna.lindqvist@example.com')).toBe(true)
  expect(address.indexOf('@')).toBe(64)
  expect(rcptTo).toMatchObject([
    { address: 'anna.lindqvist@example.com', dsn: { notify: ['SUCCESS', 'FAILURE'], orcpt: expect.anything() } },
  ])
  expect(dsn).toEqual({ ret: 'HDRS', envid: `${id}${token}` })
  expect(mails[0]!.from!.value[0]!.address).toBe('paraph@example.com')
})

test('with a DKIM key, the signature is valid, and covers the headers that identify the mail', async () => {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'der' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  const { sources, deps } = await startPost({}, { dkim: { selector: 'paraph', privateKey } })
  await deliver((await sendDocument('Hyresavtal åäö')).message, deps)
  const asked: string[] = []
  const resolver = async (name: string) => {
    asked.push(name)
    return [[`v=DKIM1; k=rsa; p=${publicKey.toString('base64')}`]]
  }
  const verify = async (source: string) => (await dkimVerify(source, { resolver })).results[0]!
  const [source = ''] = sources
  const { status, signingDomain, signingHeaders } = await verify(source)
  expect([status.result, signingDomain, asked[0]]).toEqual(['pass', 'example.com', 'paraph._domainkey.example.com'])
  const covered = signingHeaders!.keys.toLowerCase().split(': ')
  expect(covered).toEqual(
    expect.arrayContaining(['from', 'reply-to', 'subject', 'to', 'message-id', 'list-id', 'date']),
  )
  expect((await verify(source.replace('help@example.com', 'evil@example.net'))).status.result).not.toBe('pass')
})

test.each([
  ['does not offer TLS', ['STARTTLS']],
  ['has an untrusted certificate', []],
])('neither the password nor the mail reaches a server that %s', async (_, disabledCommands) => {
  const logins: unknown[] = []
  const { mails, deps } = await startPost(
    {
      disabledCommands,
      onAuth: ({ username }, _session, done) => done(null, (logins.push(username), { user: username })),
    },
    // This address leads to the same machine, but does not count as local, so TLS is required.
    (url) => ({ url: url.replace('127.0.0.1', '0.0.0.0') }),
  )
  await expect(deliver(refused.message, deps)).rejects.toThrow(/STARTTLS|certificate/i)
  expect({ logins, mails }).toEqual({ logins: [], mails: [] })
  expect((await refused.state())[0]).toBe('NOT_SENT')
})

test('a message that was refused for now is sent again with its Message-ID, or FAILED after the last try', async () => {
  let tries = 0
  const { mails, deps } = await startPost({
    onRcptTo: (_address, _session, done) => (tries++ === 0 ? done(refusalOf(450, 'Busy')) : done()),
  })
  const [one, other] = [refused.message, await sendDocument()]
  await expect(deliver(one, deps)).rejects.toThrow('Busy')
  await deliver(one, deps)
  expect(mails.map(({ messageId }) => messageId)).toEqual([`<${one}@example.com>`])
  await recordOutcome(other.message, 'FAILED', {}, services)
  expect(await other.state()).toEqual(['FAILED', 'party.failed'])
})

test.each([
  ['smtp://mail.example.com', true],
  ['smtp://[2001:db8::1]', true],
  ['smtp://localhost', false],
  ['smtp://[::1]', false],
  ['smtp://mail-catcher', false],
])('%s requires TLS: %s', (url, required) => {
  expect(connectionOptions(url)).toMatchObject({ requireTLS: required })
})
