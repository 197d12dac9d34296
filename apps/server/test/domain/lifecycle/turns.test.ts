import { describe, expect, test } from 'vitest'
import { isReleased } from '#domain/lifecycle/turns.ts'
import type { StoredParty } from '#domain/parties/stored-party.ts'
import { party } from './support.ts'

describe('isReleased', () => {
  const second = party({ signingOrder: 2 })
  test.each<[boolean, string, StoredParty, Partial<StoredParty>[]]>([
    [true, 'a party without a position', party(), [{ signingOrder: 1 }]],
    [true, 'a party at the same position as others', second, [{ signingOrder: 2 }, { signingOrder: 2 }]],
    [true, 'a party before the others', second, [{ signingOrder: 3 }]],
    [
      true,
      'a party after others who all signed or rejected',
      second,
      [
        { signingOrder: 1, signingStatus: 'SIGNED' },
        { signingOrder: 1, signingStatus: 'REJECTED' },
      ],
    ],
    [
      false,
      'a party after several, if one of them has not signed',
      second,
      [{ signingOrder: 1, signingStatus: 'SIGNED' }, { signingOrder: 1 }],
    ],
    [
      false,
      'a party after a signer without a required signature',
      second,
      [{ signingOrder: 1, requiredSignature: 'NONE' }],
    ],
    [false, 'a party after an acceptor', second, [{ signingOrder: 1, role: 'ACCEPTOR', requiredSignature: 'NONE' }]],
    [false, 'a party after an organizer who must sign', second, [{ signingOrder: 1, role: 'ORGANIZER' }]],
    [
      true,
      'a party after an organizer who need not sign',
      second,
      [{ signingOrder: 1, role: 'ORGANIZER', requiredSignature: 'NONE' }],
    ],
  ])('%s for %s', (released, _, self, others) => {
    expect(isReleased(self, [self, ...others.map(party)])).toBe(released)
  })
})
