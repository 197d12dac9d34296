import type { PartyWithSigningUrl } from '@paraph/client'
import { choicesOf } from '../../queries/parties.ts'
import { useAct } from '../../saving/use-change.ts'
import { useSession } from '../../session/session.ts'
import { useTexts } from '../../texts/language.ts'
import { nobody, type Person, PersonDialog, toParty } from './person-dialog.tsx'

export interface ReplaceDialogProps {
  party: PartyWithSigningUrl
  onClose: () => void
}

/** Puts somebody else in the place of a party that has not opened the document. */
export function ReplaceDialog({ party, onClose }: ReplaceDialogProps) {
  const { t } = useTexts()
  const { paraph } = useSession()
  const { id, documentId, name } = party
  const { deliveryMethod, requiredSignature } = choicesOf(party)
  const replace = useAct(
    documentId,
    (person: Person) => paraph.parties.replace(documentId, id, toParty(person)),
    (t) => t.party.replaced,
  )
  return (
    <PersonDialog
      title={t.party.replaceTitle({ name })}
      start={{ ...nobody, deliveryMethod }}
      asksNumber={requiredSignature === 'BANKID'}
      save={() => t.party.replaceNow}
      sent={replace}
      onSave={replace.press}
      onClose={onClose}
    >
      <p>{t.party.replaceAbout({ name })}</p>
    </PersonDialog>
  )
}
