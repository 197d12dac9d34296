import type { Fault, PartyWithSigningUrl, UpdateParty } from '@paraph/client'
import { Alert } from '@paraph/ui/alert.tsx'
import { Menu } from '@paraph/ui/kit/menu.tsx'
import { useState } from 'preact/hooks'
import type { Texts } from '../../../../generated/texts.ts'
import { useConfirm } from '../../../layout/use-confirm.tsx'
import { useSession } from '../../../session/session.ts'
import { useTexts } from '../../../texts/language.ts'
import { MoveParty } from './move-party.tsx'
import { PartySettings } from './party-settings.tsx'
import { PartyHead } from '../../parts/party-head.tsx'
import { useSeeAs } from '../../parts/use-see-as.ts'
import { useDraftChanges } from '../../../saving/draft-changes.ts'
import { useChange } from '../../../saving/use-change.ts'
import type { PartyMove } from './use-party-order.ts'
import { faultText } from '../../../layout/failure.tsx'

interface DraftPartyProps {
  party: PartyWithSigningUrl
  place: number
  /** How many fields the person has. */
  fieldCount: number
  /** What is missing before the document can be sent. */
  faults: Fault[]
  /** True if another person has the same e-mail address. */
  hasTwin: boolean
  /** Undefined if there is no order. */
  move: PartyMove | undefined
}

/** A party of a draft. The usual settings are closed, and each change is saved at once. */
export function DraftParty({ party, place, fieldCount, faults, hasTwin, move }: DraftPartyProps) {
  const { t } = useTexts()
  const { paraph } = useSession()
  const { id, documentId, name, role } = party
  const [isOpen, setOpen] = useState(false)
  const hasFaults = faults.length > 0
  const change = useChange(documentId, (fields: Partial<UpdateParty>) =>
    paraph.parties.update(documentId, id, { role, ...fields }),
  )
  const remove = useChange(documentId, () => paraph.parties.remove(documentId, id), t.party.removed)
  const { ask, dialog } = useConfirm()
  const pressRemove = async () => {
    const question = (t: Texts) => ({
      title: t.party.removeTitle({ name }),
      about: t.party.removeFields({ count: fieldCount }),
      confirm: t.party.remove,
    })
    if (fieldCount === 0 || (await ask(question))) remove.press(undefined)
  }
  const seeAs = useSeeAs(party, useDraftChanges())
  return (
    <li class={move?.className} data-party={id}>
      <div class="party">
        <PartyHead party={party} place={place} />
        <details
          // It stays open when the last fault is mended, because the person is still at work in it.
          open={hasFaults || isOpen}
          // One is open at a time, except those that must be mended.
          {...(!hasFaults && { name: `people-${documentId}` })}
          onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
        >
          <summary>{t.party.settings}</summary>
          {(isOpen || hasFaults) && <PartySettings party={party} onChoose={change.save} />}
        </details>
        <div class="buttons end">
          {move && <MoveParty name={name} move={move} />}
          <Menu
            label={t.party.more({ name })}
            items={[
              { label: t.party.seeAs({ name }), onChoose: seeAs },
              { label: t.party.remove, isDanger: true, onChoose: () => void pressRemove() },
            ]}
          />
        </div>
      </div>
      {faults.map((fault) => (
        <p class="error" key={fault.pointer}>
          {faultText(fault, t)}
        </p>
      ))}
      {hasTwin && <p class="hint">{t.party.sameAddress}</p>}
      <Alert text={change.message ?? remove.message} />
      {dialog}
    </li>
  )
}
