import { randomUUID } from 'node:crypto'
import type { AddParty } from '@paraph/client'
import { type Operation, operations } from '@paraph/contract'
import { hashSecret } from '#api/access/authenticate-key.ts'
import { findKey } from '#api/access/find-key.ts'
import { recordKey } from '#api/idempotency/record-key.ts'
import { type StoredRecord, storeRecord, tryLock } from '#api/idempotency/store.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { fieldOf } from '../../support/fields.ts'
import { newestCode } from '../../support/newest-code.ts'
import { storeSignOn } from '../../support/stored-sign-on.ts'
import { strokes } from '@paraph/testing/server/party.ts'
import { onePagePdf } from '@paraph/testing/pdf/pdf.ts'
import { phoneKey, useBankId } from '../signing-session/bankid/signing.support.ts'

/** A request that succeeds. */
export interface Situation {
  path?: Record<string, string>
  headers?: Record<string, string>
  /** Replaces the example of the spec. */
  body?: object | FormData
  /** An API key or the token of a link. */
  token: string
}

/** Not `createFirstAccount`: its tests prove the same, on a server without accounts. The operations of sessions take no key. */
export const posts = Object.values(operations).filter(
  ({ parameters, operationId }) =>
    parameters.some(({ name }) => name === 'idempotency-key') && operationId !== 'createFirstAccount',
)

/** Only the caller itself can repeat a request whose answer has a secret. */
const withSecrets = new Set<string | undefined>([
  'createApiKey',
  'inviteMember',
  'inviteMemberAgain',
  'handOverDocuments',
  'confirmSingleSignOnDomains',
])

/** Starts a server on which each POST of the contract can succeed. */
export async function startPosts() {
  const server = await useBankId()
  const { services, newAccount, linkOf, sent } = server
  const sentTo = async (...parties: Partial<AddParty>[]) => {
    const account = await newAccount()
    const { id, parties: ids } = await account.sentDocument(...parties)
    return { account, id, partyId: ids[0]!, token: await linkOf(ids[0]!) }
  }
  const party = async (fields: Partial<AddParty> = {}): Promise<Situation> => ({
    token: (await sentTo(fields, {})).token,
  })
  const scan = async () => {
    const body = new FormData()
    body.append('file', new File([await onePagePdf()], 'scan.pdf'))
    return body
  }
  const form = async (title = 'Tenancy agreement') => {
    const body = new FormData()
    body.append('title', title)
    body.append('file', new File([await onePagePdf()], 'agreement.pdf', { type: 'application/pdf' }))
    return body
  }
  const added = async () => {
    const account = await newAccount()
    const { id } = await account.draftDocument()
    const body = { contactId: (await account.contact({ email: 'anna@example.com' })).id, role: 'SIGNER' }
    return { account, path: { id }, body, token: account.key }
  }
  const reminded = async (): Promise<Situation> => {
    const { account, id, partyId } = await sentTo({})
    await server.db.updateTable('parties').set({ reminded_at: null }).where('id', '=', partyId).execute()
    return { path: { id, partyId, signerId: partyId }, token: account.key }
  }
  const endpoint = async () => {
    const account = await newAccount()
    const { id } = await account.webhookEndpoint()
    return { account, path: { id }, token: account.key }
  }
  const failedDelivery = async () => {
    const { account, path, token } = await endpoint()
    const { data } = await account.client.POST('/api/v1/webhook-endpoints/{id}/test', { params: { path } })
    const failed = { status: 'FAILED', due_at: null, failures: 10, attempts: 10 } as const
    await server.db.updateTable('webhook_deliveries').set(failed).where('id', '=', data!.id).execute()
    return { path: { ...path, deliveryId: data!.id }, token }
  }
  const consentOf = async (token: string) =>
    (await server.asParty(token).GET('/api/v1/signing-session')).data!.consent!.version
  const bankId = async () => {
    const { ids, started, consentVersion } = await sent({}, {})
    return { token: await linkOf(ids[0]!), started, consentVersion }
  }

  /** An operation that is not here succeeds with its example, for a new account. */
  const situations: Record<string, () => Promise<Situation>> = {
    createDocument: async () => ({ token: (await newAccount()).key, body: await form() }),
    sendDocument: async () => {
      const { account, path } = await added()
      await account.party(path.id)
      return { path, token: account.key }
    },
    cancelDocument: async () => {
      const { account, id } = await sentTo({})
      return { path: { id }, token: account.key }
    },
    sealDocument: async () => {
      const { account, id, token } = await sentTo({})
      await server.actByLink(token)
      return { path: { id }, token: account.key }
    },
    addFields: async () => {
      const { account, path, token } = await added()
      return { path, token, body: { fields: [fieldOf((await account.party(path.id)).id)] } }
    },
    addParty: added,
    addSigner: added,
    remindParty: reminded,
    replaceParty: reminded,
    remindSigner: reminded,
    handOverDocument: async () => {
      const { account, path } = await added()
      return { path, token: account.key, body: { memberId: (await server.newMember(account.id)).id } }
    },
    handOverDocuments: async () => {
      const { account, path } = await added()
      const [from, to] = [await server.newMember(account.id), await server.newMember(account.id)]
      await account.client.POST('/api/v1/documents/{id}/hand-over', { params: { path }, body: { memberId: from.id } })
      return { path: { id: from.id }, token: account.key, body: { memberId: to.id } }
    },
    createContact: async () => ({
      token: (await newAccount()).key,
      body: { firstName: 'Anna', lastName: 'Lindqvist' },
    }),
    sendTestMail: async () => {
      const { client, key } = await newAccount()
      await client.PATCH('/api/v1/account', { body: { contactEmail: 'avtal@example.com' } })
      return { token: key }
    },
    inviteMemberAgain: async () => {
      const account = await newAccount()
      return { path: { id: (await server.newMember(account.id)).id }, token: account.key }
    },
    confirmSingleSignOnDomains: async () => {
      const { id, key } = await newAccount()
      await storeSignOn(server, id)
      return { token: key }
    },
    rotateWebhookSecret: endpoint,
    testWebhookEndpoint: endpoint,
    retryWebhookDelivery: failedDelivery,
    retryWebhookDeliveries: async () => ({
      ...(await failedDelivery()),
      body: { since: new Date(Date.now() - 60_000).toISOString() },
    }),
    openDocument: party,
    readDocument: party,
    reportWrongPerson: party,
    rejectDocument: async () => ({ ...(await party()), body: { reason: null } }),
    uploadScan: async () => ({ ...(await party({ requiredSignature: 'MANUAL' })), body: await scan() }),
    startPhoneScan: () => party({ requiredSignature: 'MANUAL' }),
    startDrawing: () => party({ requiredSignature: 'DRAWING' }),
    signDocument: async () => {
      const { token } = await party({ requiredSignature: 'DRAWING' })
      return { token, body: { consentVersion: await consentOf(token), strokes } }
    },
    sendVerificationCode: () => party({ twoStepVerification: 'EMAIL_BEFORE_SIGNING' }),
    confirmVerificationCode: async () => {
      const { partyId, token } = await sentTo({ twoStepVerification: 'EMAIL_BEFORE_SIGNING' }, {})
      await server.asParty(token).POST('/api/v1/signing-session/verification')
      return { token, body: { code: await codeOf(partyId) } }
    },
    startBankIdOrder: async () => {
      const { token, consentVersion } = await bankId()
      return { token, body: { consentVersion: await consentVersion(), device: 'OTHER', browserKey: phoneKey } }
    },
    confirmBankIdReturn: async () => {
      const { token, started } = await bankId()
      const { order, simulated } = await started('SAME')
      const nonce = simulated.request.returnUrl!.split('.').at(-1)!
      return { token, headers: { 'browser-key': phoneKey }, body: { orderId: order.id, nonce } }
    },
  }

  const codeOf = (partyId: string) => newestCode(server, partyId)
  const situationOf = async ({ operationId, security }: Operation): Promise<Situation> =>
    situations[operationId]?.() ?? (security.scheme === 'apiKey' ? { token: (await newAccount()).key } : party())

  /** Sends the request with the example of the spec, unless the situation has another body. */
  const send = (operation: Operation, situation: Situation, idempotencyKey?: string, baseUrl = server.baseUrl) => {
    const { token, path = {}, headers = {} } = situation
    const [media] = operation.body?.content ?? []
    const body = situation.body ?? (Object.values(media?.examples ?? {})[0]?.value as object | undefined)
    // Only traffic with the server of this file is recorded.
    const request = baseUrl === server.baseUrl ? server.fetch : fetch
    return request(baseUrl + operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => path[name]!), {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        ...headers,
        ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
        ...(body && !(body instanceof FormData) && { 'content-type': 'application/json' }),
      },
      ...(body && { body: body instanceof FormData ? body : JSON.stringify(body) }),
    })
  }

  /**
   * Returns a digest of each table, which changes with each row. Leaves out what each request changes: when a key was last used, the counts of requests and of
   * wrong links, and the upkeep of the queues.
   */
  const snapshot = async () => {
    const { rows: tables } = await server.pool.query<{ name: string }>(`
      select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname = 'public' and tablename not in ('link_guesses', 'rate_counts')
        or schemaname = 'pgboss' and tablename = 'job' order by 1`)
    const digest = (name: string) => {
      const row = name === 'public.api_keys' ? "(to_jsonb(t) - 'last_used_at')::text" : "t.ctid || ' ' || t.xmin"
      return `select '${name}' as name, count(*) || ' ' || coalesce(sum(hashtextextended(${row}, 0)), 0) as rows from ${name} t`
    }
    const { rows } = await server.pool.query<{ name: string; rows: string }>(
      tables.map(({ name }) => digest(name)).join(' union all '),
    )
    return Object.fromEntries(rows.map(({ name, rows }) => [name, rows]))
  }
  /** Stores a record as a request does. */
  const store = (key: Buffer, record: StoredRecord) =>
    inTransaction(server.db, async (tx) => storeRecord((await tryLock(tx, key))!, record))
  /** The record of the caller's key. */
  const recordOf = async (token: string, key: string, operationId?: Operation['operationId']) => {
    const link = services.links.read(token)
    if (!link) {
      const at = new Date().toISOString()
      const { id, account_id } = (await findKey(server.db, { secretHash: hashSecret(token), at, requests: 0 }))!
      return recordKey(withSecrets.has(operationId) ? id : account_id, key)
    }
    const parties = server.db.selectFrom('parties').select('id').where('link_nonce', '=', link.nonce)
    const { id } = await parties.executeTakeFirstOrThrow()
    return recordKey(`${id} ${link.nonce} ${link.kind}`, key)
  }
  const newKey = () => randomUUID()
  return { ...server, store, recordOf, situationOf, sentTo, codeOf, form, send, snapshot, newKey }
}
