import { Button } from '@paraph/ui/kit/button.tsx'
import { useTexts } from '../../../texts/language.ts'
import type { PartyMove } from './use-party-order.ts'

interface MovePartyProps {
  name: string
  move: PartyMove
}

/** A handle that drags a party to another place. The arrows do the same for the keyboard and for screen readers. */
export function MoveParty({ name, move }: MovePartyProps) {
  const { t } = useTexts()
  return (
    <>
      <span class="grip" aria-hidden="true" onPointerDown={move.press} />
      <Button look="quiet" class="square" isOff={!move.up} aria-label={t.party.up({ name })} onPress={move.up}>
        <Arrow path="M4 13l6-6 6 6" />
      </Button>
      <Button look="quiet" class="square" isOff={!move.down} aria-label={t.party.down({ name })} onPress={move.down}>
        <Arrow path="M4 7l6 6 6-6" />
      </Button>
    </>
  )
}

function Arrow({ path }: { path: string }) {
  return (
    <svg class="arrow" viewBox="0 0 20 20" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}
