import { sign } from '@paraph/testing/server/party.ts'
import { type TestAccount, useServer } from '@paraph/testing/server/server.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addFieldsOf, fieldOf } from '../../support/fields.ts'

const { asParty, db, linkOf, newAccount } = await useServer()

test('200 with what the parties have signed, if the request asks for it, and nothing that they have only saved', async () => {
  const [account, stranger] = [await newAccount(), await newAccount()]
  const sent = async (owner: TestAccount) => {
    const { id } = await owner.draftDocument()
    const [bo, anna] = [await owner.party(id, { signingOrder: 2 }), await owner.party(id, { signingOrder: 1 })]
    const of = (partyId: string) => [
      fieldOf(partyId, { type: 'SIGNATURE', name: 'signature', required: false }),
      fieldOf(partyId, { type: 'NUMBER', value: '9500' }),
      fieldOf(partyId, { name: 'note', required: false }),
    ]
    await addFieldsOf(owner, id, [...of(bo.id), ...of(anna.id)])
    await owner.of(id).send()
    return { id, anna: await asParty(await linkOf(anna.id)), annaId: anna.id, boId: bo.id }
  }
  const [document, other] = [await sent(account), await sent(stranger)]
  await account.draftDocument()
  const values = async (include: Include = ['values']) =>
    (await list(account, { include }))!.documents.map((each) => each.values)
  await document.anna.PUT('/api/v1/signing-session/values', { body: { values: { rent: '1234.5', note: 'x' } } })
  expect(await values()).toEqual([[], []])
  await sign(document.anna, { values: { rent: '9450.5' } })
  await sign(other.anna, { values: { rent: '1' } })
  const at: unknown = expect.any(String)
  const signed = { partyId: document.annaId, partyName: 'Anna Lindqvist' }
  const expected = [
    { ...signed, name: 'rent', filledIn: { value: '9450.5', shown: '9,450.5', at } },
    { ...signed, name: 'note', filledIn: { value: null, shown: '', at } },
  ]
  expect(await values()).toEqual([[], expected])
  const bo = await asParty(await linkOf(document.boId))
  await sign(bo, { values: { rent: '7', note: 'x' } })
  const [, both] = await values(['values', 'partySummary'])
  expect(both!.map(({ partyId, filledIn }) => [partyId, filledIn.value])).toEqual([
    [document.annaId, '9450.5'],
    [document.annaId, null],
    [document.boId, '7'],
    [document.boId, 'x'],
  ])
  expect(await values(['partySummary'])).toEqual([undefined, undefined])
})

test('200 with at most 25 documents of a page that has values, and with all of them page by page', async () => {
  const account = await newAccount()
  const { id: original } = await account.draftDocument()
  // No identifier has a u.
  await sql`
    insert into documents select copy.* from generate_series(1, 30) as number, documents,
      jsonb_populate_record(documents, jsonb_build_object('id', overlay(documents.id placing 'u' || lpad(number::text, 2, '0') from 28))) as copy
    where documents.id = ${original}`.execute(db)
  const pageOf = async (query: { include: Include; limit: number; cursor?: string }) => {
    const page = await list(account, query)
    return { ids: page!.documents.map(({ id }) => id), cursor: page!.nextCursor! }
  }
  const first = await pageOf({ include: ['values'], limit: 100 })
  const second = await pageOf({ include: ['values'], limit: 100, cursor: first.cursor })
  expect([first.ids.length, second.ids.length, second.cursor]).toEqual([25, 6, null])
  expect((await pageOf({ include: ['values'], limit: 20 })).ids).toEqual(first.ids.slice(0, 20))
  const { ids } = await pageOf({ include: ['partySummary'], limit: 100 })
  expect(ids).toEqual([...first.ids, ...second.ids])
})

test('200 ends a page early if its documents have many values', async () => {
  const account = await newAccount()
  const { id } = await account.draftDocument()
  const party = await account.party(id, { signingOrder: 1 })
  await addFieldsOf(account, id, [
    fieldOf(party.id, { type: 'SIGNATURE', name: 'signature', required: false }),
    fieldOf(party.id, { type: 'NUMBER', value: '9500' }),
  ])
  await account.of(id).send()
  await sign(await asParty(await linkOf(party.id)), { values: { rent: '1' } })
  const copied = (column: string) => sql`overlay(${sql.ref(column)} placing 'u0' || number from 28)`
  await sql`
    insert into documents select copy.* from generate_series(1, 4) as number, documents,
      jsonb_populate_record(documents, jsonb_build_object('id', ${copied('documents.id')}, 'external_id', 'many')) as copy
    where documents.id = ${id}`.execute(db)
  await sql`
    insert into parties overriding system value select copy.* from generate_series(1, 4) as number, parties,
      jsonb_populate_record(parties, jsonb_build_object('id', ${copied('parties.id')}, 'document_id', ${copied('parties.document_id')}, 'link_nonce', gen_random_uuid())) as copy
    where parties.document_id = ${id}`.execute(db)
  await sql`
    insert into signatures select copy.* from generate_series(1, 4) as number, signatures,
      jsonb_populate_record(signatures, jsonb_build_object('party_id', ${copied('signatures.party_id')}, 'document_id', ${copied('signatures.document_id')},
        'fields',
        array_to_json(array_fill(signatures.fields -> 1 || jsonb_build_object('value', repeat('å', 9000)), array[34])))) as copy
    where signatures.document_id = ${id}`.execute(db)
  const sizes: number[] = []
  let cursor: string | undefined
  do {
    const page = await list(account, {
      include: ['values'],
      externalId: 'many',
      ...(cursor !== undefined && { cursor }),
    })
    sizes.push(page!.documents.length)
    cursor = page!.nextCursor ?? undefined
  } while (cursor !== undefined)
  expect(sizes).toEqual([2, 2])
})

type Include = ('partySummary' | 'values')[]

async function list(
  { client }: TestAccount,
  query: { include: Include; limit?: number; cursor?: string; externalId?: string },
) {
  return (await client.GET('/api/v1/documents', { params: { query } })).data
}
