import type { AddressInfo } from 'node:net'
import { simpleParser, type ParsedMail } from 'mailparser'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { deliver } from '../../../src/delivery/deliver.ts'
import { openSmtp } from '../../../src/delivery/email/smtp.ts'
import { recordOutcome } from '../../../src/delivery/outcome.ts'
import { startServer } from '../../support/server.ts'

const { db, services, newAccount } = await startServer()
const account = await newAccount()
const closers: (() => Promise<unknown>)[] = []
afterAll(() => Promise.all(closers.map((close) => close())))

/** A real SMTP server, that takes all mail unless it is told otherwise. */
async function startSmtp(options: SMTPServerOptions = {}) {
  const mails: ParsedMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _session, done) =>
      password === 'pass' ? done(null, { user: username }) : done(new Error('Wrong password')),
    async onData(stream, _session, done) {
      mails.push(await simpleParser(stream))
      done()
    },
    ...options,
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  const sender = openSmtp({
    url: `smtp://user:pass@127.0.0.1:${port}`,
    from: 'paraph@example.com',
    replyTo: 'help@example.com',
    timeZone: 'UTC',
  })
  closers.push(sender.close, () => new Promise<void>((resolve) => server.close(resolve)))
  return { mails, deps: { ...services, senders: { EMAIL: sender } } }
}

async function sent(title = 'Tenancy agreement') {
  const { id } = await account.draftDocument({ title, message: 'Please sign.' })
  const party = await account.party(id)
  await account.client.POST('/api/v1/documents/{id}/send', { params: { path: { id } } })
  const message = await db.selectFrom('messages').select('id').where('document_id', '=', id).executeTakeFirstOrThrow()
  const state = async () => {
    const { data } = await account.client.GET('/api/v1/documents/{id}/parties/{partyId}', {
      params: { path: { id, partyId: party.id } },
    })
    const { data: events } = await account.client.GET('/api/v1/documents/{id}/events', { params: { path: { id } } })
    return [data!.sendStatus, events!.events[0]!.type]
  }
  return { id, party, message: message.id, state }
}

const refusing = (
  command: 'onRcptTo' | 'onMailFrom' | 'onData',
  responseCode: number,
  text: string,
): SMTPServerOptions => ({
  [command]: (first: unknown, _session: unknown, done: (error: Error) => void) => {
    if (command === 'onData') (first as NodeJS.ReadableStream).resume()
    done(Object.assign(new Error(text), { responseCode }))
  },
})

test('an invitation arrives, from whom and to whom it should, and the party is SENT', async () => {
  const { mails, deps } = await startSmtp()
  const { message, state } = await sent('Lease; åäö "1"')
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
  expect(mail!.html).toContain('https://sign.example.com/sign/#')
  await deliver(message, deps)
  expect(mails).toHaveLength(1)
})

test.each<[string, SMTPServerOptions, boolean]>([
  ['the recipient for good', refusing('onRcptTo', 550, '5.1.1 No such user'), true],
  ['the recipient for good, after the mail', refusing('onData', 550, '5.1.1 No such user'), true],
  ['the recipient for a while', refusing('onRcptTo', 451, '4.7.1 Greylisted'), false],
  ['relaying for us', refusing('onRcptTo', 554, '5.7.1 Relay access denied'), false],
  ['our address', refusing('onMailFrom', 553, '5.1.8 Sender refused'), false],
  ['the mail as spam', refusing('onData', 554, '5.7.1 Spam'), false],
  [
    'our password',
    {
      authOptional: false,
      onAuth: (_auth, _session, done) => done(Object.assign(new Error('5.7.8 Wrong'), { responseCode: 535 })),
    },
    false,
  ],
])('a server that refuses %s has the party as it should be', async (_, options, bounced) => {
  const { deps } = await startSmtp(options)
  const { message, state } = await sent()
  const again = await deliver(message, deps).then(
    () => false,
    () => true,
  )
  expect([again, ...(await state())]).toEqual(
    bounced ? [false, 'BOUNCED', 'party.bounced'] : [true, 'NOT_SENT', 'party.released'],
  )
})

test('a message that was refused for a while goes out under the same Message-ID, or is FAILED when it is given up', async () => {
  let tries = 0
  const { mails, deps } = await startSmtp({
    onRcptTo: (_address, _session, done) =>
      tries++ === 0 ? done(Object.assign(new Error('Busy'), { responseCode: 450 })) : done(),
  })
  const [one, other] = [await sent(), await sent()]
  await expect(deliver(one.message, deps)).rejects.toThrow('Busy')
  await deliver(one.message, deps)
  expect(mails.map(({ messageId }) => messageId)).toEqual([`<${one.message}@example.com>`])
  await recordOutcome(other.message, 'FAILED', {}, services)
  expect(await other.state()).toEqual(['FAILED', 'party.failed'])
})

test('a server that can not be reached is worth another try', async () => {
  const sender = openSmtp({
    url: 'smtp://127.0.0.1:9',
    from: 'paraph@example.com',
    replyTo: undefined,
    timeZone: 'UTC',
  })
  onTestFinished(sender.close)
  const { message, state } = await sent()
  await expect(deliver(message, { ...services, senders: { EMAIL: sender } })).rejects.toThrow(/ECONNREFUSED/)
  expect(await state()).toEqual(['NOT_SENT', 'party.released'])
})

test.each(['cancelled', 'given a new address', 'removed'])(
  'a message to a party that is %s meanwhile is not sent',
  async (what) => {
    const { mails, deps } = await startSmtp()
    const { id, party, message } = await sent()
    const path = { id, partyId: party.id }
    await account.party(id)
    if (what === 'cancelled')
      await account.client.POST('/api/v1/documents/{id}/cancel', { params: { path }, body: { reason: 'No.' } })
    else if (what === 'removed')
      await account.client.DELETE('/api/v1/documents/{id}/parties/{partyId}', { params: { path } })
    else
      await account.client.PATCH('/api/v1/documents/{id}/parties/{partyId}', {
        params: { path },
        body: { role: 'SIGNER', email: 'bo@example.com' },
      })
    await deliver(message, deps)
    expect(mails).toEqual([])
    expect(await db.selectFrom('messages').select('status').where('id', '=', message).execute()).toEqual([
      { status: 'SKIPPED' },
    ])
  },
)
