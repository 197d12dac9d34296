import { expect, test } from 'vitest'
import { senderTo, startSmtp } from '@paraph/testing/receivers/smtp-server.ts'
import { deliver } from '@paraph/testing/server/deliver.ts'
import { useServer } from '@paraph/testing/server/server.ts'
import { twoMembersOf } from '../../support/two-members.ts'

const server = await useServer()
const { db, services, asParty, linkOf } = server
const accountOfTwo = twoMembersOf(server)
const contactEmail = 'avtal@example.com'

/** A document of Anna that is sent, and what its party sees of the sender now. */
async function documentOfAnna() {
  const two = await accountOfTwo()
  const { account, anna } = two
  const { data } = await account.client.PATCH('/api/v1/account', { body: { contactEmail } })
  const { id, parties } = await anna.sentDocument({})
  const partyId = parties[0]!
  const message = await db.selectFrom('messages').select('id').where('document_id', '=', id).executeTakeFirstOrThrow()
  const { parsed, mails, url } = await startSmtp()
  const deps = { ...services, senders: senderTo(url) }
  const seen = async () => {
    await db.updateTable('messages').set({ status: 'QUEUED' }).where('id', '=', message.id).execute()
    await deliver(message.id, deps)
    const { from, subject, replyTo, headers } = parsed.at(-1)!
    const session = await asParty(await linkOf(partyId)).GET('/api/v1/signing-session')
    const path = { id, partyId }
    const preview = await account.client.GET('/api/v1/documents/{id}/messages/{partyId}', { params: { path } })
    return {
      names: [from!.value[0]!.name, subject, session.data!.senderName, preview.data!.from],
      answersTo: replyTo!.value.map(({ address }) => address),
      others: ['cc', 'bcc'].filter((name) => headers.has(name)),
      /** All that anybody outside the account can read, apart from where answers go. */
      text: [mails.at(-1)!.replace(/^reply-to:.*\r\n(?:[ \t].*\r\n)*/im, ''), session.data, preview.data],
    }
  }
  const setNaming = (namesMember: boolean) => account.client.PATCH('/api/v1/account', { body: { namesMember } })
  const handOver = (memberId: string) =>
    account.client.POST('/api/v1/documents/{id}/hand-over', { params: { path: { id } }, body: { memberId } })
  const emailOf = async ({ id: member }: { id: string }) =>
    (await account.client.GET('/api/v1/members/{id}', { params: { path: { id: member } } })).data!.email
  return { ...two, id, name: data!.name, seen, setNaming, handOver, emailOf }
}

const namesOf = (sender: string) => [
  `${sender} (Paraph)`,
  `${sender} asks you to sign: agreement`,
  sender,
  `${sender} (Paraph)`,
]

test('parties see the account alone, until it names the member to whom the document belongs, who then gets the answers', async () => {
  const { account, anna, bo, name, seen, setNaming, handOver, emailOf } = await documentOfAnna()
  expect(await seen()).toMatchObject({ names: namesOf(name), answersTo: [contactEmail] })
  expect((await setNaming(true)).data).toMatchObject({ namesMember: true })
  const ofAnna = await seen()
  const address = await emailOf(anna)
  expect(ofAnna).toMatchObject({ names: namesOf(`Anna Lindqvist, ${name}`), answersTo: [address] })
  expect(JSON.stringify(ofAnna.text)).toContain(contactEmail)
  expect(JSON.stringify(ofAnna.text)).not.toContain(address)

  await handOver(bo.id)
  expect(await seen()).toMatchObject({ names: namesOf(`Bo Ek, ${name}`), answersTo: [await emailOf(bo)] })
  await account.client.DELETE('/api/v1/members/{id}', { params: { path: { id: bo.id } } })
  expect(await seen()).toMatchObject({ names: namesOf(name), answersTo: [contactEmail] })

  // The address of somebody who has not joined is not proved.
  const { data: invited } = await account.client.POST('/api/v1/members', {
    body: { name: 'Cilla Ek', email: `cilla.${account.id}@example.com`, role: 'SENDER' },
  })
  await handOver(invited!.id)
  expect(await seen()).toMatchObject({ names: namesOf(name), answersTo: [contactEmail] })
  await handOver(anna.id)
  await setNaming(false)
  expect(await seen()).toMatchObject({ names: namesOf(name), answersTo: [contactEmail] })
  const { data: log } = await account.client.GET('/api/v1/account/events', { params: { query: {} } })
  expect(log!.accountEvents.flatMap(({ changes }) => changes)).toContainEqual({
    field: 'namesMember',
    before: false,
    after: true,
  })
})

test('the name of a member can add no header and no address', async () => {
  const { account, anna, name, seen, setNaming, emailOf } = await documentOfAnna()
  await setNaming(true)
  const evil = 'Evil", <x@example.com>\r\nBcc: y@example.com'
  await db.updateTable('members').set({ name: evil }).where('id', '=', anna.id).execute()
  const shown = await seen()
  expect(shown).toMatchObject({ answersTo: [await emailOf(anna)], others: [] })
  expect(shown.names[0]).toBe(`Evil", <x@example.com> Bcc: y@example.com, ${name} (Paraph)`)
  const ofKey = await account.sentDocument({})
  const session = await asParty(await linkOf(ofKey.parties[0]!)).GET('/api/v1/signing-session')
  expect(session.data!.senderName, 'a document of nobody').toBe(name)
})

test('parties see the name that the account has chosen since, also of a document that was sent before', async () => {
  const { account, name, seen, setNaming } = await documentOfAnna()
  const rename = (displayName: string | null) => account.client.PATCH('/api/v1/account', { body: { displayName } })
  await rename('Acme & Söner AB')
  expect(await seen()).toMatchObject({ names: namesOf('Acme & Söner AB') })
  await setNaming(true)
  expect(await seen()).toMatchObject({ names: namesOf('Anna Lindqvist, Acme & Söner AB') })
  await setNaming(false)
  await rename(null)
  expect(await seen()).toMatchObject({ names: namesOf(name) })
})
