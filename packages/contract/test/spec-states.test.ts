import { expect, test } from 'vitest'
import { document } from '../src/index.ts'

type Json = Record<string, unknown>

/** Every object in the node, with its place. */
function objectsIn(node: unknown, at: string): [string, Json][] {
  if (typeof node !== 'object' || node === null) return []
  const inside = Object.entries(node).flatMap(([key, child]) => objectsIn(child, `${at}/${key}`))
  return Array.isArray(node) ? inside : [[at, node as Json], ...inside]
}
const objects = objectsIn({ ...document.components.examples, ...document.webhooks }, '')
const partiesIn = ({ parties, signers }: Json) => (parties ?? signers ?? []) as Json[]
const statusOf = (of: Json) => of['status'] ?? (of['document'] as Json | undefined)?.['status']

const documents = objects.filter(([, { status, sealStatus }]) => typeof status === 'string' && sealStatus !== undefined)
const parties = objects.filter(([, { signingStatus }]) => typeof signingStatus === 'string')
const together = objects.filter(([, of]) => partiesIn(of).length > 0 && typeof statusOf(of) === 'string')
const sessions = together.filter(([, { party }]) => party !== undefined)

test('the examples of the spec have documents, parties, and both together', () => {
  const counts = [documents, parties, together, sessions].map(({ length }) => length)
  for (const [index, least] of [15, 35, 8, 7].entries()) expect(counts[index]).toBeGreaterThanOrEqual(least)
})

test.each(documents)('the document %s agrees with its status', (_, { status, sealStatus, ...of }) => {
  const filled = new Set(Object.keys(of).filter((name) => of[name] !== null))
  for (const [name, isFilled] of [
    ['sentAt', status !== 'DRAFT'],
    ['completedAt', status === 'COMPLETED'],
    ['sealedFile', status === 'COMPLETED'],
    ['sealError', sealStatus === 'FAILED'],
    ['rejectedReason', status === 'REJECTED'],
    ['cancelledReason', status === 'CANCELLED'],
  ] as const)
    expect(filled.has(name), name).toBe(isFilled)
  expect(sealStatus === 'SEALED').toBe(status === 'COMPLETED')
})

test.each(parties)('the party %s has signed if it has the time, and has read what it has signed', (_, party) => {
  const { signingStatus, signedAt, readStatus = 'READ', deliveryMethod = 'EMAIL', sendStatus = 'SENT' } = party
  expect(signedAt !== null).toBe(signingStatus === 'SIGNED')
  expect(readStatus === 'READ' || signingStatus !== 'SIGNED').toBe(true)
  expect(sendStatus === null).toBe(deliveryMethod === 'NONE')
})

test.each(together)('the parties of %s agree with the status of their document', (_, of) => {
  const states = partiesIn(of).map((party) => party['signingStatus'])
  const waiting = partiesIn(of).filter(
    ({ signingStatus, mustAct }) => signingStatus === 'NOT_SIGNED' && mustAct !== false,
  )
  expect(states.includes('REJECTED')).toBe(statusOf(of) === 'REJECTED')
  expect(statusOf(of) === 'COMPLETED' && waiting.length > 0, 'waiting parties of a completed document').toBe(false)
  expect(statusOf(of) === 'DRAFT' && states.length > waiting.length, 'parties that have acted on a draft').toBe(false)
})

test.each(sessions)('%s shows its own party, its receipt, and a consent only while it can act', (_, session) => {
  const { signingStatus, signedAt } = session['party'] as Json
  expect(partiesIn(session).find(({ isYou }) => isYou)).toMatchObject({ signingStatus, signedAt })
  expect('consent' in session).toBe(statusOf(session) === 'SENT' && signingStatus === 'NOT_SIGNED')
  expect('receipt' in session).toBe(signingStatus === 'SIGNED')
  expect('rejection' in session).toBe(signingStatus === 'REJECTED')
})

test.each<[string, Json]>([
  ...['SENT', 'COMPLETED', 'REJECTED', 'CANCELLED', 'EXPIRED'].map((status): [string, Json] => {
    return [`document.${status.toLowerCase()}`, { document: { status } }]
  }),
  ...['SENT', 'DELIVERED', 'BOUNCED', 'FAILED'].map((sendStatus): [string, Json] => {
    return [`party.${sendStatus.toLowerCase()}`, { party: { sendStatus } }]
  }),
  ['party.opened', { party: { readStatus: 'OPENED' } }],
  ['party.read', { party: { readStatus: 'READ' } }],
  ['party.signed', { party: { signingStatus: 'SIGNED' } }],
  ['party.rejected', { party: { signingStatus: 'REJECTED' } }],
])('the webhook %s shows what has happened', (name, data) => {
  const events = objects.filter(([, of]) => of['type'] === name && of['timestamp'] !== undefined)
  expect(events.length).toBeGreaterThan(0)
  for (const [, event] of events) expect(event['data']).toMatchObject(data)
})
