import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { signingOn } from '../../../api/signing-session/signing.support.ts'
import { deliver } from '@paraph/testing/server/deliver.ts'
import { useServer } from '@paraph/testing/server/server.ts'
import { refusalOf, senderTo, startSmtp } from '@paraph/testing/receivers/smtp-server.ts'

const server = await useServer()
const { db, services, actAs, seal } = server
const sentTo = signingOn(server)

interface Refusal {
  maxSize: number
  code: number
  text: string
}

/** Starts a mail server that refuses mails above a size, and sends all messages about completed documents to it. */
async function startPost({ maxSize, code, text }: Refusal = { maxSize: Infinity, code: 0, text: '' }) {
  let tries = 0
  const refuse = ({ length }: string) => {
    tries++
    return length > maxSize ? refusalOf(code, text) : undefined
  }
  const { parsed: mails, url } = await startSmtp({ refuse })
  const senders = senderTo(url)
  const sendAll = async (documentId: string) => {
    const messages = db.selectFrom('messages').select('id').where('document_id', '=', documentId)
    for (const { id } of await messages.where('kind', '=', 'COMPLETED').execute())
      await deliver(id, { ...services, senders })
  }
  return { mails, sendAll, tries: () => tries }
}

async function sealedDocument(...parties: Parameters<typeof sentTo>) {
  const sent = await sentTo(...parties)
  await actAs(sent.ids[0]!)
  expect(await seal(sent.id)).toBeUndefined()
  return { ...sent, ...(await sent.document()).sealedFile! }
}

const observer = { role: 'ORGANIZER', requiredSignature: 'NONE' } as const

test('all parties get the sealed PDF, byte for byte', async () => {
  const { mails, sendAll } = await startPost()
  const { id, sha256, name, eventsOf, party } = await sealedDocument({}, observer)
  await sendAll(id)
  expect(mails).toHaveLength(2)
  for (const { text, attachments } of mails) {
    expect(text).toContain('is attached')
    expect(text).toContain(`SHA-256 of the sealed PDF: ${sha256}`)
    expect(text).toMatch(/> Anna Lindqvist, signed \d/)
    expect(text).toContain('https://sign.example.com/verify/')
    expect(text).toContain('do not forward this message. You may send the sealed PDF itself to others.')
    expect(attachments).toMatchObject([{ filename: name, contentType: 'application/pdf' }])
    expect(createHash('sha256').update(attachments[0]!.content).digest('hex')).toBe(sha256)
  }
  expect((await eventsOf('party.sent')).map(({ data }) => data.kind)).toEqual(['COMPLETED', 'COMPLETED'])
  for (const index of [0, 1])
    expect((await (await party(index)).GET('/api/v1/signing-session')).data!.party!.hasSealedFileByMail).toBe(true)
})

/** Lets the messages about the completion be sent again. */
const requeue = (id: string) =>
  db.updateTable('messages').set({ status: 'QUEUED' }).where('document_id', '=', id).where('kind', '=', 'COMPLETED')

test('whatever the name of the file has, the attachment has a safe name', async () => {
  const { mails, sendAll } = await startPost()
  const { id } = await sealedDocument({})
  for (const [name, attached] of [
    ['=?utf-8?B?SGVq?=.pdf', '=_utf-8_B_SGVq_=-sealed.pdf'],
    ['a"; x=y\r\nb.pdf', 'a"; x=y b-sealed.pdf'],
    ['gnp.\u202efdp.pdf', 'gnp. fdp-sealed.pdf'],
    ['Hyra åäö 中.pdf', 'Hyra åäö 中-sealed.pdf'],
  ]) {
    await db.updateTable('documents').set({ file_name: name! }).where('id', '=', id).execute()
    await requeue(id).execute()
    await sendAll(id)
    const mail = mails.pop()!
    expect(mail.attachments, name).toMatchObject([{ filename: attached, contentType: 'application/pdf' }])
    expect(mail.headerLines.map(({ key }) => key)).not.toContain('x')
  }
})

test('a file of more than 5 MB is not attached, and the mail says where to get it', async () => {
  const { mails, sendAll } = await startPost()
  const { id } = await sealedDocument({})
  // The bytes of a sealed file are never changed, but a file of this size takes a long time to make.
  await db.transaction().execute(async (tx) => {
    await sql`alter table sealed_files disable trigger user`.execute(tx)
    await sql`update sealed_files set size = ${5 * 1024 * 1024 + 1} where document_id = ${id}`.execute(tx)
    await sql`alter table sealed_files enable trigger user`.execute(tx)
  })
  await sendAll(id)
  expect(mails).toMatchObject([{ attachments: [] }])
  expect(mails[0]!.text).toMatch(/too large for an e-mail[^]*\/sign\/#/)
})

test('a party that reads the document only after a code gets no file and no names by mail', async () => {
  const { mails, sendAll } = await startPost()
  const { id, sha256, ids } = await sealedDocument({}, { ...observer, twoStepVerification: 'EMAIL_BEFORE_SIGNING' })
  await db.updateTable('parties').set({ name: 'Bo Berg' }).where('id', '=', ids[1]!).execute()
  await sendAll(id)
  const mailTo = (name: string) => mails.find(({ text }) => text!.startsWith(`Hello ${name}`))!
  expect(mailTo('Anna').attachments).toHaveLength(1)
  const { attachments, text } = mailTo('Bo')
  expect(attachments).toEqual([])
  expect(text).toContain('is not attached, because this document is protected by a code.')
  expect(text).toContain(sha256)
  expect(text).not.toContain('Anna')
})

const sizeOfMail = 20_000
const sealed = await sealedDocument({})
const completed = async () => (await sealed.messages()).filter(({ kind }) => kind === 'COMPLETED')

test.each([
  ['refused for its address', 0, 550, '5.1.1 No such user', 1, 'BOUNCED'],
  ['refused without the file too', 0, 554, '5.7.1 Message rejected as spam', 2, 'QUEUED'],
  ['refused for now', sizeOfMail, 452, '4.3.1 Try again later', 1, 'QUEUED'],
] as const)(
  'a mail that is %s is not sent, and tried without the file only if that may help',
  async (_, maxSize, code, text, count, status) => {
    const { mails, sendAll, tries } = await startPost({ maxSize, code, text })
    await requeue(sealed.id).execute()
    await sendAll(sealed.id).catch(() => {})
    expect([tries(), mails.length]).toEqual([count, 0])
    expect(await completed()).toMatchObject([{ status }])
  },
)

test.each([
  [552, '5.3.4 Message size exceeds fixed limit'],
  [554, '5.6.0 Message content rejected'],
])('after the refusal %i %s, the mail is sent without the file, and says so', async (code, text) => {
  const { mails, sendAll, tries } = await startPost({ maxSize: sizeOfMail, code, text })
  await requeue(sealed.id).execute()
  await sendAll(sealed.id)
  expect(tries()).toBe(2)
  expect(mails).toMatchObject([{ attachments: [] }])
  expect(mails[0]!.text).toContain('not attached: it is too large for an e-mail, or a mail server refused it.')
  expect(await completed()).toMatchObject([{ status: 'SENT', has_attachment: false }])
  // Parties of other documents got the file by mail, but this party did not.
  const { data } = await (await sealed.party()).GET('/api/v1/signing-session')
  expect(data!.party!.hasSealedFileByMail).toBe(false)
})
