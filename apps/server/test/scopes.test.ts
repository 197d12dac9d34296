import { sql } from 'kysely'
import { type Field, type Operation, operations, scopes } from '@paraph/contract'
import { describe, expect, test } from 'vitest'
import { fieldOf } from './support/fields.ts'
import { exampleSender } from './support/send-example.ts'
import { startServer } from './support/server.ts'

const { baseUrl, db, fetch, newAccount, newKey } = await startServer()
const sendExample = await exampleSender(baseUrl, fetch)

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
/** Identifiers of existing objects, by the path segment before them, so that each operation could change something. */
const ids: Record<string, string> = {
  documents: document,
  attachments: '1',
  parties: party.id,
  marks: party.id,
  signers: party.id,
  fields: field.id,
  contacts: (await account.contact()).id,
  companies: (await account.company()).id,
  'webhook-endpoints': endpoint,
  deliveries: delivery!.id,
  'api-keys': (await newKey(account.id, null)).id,
}

/** Returns the path with identifiers that no object has. A path parameter that is a number stays a number. */
const withoutObjects = (path: string) => path.replace('{number}', '1').replaceAll(/\{\w+\}/g, 'none')

const withKey = Object.values(operations).filter(({ security }) => security.scheme === 'apiKey')
const keyed = withKey.filter(({ security }) => security.scopes.length > 0)

test('most operations need a key, and each of these but getMe needs a scope', () => {
  expect(keyed.length).toBeGreaterThan(30)
  const others = withKey.filter((operation) => !keyed.includes(operation))
  expect(others.map(({ operationId }) => operationId)).toEqual(['getMe'])
})

test('operations that subscribe to events, list their deliveries or send them again need documents:read', () => {
  const names = [
    'createWebhookEndpoint',
    'updateWebhookEndpoint',
    'listWebhookDeliveries',
    'retryWebhookDelivery',
  ] as const
  for (const name of names) expect(operations[name].security.scopes, name).toContain('documents:read')
})

describe.each(keyed)('$operationId', (operation) => {
  const needed = operation.security.scopes
  const others = scopes.filter((scope) => !needed.includes(scope))

  test(`403 for a key with all scopes but ${needed.join(', ')}, and nothing changes`, async () => {
    const path = operation.path.replaceAll(/([^/]+)\/\{\w+\}/g, (_, name: string) => {
      if (!ids[name]) throw new Error(`Add a resource for ${name} to the list above.`)
      return `${name}/${ids[name]}`
    })
    const { key } = await newKey(account.id, others)
    const before = await stored()
    const response = await sendExample({ ...operation, path }, { headers: { authorization: `Bearer ${key}` } })
    expect(response.status).toBe(403)
    expect(response.headers.get('content-type')).toMatch(/^application\/problem\+json\b/)
    expect(response.headers.get('www-authenticate')).toBe(
      `Bearer realm="paraph", error="insufficient_scope", scope="${needed.join(' ')}"`,
    )
    expect(await response.json()).toMatchObject({
      status: 403,
      code: 'insufficient_scope',
      detail: `The key lacks the scope ${needed.join(', ')}. Use a key that has it.`,
    })
    expect(await stored()).toEqual(before)
  })

  test.each(needed.length > 1 ? needed : [])('403 for a key with all scopes but %s', async (missing) => {
    const path = withoutObjects(operation.path)
    const { key } = await newKey(
      account.id,
      scopes.filter((scope) => scope !== missing),
    )
    const response = await sendExample({ ...operation, path }, { headers: { authorization: `Bearer ${key}` } })
    expect(await response.json()).toMatchObject({ status: 403, code: 'insufficient_scope' })
  })

  test(`a key with only ${needed.join(', ')} passes the check`, async () => {
    const path = withoutObjects(operation.path)
    const { key } = await newKey(account.id, [...needed])
    // A new key may have the scopes of the key that creates it.
    const fields = operation.operationId === 'createApiKey' ? { scopes: needed } : {}
    const response = await sendExample({ ...operation, path }, { headers: { authorization: `Bearer ${key}` }, fields })
    expect(response.status).toBe(statusWithScope(operation))
  })

  test('a key without a list of scopes passes the check', async () => {
    const path = withoutObjects(operation.path)
    const response = await sendExample({ ...operation, path }, { headers: { authorization: `Bearer ${account.key}` } })
    expect(response.status).toBe(statusWithScope(operation))
  })
})

/** Returns the status after the check of the scopes: the identifiers, and the company in the example of createContact, are unknown. */
function statusWithScope({ path, operationId }: Operation): number {
  if (path.includes('{')) return 404
  return operationId === 'createContact' ? 422 : 200
}

const tables = await sql<{ name: string }>`
  select table_name as name from information_schema.tables
  where table_schema = 'public' and table_name <> 'rate_counts' order by 1`.execute(db)

/** Returns a hash of the rows of each table. The use of a key is recorded and counted even if the key lacks a scope. */
async function stored(): Promise<object> {
  const hashes = tables.rows.map(
    ({
      name,
    }) => sql`(select md5(coalesce(string_agg((to_jsonb(t) - 'last_used_at')::text, '' order by to_jsonb(t)::text), ''))
      from ${sql.table(name)} t) as ${sql.ref(name)}`,
  )
  const { rows } = await sql<object>`select ${sql.join(hashes)}`.execute(db)
  return rows[0]!
}
