import { describe, expect, test } from 'vitest'
import { isReleased } from '#domain/lifecycle/turns.ts'
import type { StoredParty } from '#domain/parties/stored-party.ts'
import { party } from './support.ts'

describe('isReleased', () => {
  const second = party({ signingOrder: 2 })
  const first = { signingOrder: 1 }
  const signed = { ...first, signingStatus: 'SIGNED' } as const
  const free = { ...first, requiredSignature: 'NONE' } as const
  test.each<[boolean, string, StoredParty, Partial<StoredParty>[]]>([
    [true, 'a party without a position', party(), [first]],
    [true, 'a party at the same position as others', second, [{ signingOrder: 2 }, { signingOrder: 2 }]],
    [true, 'a party before the others', second, [{ signingOrder: 3 }]],
    [true, 'a party after others who all acted', second, [signed, { ...first, signingStatus: 'REJECTED' }]],
    [false, 'a party after several, if one of them has not signed', second, [signed, first]],
    [false, 'a party after a signer without a required signature', second, [free]],
    [false, 'a party after an acceptor', second, [{ ...free, role: 'ACCEPTOR' }]],
    [false, 'a party after an organizer who must sign', second, [{ ...first, role: 'ORGANIZER' }]],
    [true, 'a party after an organizer who need not sign', second, [{ ...free, role: 'ORGANIZER' }]],
  ])('%s for %s', (released, _, self, others) => {
    expect(isReleased(self, [self, ...others.map(party)])).toBe(released)
  })
})
