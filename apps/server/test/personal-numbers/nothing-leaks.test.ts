import { sql } from 'kysely'
import { verifySeal } from '@paraph/verify'
import { expect, test } from 'vitest'
import { handlers } from '#server/handlers.ts'
import { startServer } from '@paraph/testing/server/server.ts'

const ssn = '19900101-0017'
const wrong = '19900101-0018'
/** The texts that must appear nowhere: each form of both numbers, as text and as the bytes of the text in hex. */
const forms = [ssn, wrong].flatMap((number) => {
  const digits = number.replace('-', '')
  const texts = [number, digits, number.slice(2), digits.slice(2), number.replace('-', '+')]
  return texts.flatMap((text) => [text, Buffer.from(text).toString('hex')])
})
const leaksIn = (text: string) => forms.filter((form) => text.includes(form))

const { db, log, baseUrl, newAccount, actAs, asParty, linkOf, seal, fetch } = await startServer({
  recorded: false,
  handlers: {
    ...handlers,
    getCompany: () => Promise.reject(new Error(`No company of ${ssn}`, { cause: new Error(ssn.replace('-', '')) })),
  },
})
const account = await newAccount()
const { client } = account

/** Returns all rows of all tables as text. Bytes are shown in hex. */
async function dump(): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')`.execute(db)
  const texts: string[] = []
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.raw(name)} t`.execute(db)
    texts.push(name, ...rows.map(({ row }) => row))
  }
  return texts.join('\n')
}

test('no problem, log, event, evidence or row contains a personal number; only the promised answers do', async () => {
  log.length = 0
  const problems: unknown[] = []
  const refused = async (status: number, call: Promise<{ response: Response; error?: object }>) => {
    const { response, error } = await call
    expect(response.status).toBe(status)
    // `instance` is the path as the client sent it, so it may contain a personal number.
    problems.push({ ...error, instance: null })
  }

  const contact = await account.contact({ ssn, email: 'anna@example.com' })
  const toContact = { params: { path: { id: contact.id } } }
  await client.PATCH('/api/v1/contacts/{id}', { ...toContact, body: { ssn: '199001010017' } })
  await client.PATCH('/api/v1/contacts/{id}', { ...toContact, body: { ssn } })
  const document = await account.draftDocument()
  const party = await account.party(document.id, { contactId: contact.id })
  const path = { id: document.id, partyId: party.id }
  const changed = await client.PATCH('/api/v1/documents/{id}/parties/{partyId}', {
    params: { path },
    body: { role: 'SIGNER', ssn: '900101-0017' },
  })
  expect([contact.ssn, party.ssn, changed.data?.ssn]).toEqual([ssn, ssn, '900101-0017'])

  await refused(
    400,
    client.POST('/api/v1/contacts', { body: { firstName: 'Anna', lastName: 'Lindqvist', ssn: wrong } }),
  )
  await refused(400, client.PATCH('/api/v1/contacts/{id}', { ...toContact, body: { ssn: wrong } }))
  const body = { role: 'SIGNER', ssn: wrong } as const
  await refused(400, client.PATCH('/api/v1/documents/{id}/parties/{partyId}', { params: { path }, body }))
  await refused(404, client.GET('/api/v1/contacts/{id}', { params: { path: { id: ssn } } }))
  await refused(400, client.GET('/api/v1/contacts', { params: { query: { cursor: ssn } } }))
  await refused(500, client.GET('/api/v1/companies/{id}', { params: { path: { id: 'com_1' } } }))
  // The error of PostgreSQL contains the row that it refuses.
  await sql`alter table contacts add constraint no_fault check (first_name <> 'Fault')`.execute(db)
  await refused(500, client.POST('/api/v1/contacts', { body: { firstName: 'Fault', lastName: 'Lindqvist', ssn } }))

  await client.POST('/api/v1/documents/{id}/send', { params: { path: { id: document.id } } })
  const session = await asParty(await linkOf(party.id)).GET('/api/v1/signing-session')
  expect(session.response.status).toBe(200)
  await actAs(party.id)
  const late = { params: { path }, body: { role: 'SIGNER', ssn } } as const
  await refused(409, client.PATCH('/api/v1/documents/{id}/parties/{partyId}', late))
  expect(await seal(document.id)).toBeUndefined()
  const events = await client.GET('/api/v1/documents/{id}/events', { params: { path: { id: document.id } } })
  expect(JSON.stringify(events.data)).toContain('"changed":["ssn"]')
  const sealed = await fetch(
    new Request(`${baseUrl}/api/v1/documents/${document.id}/sealed-file`, {
      headers: { authorization: `Bearer ${account.key}` },
    }),
  )
  const { evidence } = await verifySeal(new Uint8Array(await sealed.arrayBuffer()))
  expect(evidence!.parties).toHaveLength(1)

  await expect.poll(() => log.join('')).toContain('/sealed-file')
  const rows = await dump()
  // This proves that the search looks at the right data.
  expect(rows).toContain(Buffer.from('%PDF-1.').toString('hex'))
  expect(rows).toContain(contact.id)
  expect(log.join('')).toContain('"status":500')
  const places = { problems, session: session.data, events: events.data, evidence }
  for (const [place, content] of Object.entries(places)) {
    expect([place, leaksIn(JSON.stringify(content))]).toEqual([place, []])
  }
  expect(['log', leaksIn(log.join(''))]).toEqual(['log', []])
  expect(['database', leaksIn(rows)]).toEqual(['database', []])
})
