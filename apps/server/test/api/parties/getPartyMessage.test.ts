import { afterAll, expect, test } from 'vitest'
import { senderTo, startSmtp } from '@paraph/testing/receivers/smtp-server.ts'
import { deliver } from '@paraph/testing/server/deliver.ts'
import { type TestAccount, useServer } from '@paraph/testing/server/server.ts'
import { openSms } from '#work/delivery/sms/46elks.ts'
import { startGateway } from '../../work/delivery/sms/gateway.ts'

const { db, services, newAccount, actAs, reportTokens } = await useServer()
const gateway = await startGateway()
afterAll(gateway.close)

const path = '/api/v1/documents/{id}/messages/{partyId}'
const get = ({ client }: Pick<TestAccount, 'client'>, id: string, partyId: string) =>
  client.GET(path, { params: { path: { id, partyId } } })
const withExample = (text: string) => text.replaceAll(/(?<=\/sign\/#)[\w-]{44}x?/g, 'x'.repeat(44))

test('200 with the very message that the party then gets, but with an example of a link; sends and stores nothing', async () => {
  const account = await newAccount()
  const { id } = await account.draftDocument({
    message: 'Please sign.',
    language: 'SV',
    expiresAt: '2030-01-31T22:59:59Z',
  })
  const { id: contactId } = await account.contact({ phone: '+46701740605' })
  const first = await account.party(id, { contactId, signingOrder: 1, deliveryMethod: 'SMS' })
  const second = await account.party(id, { signingOrder: 2, role: 'ACCEPTOR' })
  const sms = (await get(account, id, first.id)).data!
  const mail = (await get(account, id, second.id)).data!
  expect(await db.selectFrom('messages').selectAll().where('document_id', '=', id).execute()).toEqual([])
  const { parsed, url } = await startSmtp()
  const senders = { ...senderTo(url), SMS: openSms(gateway.settings, services.publicUrl, reportTokens.SMS) }
  const sendLast = async () => {
    const messages = db.selectFrom('messages').select('id').where('document_id', '=', id).where('status', '=', 'QUEUED')
    for (const message of await messages.execute()) await deliver(message.id, { ...services, senders })
  }
  await account.client.POST('/api/v1/documents/{id}/send', { params: { path: { id } } })
  await sendLast()
  expect(sms).toEqual({
    kind: 'INVITATION',
    channel: 'SMS',
    to: '+46701740605',
    from: null,
    subject: null,
    text: withExample(gateway.taken.at(-1)!.message),
    html: null,
  })
  await actAs(first.id)
  await sendLast()
  const { from, subject, text, html } = parsed.find(({ to }) => JSON.stringify(to).includes(second.email!))!
  expect(mail).toMatchObject({
    kind: 'YOUR_TURN',
    channel: 'EMAIL',
    to: second.email,
    from: from!.value[0]!.name,
    subject,
  })
  expect(mail.text!.trim()).toBe(withExample(text!).trim())
  expect(mail.html!.trim()).toBe(withExample(html as string).trim())
  expect(mail.text).toContain('Please sign.')
})

test('200 without a text for a party that gets no message, and without an address for one that has none yet', async () => {
  const account = await newAccount()
  const { id } = await account.draftDocument()
  const silent = await account.party(id, { deliveryMethod: 'NONE' })
  const unknown = await account.party(id, { deliveryMethod: 'SMS' })
  expect((await get(account, id, silent.id)).data).toMatchObject({ channel: null, to: null, text: null, html: null })
  expect((await get(account, id, unknown.id)).data).toMatchObject({
    channel: 'SMS',
    to: null,
    text: expect.any(String),
  })
})
