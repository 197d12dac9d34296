import { Ajv2020 } from 'ajv/dist/2020.js'
import { document } from '@paraph/contract'
import { expect, test } from 'vitest'
import { expireDocument } from '#work/deadlines/expire-document.ts'
import { recordOutcome } from '#work/delivery/record-outcome.ts'
import { system } from '#domain/events/store.ts'
import { withLockedDocument } from '#domain/lifecycle/lock.ts'
import { remind } from '#domain/lifecycle/reminders.ts'
import { findStoredParties } from '#domain/parties/stored-party-store.ts'
import { useServer } from '@paraph/testing/server/server.ts'

const { db, services, newAccount, linkOf, asParty, actAs, seal } = await useServer()

const types = document.components.schemas.WebhookEventType.enum
const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true })
ajv.addSchema(document, 'spec')

interface Sent {
  id: string
  type: string
  timestamp: string
  data: Partial<Record<'document' | 'party', Record<string, unknown>>>
}

/** Returns the bodies of all events for the endpoint, oldest first. Each fits its schema in the spec. */
async function bodiesOf(endpointId: string): Promise<Sent[]> {
  const rows = await db
    .selectFrom('webhook_deliveries')
    .innerJoin('webhook_events', 'webhook_events.id', 'event_id')
    .select(['body', 'type'])
    .where('endpoint_id', '=', endpointId)
    .orderBy('webhook_events.id')
    .execute()
  return rows.map(({ body, type }) => {
    const validate = ajv.getSchema(`spec#/webhooks/${type}/post/requestBody/content/application~1json/schema`)!
    const event = JSON.parse(body) as Sent
    expect([validate(event), validate.errors]).toEqual([true, null])
    return event
  })
}

async function subscribed(events = [...types]) {
  const account = await newAccount()
  const endpoint = await account.webhookEndpoint({ events: events as never })
  return { account, events: () => bodiesOf(endpoint.id) }
}

const typesOf = (events: Sent[]) => events.map(({ type }) => type)

/** Reports the outcome of the first message of the document. */
async function report(documentId: string, outcome: 'SENT' | 'DELIVERED' | 'BOUNCED' | 'FAILED') {
  const messages = db.selectFrom('messages').select('id').where('document_id', '=', documentId)
  const { id } = await messages.orderBy('id').executeTakeFirstOrThrow()
  await recordOutcome(id, outcome, {}, services)
}

test('a signed document sends the events of its audit trail, each with the state after the event', async () => {
  const { account, events } = await subscribed()
  const { id, parties } = await account.sentDocument({})
  await report(id, 'SENT')
  await report(id, 'DELIVERED')
  const party = asParty(await linkOf(parties[0]!))
  await party.POST('/api/v1/signing-session/open')
  await party.POST('/api/v1/signing-session/read')
  await actAs(parties[0]!)
  await seal(id)
  const sent = await events()
  expect(sent.map(({ type, data }) => [type, data.document!['status']])).toEqual([
    ['party.added', 'DRAFT'],
    ['document.sent', 'SENT'],
    ...['released', 'sent', 'delivered', 'opened', 'read', 'signed'].map((type) => [`party.${type}`, 'SENT']),
    ['document.completed', 'COMPLETED'],
  ])
  expect(sent.at(-2)!.data.party).toMatchObject({ id: parties[0], signingStatus: 'SIGNED', sendStatus: 'DELIVERED' })
  const query = { limit: 100 }
  const trail = await account.client.GET('/api/v1/documents/{id}/events', { params: { path: { id }, query } })
  const trailById = new Map(trail.data!.events.map((event) => [event.id, event]))
  for (const { id, type, timestamp } of sent) expect(trailById.get(id)).toMatchObject({ type, at: timestamp })
})

test('every other type of event is sent too', async () => {
  const { account, events } = await subscribed()
  const [rejected, cancelled] = [await account.sentDocument({}), await account.sentDocument({}, {})]
  await report(cancelled.id, 'FAILED')
  await report(cancelled.id, 'BOUNCED')
  await actAs(rejected.parties[0]!, { type: 'REJECTED', reason: 'No.' })
  const { updateParty, removeParty, cancel } = account.of(cancelled.id)
  await updateParty(cancelled.parties[0]!, { name: 'Eva' })
  await withLockedDocument(services, { id: cancelled.id }, async (locked) => {
    const parties = await findStoredParties(locked.tx, cancelled.id)
    await remind(locked, parties.slice(0, 1), { actor: system, outbox: services.outbox })
  })
  await asParty(await linkOf(cancelled.parties[0]!)).POST('/api/v1/signing-session/wrong-person')
  await removeParty(cancelled.parties[0]!)
  await cancel()
  const expiring = await account.sentWith({ expiresAt: new Date(Date.now() + 60_000).toISOString() }, {})
  await expireDocument({ documentId: expiring.id }, { ...services, now: () => new Date(Date.now() + 120_000) })
  const sent = await events()
  const ofParties = ['bounced', 'failed', 'rejected', 'updated', 'reminded', 'wrong_person', 'removed']
  const ofDocuments = ['rejected', 'cancelled', 'expired']
  const expected = [...ofParties.map((type) => `party.${type}`), ...ofDocuments.map((type) => `document.${type}`)]
  expect(typesOf(sent)).toEqual(expect.arrayContaining(expected))
  expect(sent.find(({ type }) => type === 'party.updated')!.data.party).toMatchObject({ name: 'Eva' })
  // The party is gone, and its event shows how it was.
  expect(sent.find(({ type }) => type === 'party.removed')!.data.party).toMatchObject({ id: cancelled.parties[0] })
})

test('an event has no personal number, no phone number and no link; receipts send no party.sent', async () => {
  const { account, events } = await subscribed()
  const contact = await account.contact({ email: 'a@example.com', phone: '+46701740605', ssn: '19121212-1212' })
  const { id, parties } = await account.sentDocument({ contactId: contact.id })
  await actAs(parties[0]!)
  const messages = db.selectFrom('messages').select('id').where('document_id', '=', id).where('kind', '=', 'RECEIPT')
  await recordOutcome((await messages.executeTakeFirstOrThrow()).id, 'SENT', {}, services)
  const sent = await events()
  expect(JSON.stringify(sent)).toContain('a@example.com')
  expect(JSON.stringify(sent)).not.toMatch(/1212-?1212|701740605|signingUrl|#\//)
  expect(typesOf(sent)).toEqual(expect.not.arrayContaining(['party.sent']))
})

test('an endpoint gets only the types that it lists, and no events of other accounts or of the other mode', async () => {
  const { account, events } = await subscribed(['document.sent'])
  const others = [await subscribed(), { ...(await subscribed()), account: await newAccount('TEST') }]
  await account.sentDocument({})
  expect(typesOf(await events())).toEqual(['document.sent'])
  for (const other of others) expect(await other.events()).toEqual([])
})
