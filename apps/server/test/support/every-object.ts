import { sql } from 'kysely'
import type { Field, Operation } from '@paraph/contract'
import { fieldOf } from './fields.ts'
import type { TestServer } from '@paraph/testing/server/server.ts'

/** Creates an account with an object of each kind. */
export async function everyObject({ db, newAccount, newKey, newMember }: TestServer) {
  const account = await newAccount()
  const { id: document } = await account.draftDocument()
  const party = await account.party(document)
  const { data: added } = await account.client.POST('/api/v1/documents/{id}/fields', {
    params: { path: { id: document } },
    body: { fields: [fieldOf(party.id)] },
  })
  const [field] = added!.fields as [Field]
  const { id: endpoint } = await account.webhookEndpoint()
  const { data: delivery } = await account.client.POST('/api/v1/webhook-endpoints/{id}/test', {
    params: { path: { id: endpoint } },
  })
  /** By the path segment before them. */
  const ids: Record<string, string> = {
    documents: document,
    attachments: '1',
    parties: party.id,
    marks: party.id,
    signers: party.id,
    fields: field.id,
    replacements: party.id,
    'signing-sessions': party.id,
    messages: party.id,
    contacts: (await account.contact()).id,
    companies: (await account.company()).id,
    'webhook-endpoints': endpoint,
    deliveries: delivery!.id,
    members: (await newMember(account.id, { role: 'SENDER' })).id,
    Users: (await newMember(account.id, { role: 'SENDER' })).id,
    'api-keys': (await newKey(account.id, null)).id,
  }
  const otherIds = {
    ...ids,
    documents: (await account.draftDocument()).id,
    'webhook-endpoints': (await account.webhookEndpoint()).id,
  }
  const withIds = (operation: Operation, ids: Record<string, string>): Operation => ({
    ...operation,
    path: operation.path.replaceAll(/([^/]+)\/\{\w+\}/g, (_, name: string) => {
      if (!ids[name]) throw new Error(`Add an object for ${name} to the list above.`)
      return `${name}/${ids[name]}`
    }),
  })
  /** Returns the operation on these objects, so that it could change something. */
  const withObjects = (operation: Operation) => withIds(operation, ids)
  /** Returns the operation on a party, field or delivery of another document or endpoint of the account. */
  const withOtherParent = (operation: Operation) => withIds(operation, otherIds)

  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_name <> 'rate_counts' order by 1`.execute(db)
  /** Returns a hash of the rows of each table. The use of a key is recorded and counted even if the server refuses the request. */
  const stored = async (): Promise<object> => {
    const hashes = tables.rows.map(
      ({
        name,
      }) => sql`(select md5(coalesce(string_agg((to_jsonb(t) - 'last_used_at')::text, '' order by to_jsonb(t)::text), ''))
      from ${sql.table(name)} t) as ${sql.ref(name)}`,
    )
    const { rows } = await sql<object>`select ${sql.join(hashes)}`.execute(db)
    return rows[0]!
  }
  return { account, document, withObjects, withOtherParent, stored }
}

/** Returns the operation with identifiers that no object has. A path parameter that is a number stays a number. */
export const withoutObjects = (operation: Operation): Operation => ({
  ...operation,
  path: operation.path.replace('{number}', '1').replaceAll(/\{\w+\}/g, 'none'),
})
