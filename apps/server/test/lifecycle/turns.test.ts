import { describe, expect, test } from 'vitest'
import { isReleased } from '../../src/lifecycle/turns.ts'
import type { StoredParty } from '../../src/parties/store.ts'
import { party } from './support.ts'

describe('isReleased', () => {
  const second = party({ signingOrder: 2 })
  test.each<[boolean, string, StoredParty, Partial<StoredParty>[]]>([
    [true, 'a party alone', second, []],
    [true, 'a party without a position', party(), [{ signingOrder: 1 }]],
    [true, 'one of several at the same position', second, [{ signingOrder: 2 }, { signingOrder: 2 }]],
    [true, 'one before the others', second, [{ signingOrder: 3 }]],
    [true, 'one beside those without a position', second, [{ signingOrder: null }]],
    [
      true,
      'one after all who signed or rejected',
      second,
      [
        { signingOrder: 1, signingStatus: 'SIGNED' },
        { signingOrder: 1, signingStatus: 'REJECTED' },
      ],
    ],
    [
      false,
      'one after several, of whom one has not signed',
      second,
      [{ signingOrder: 1, signingStatus: 'SIGNED' }, { signingOrder: 1 }],
    ],
    [false, 'one after a gap in the positions', party({ signingOrder: 90 }), [{ signingOrder: 1 }]],
    [false, 'one after a signer of no signature', second, [{ signingOrder: 1, requiredSignature: 'NONE' }]],
    [false, 'one after a reviewer', second, [{ signingOrder: 1, role: 'REVIEWER', requiredSignature: 'NONE' }]],
    [false, 'one after an acceptor', second, [{ signingOrder: 1, role: 'ACCEPTOR', requiredSignature: 'NONE' }]],
    [false, 'one after an organizer who signs', second, [{ signingOrder: 1, role: 'ORGANIZER' }]],
    [
      true,
      'one after an organizer who does not',
      second,
      [
        { signingOrder: 1, role: 'ORGANIZER', requiredSignature: 'NONE' },
        { signingOrder: 1, role: 'ORGANIZER', requiredSignature: null },
      ],
    ],
  ])('%s for %s', (released, _, self, others) => {
    expect(isReleased(self, [self, ...others.map(party)])).toBe(released)
  })
})
