import { afterAll, expect, test } from 'vitest'
import { openSmtp } from '#work/delivery/email/smtp.ts'
import { tellWrongPerson } from '#work/delivery/tell-wrong-person.ts'
import { setEmail } from '#domain/accounts/account-store.ts'
import { useServer } from '@paraph/testing/server/server.ts'
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

test('the sender gets a mail with the party, its address and the page of the console that corrects it', async () => {
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
  expect(text).toContain(`${services.publicUrl}/#/documents/${id}`)
  expect(text).not.toContain('curl')
  const { response } = await account.client.PATCH('/api/v1/documents/{id}/parties/{partyId}', {
    params: { path: { id, partyId: ids[0]! } },
    body: { role: 'REVIEWER', email: 'right@example.com' },
  })
  expect(response.status).toBe(200)
  expect(await tell(ids[0]!), 'after the correction').toEqual([])
})
