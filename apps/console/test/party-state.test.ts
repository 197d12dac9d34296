import type { PartyWithSigningUrl } from '@paraph/client'
import { expect, test } from 'vitest'
import { isOwnTurn, needsSender, partyStateOf } from '../src/document/follow/party-state.ts'

const party = (change: Partial<PartyWithSigningUrl> = {}) =>
  ({
    id: 'bo',
    role: 'SIGNER',
    requiredSignature: 'DRAWING',
    signingOrder: 2,
    signingUrl: 'https://example.com/sign/#token',
    deliveryMethod: 'EMAIL',
    signingStatus: 'NOT_SIGNED',
    readStatus: 'NOT_OPENED',
    sendStatus: 'NOT_SENT',
    ...change,
  }) as PartyWithSigningUrl

const before = (signingStatus: PartyWithSigningUrl['signingStatus']) =>
  party({ id: 'anna', signingOrder: 1, signingStatus })

/** The first word is the state before Bo's turn, the second the state in it. */
const statesIn = (status: 'DRAFT' | 'SENT' | 'COMPLETED' | 'REJECTED' | 'CANCELLED' | 'EXPIRED') =>
  Object.fromEntries(
    Object.entries({
      signed: party({ signingStatus: 'SIGNED', readStatus: 'READ', sendStatus: 'DELIVERED' }),
      rejected: party({ signingStatus: 'REJECTED', readStatus: 'OPENED', sendStatus: 'DELIVERED' }),
      read: party({ readStatus: 'READ', sendStatus: 'DELIVERED' }),
      opened: party({ readStatus: 'OPENED', sendStatus: null }),
      delivered: party({ sendStatus: 'DELIVERED' }),
      sent: party({ sendStatus: 'SENT' }),
      bounced: party({ sendStatus: 'BOUNCED' }),
      failed: party({ sendStatus: 'FAILED' }),
      unsent: party(),
      withoutMessages: party({ sendStatus: null }),
      follower: party({ role: 'ORGANIZER', requiredSignature: 'NONE', sendStatus: null }),
      unsentFollower: party({ role: 'ORGANIZER', requiredSignature: 'NONE' }),
      toldFollower: party({ role: 'ORGANIZER', requiredSignature: 'NONE', sendStatus: 'DELIVERED' }),
      readingFollower: party({ role: 'ORGANIZER', requiredSignature: 'NONE', readStatus: 'READ', sendStatus: 'SENT' }),
    }).map(([name, bo]) => {
      const stateAfter = (earlier: PartyWithSigningUrl['signingStatus']) =>
        partyStateOf(bo, { status, parties: [before(earlier), bo], passesLinksOn: false })
      return [name, `${stateAfter('NOT_SIGNED')} ${stateAfter('SIGNED')}`]
    }),
  )

test('while a document is open, each party has the state in which it can still move', () => {
  expect(statesIn('SENT')).toEqual({
    signed: 'SIGNED SIGNED',
    rejected: 'REJECTED REJECTED',
    read: 'TURN READ',
    opened: 'TURN OPENED',
    delivered: 'TURN DELIVERED',
    sent: 'TURN SENT',
    bounced: 'TURN BOUNCED',
    failed: 'TURN FAILED',
    unsent: 'TURN NOT_SENT',
    withoutMessages: 'TURN ASKED',
    follower: 'TURN FOLLOWS',
    unsentFollower: 'TURN NOT_SENT',
    toldFollower: 'TURN DELIVERED',
    readingFollower: 'TURN READ',
  })
  // Nobody waits for a turn in a draft.
  expect(statesIn('DRAFT')).toMatchObject({ unsent: 'NOT_SENT NOT_SENT', withoutMessages: 'ASKED ASKED' })
})

test('after the end, nobody is said to wait, or not to have been sent something yet', () => {
  for (const status of ['COMPLETED', 'REJECTED', 'CANCELLED', 'EXPIRED'] as const)
    expect(statesIn(status), status).toEqual({
      signed: 'SIGNED SIGNED',
      rejected: 'REJECTED REJECTED',
      read: 'NOT_DONE NOT_DONE',
      opened: 'NOT_DONE NOT_DONE',
      delivered: 'NEVER_ASKED NOT_OPENED',
      sent: 'NEVER_ASKED NOT_OPENED',
      bounced: 'NEVER_ASKED NOT_REACHED',
      failed: 'NEVER_ASKED NOT_REACHED',
      unsent: 'NEVER_ASKED NOT_OPENED',
      withoutMessages: 'NEVER_ASKED NOT_OPENED',
      follower: 'FOLLOWS FOLLOWS',
      unsentFollower: 'FOLLOWS FOLLOWS',
      toldFollower: 'DELIVERED DELIVERED',
      readingFollower: 'READ READ',
    })
  // Whoever came after the person who rejected it was never asked.
  const parties = [before('REJECTED'), party()]
  expect(partyStateOf(parties[1]!, { status: 'REJECTED', parties, passesLinksOn: false })).toBe('NEVER_ASKED')
})

test('the sender is needed for a message that did not arrive, a wrong person, and a link to pass on, until the end', () => {
  const needed = (bo: PartyWithSigningUrl, status: 'SENT' | 'CANCELLED' = 'SENT', passesLinksOn = false) =>
    needsSender(bo, { status, parties: [bo], passesLinksOn })
  expect(needed(party({ sendStatus: 'BOUNCED' }))).toBe(true)
  expect(needed(party({ readStatus: 'OPENED', reportedAt: '2026-11-30T12:00:00.000Z' }))).toBe(true)
  expect(needed(party(), 'SENT', true)).toBe(true)
  expect(needed(party({ readStatus: 'OPENED' }), 'SENT', true)).toBe(false)
  expect(needed(party({ sendStatus: 'DELIVERED' }))).toBe(false)
  expect(needed(party({ signingStatus: 'SIGNED', sendStatus: 'BOUNCED' }))).toBe(false)
  expect(needed(party({ sendStatus: 'BOUNCED' }), 'CANCELLED')).toBe(false)
})

test('it is the own turn of a member whose address the party has, once all before it have signed', () => {
  const member = { email: 'bo@example.com' }
  const bo = party({ email: 'Bo@Example.com' })
  const isOwn = (
    own: PartyWithSigningUrl,
    earlier: PartyWithSigningUrl['signingStatus'] = 'SIGNED',
    who?: typeof member,
  ) => isOwnTurn(own, { status: 'SENT', parties: [before(earlier), own] }, who)
  expect(isOwn(bo, 'SIGNED', member)).toBe(true)
  const others = [
    isOwn(bo, 'NOT_SIGNED', member),
    isOwn(bo),
    isOwn(party({ email: 'cy@example.com' }), 'SIGNED', member),
    isOwn({ ...bo, signingStatus: 'SIGNED' }, 'SIGNED', member),
    isOwn({ ...bo, reportedAt: '2026-11-30T12:00:00.000Z' }, 'SIGNED', member),
    isOwn({ ...bo, role: 'ORGANIZER', requiredSignature: 'NONE' }, 'SIGNED', member),
  ]
  expect(others).not.toContain(true)
})
