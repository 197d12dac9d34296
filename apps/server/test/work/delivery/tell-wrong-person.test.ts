import { afterAll, expect, test } from 'vitest'
import { openSmtp } from '#work/delivery/email/smtp.ts'
import { tellWrongPerson } from '#work/delivery/tell-wrong-person.ts'
import { setEmail } from '#domain/accounts/account-store.ts'
import { useServer } from '../../support/server.ts'
import { startSink } from '../../support/smtp-sink.ts'
import { signingOn } from '../../api/signing-session/signing.support.ts'

const server = await useServer()
const { db, services } = server
const sentTo = signingOn(server)
const sink = await startSink()
const sender = openSmtp({ url: sink.url, from: 'paraph@example.com', timeZone: 'UTC' })
afterAll(async () => {
  await sender.close()
  await sink.close()
})

const tell = async (partyId: string) => {
  const count = sink.mails.length
  await tellWrongPerson(partyId, { ...services, senders: { EMAIL: sender } })
  return sink.mails.slice(count)
}

test('the sender gets a mail with the party, its address and the request that corrects the address, and this request works as printed', async () => {
  const { account, id, ids, party } = await sentTo({ role: 'REVIEWER' })
  await (await party(0)).POST('/api/v1/signing-session/wrong-person')
  expect(await tell(ids[0]!), 'without an address').toEqual([])
  await setEmail(db, account.id, 'it@acme.example')
  expect((await tell(ids[0]!)).map(({ to }) => to)).toEqual(['it@acme.example'])
  await account.client.PATCH('/api/v1/account', { body: { contactEmail: 'avtal@acme.example' } })
  const [mail] = await tell(ids[0]!)
  expect(mail).toMatchObject({ to: 'avtal@acme.example', subject: 'Not for Anna Lindqvist: agreement' })
  const text = mail!.source.replaceAll('=\r\n', '').replaceAll('=3D', '=')
  expect(text).toContain('Sent to: anna.lindqvist@example.com')
  const path = `/api/v1/documents/${id}/parties/${ids[0]}`
  const [, url, body] = /curl -X PATCH (\S+) [^]*? -d '(.*)'/.exec(text)!
  expect(url).toBe(services.publicUrl + path)
  expect(text).toContain(`curl -X POST ${services.publicUrl}${path}/remind`)
  const { response } = await account.client.PATCH('/api/v1/documents/{id}/parties/{partyId}', {
    params: { path: { id, partyId: ids[0]! } },
    body: JSON.parse(body!.replace('…', 'right@example.com').replace('=E2=80=A6', 'right@example.com')),
  })
  expect(response.status).toBe(200)
  expect(await tell(ids[0]!), 'after the correction').toEqual([])
})
