import type { Fault, PartyWithSigningUrl, UpdateParty } from '@paraph/client'
import { Alert } from '@paraph/ui/alert.tsx'
import { Icon } from '@paraph/ui/icons/icon.tsx'
import { trashIcon } from '@paraph/ui/icons/lucide.ts'
import { useSession } from '../../../session/session.ts'
import { useTexts } from '../../../texts/language.ts'
import { MoveParty } from './move-party.tsx'
import { PartySettings } from './party-settings.tsx'
import { PartyHead } from '../../parts/party-head.tsx'
import { useChange } from '../../../saving/use-change.ts'
import type { PartyMove } from './use-party-order.ts'
import { faultText } from '../../../layout/failure.tsx'

interface DraftPartyProps {
  party: PartyWithSigningUrl
  /** What the server misses before the document can be sent. */
  faults: Fault[]
  /** Undefined if there is no order. */
  move: PartyMove | undefined
}

/** A party of a draft. The usual settings are closed, and each change is saved at once. */
export function DraftParty({ party, faults, move }: DraftPartyProps) {
  const { t } = useTexts()
  const { paraph } = useSession()
  const { id, documentId, role } = party
  const change = useChange(documentId, (fields: Partial<UpdateParty>) =>
    paraph.parties.update(documentId, id, { role, ...fields }),
  )
  const remove = useChange(documentId, () => paraph.parties.remove(documentId, id), t.party.removed)
  return (
    <li class={move?.className} data-party={id}>
      <div class="party">
        <PartyHead party={party} />
        <div class="buttons end">
          {move && <MoveParty name={party.name} move={move} />}
          <button
            type="button"
            class="quiet square"
            aria-label={t.party.removeName({ name: party.name })}
            title={t.party.remove}
            onClick={() => remove.press(undefined)}
          >
            <Icon path={trashIcon} />
          </button>
        </div>
      </div>
      {faults.map((fault) => (
        <p class="error" key={fault.pointer}>
          {faultText(fault, t)}
        </p>
      ))}
      <details open={faults.length > 0}>
        <summary>{t.party.settings}</summary>
        <PartySettings party={party} onChoose={change.save} />
      </details>
      <Alert text={change.message ?? remove.message} />
    </li>
  )
}
