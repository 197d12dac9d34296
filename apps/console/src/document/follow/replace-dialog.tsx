import type { PartyWithSigningUrl } from '@paraph/client'
import { Alert } from '@paraph/ui/alert.tsx'
import { useState } from 'preact/hooks'
import { choicesOf } from '../../queries/parties.ts'
import { useChange } from '../../saving/use-change.ts'
import { useSession } from '../../session/session.ts'
import { useTexts } from '../../texts/language.ts'
import { toParty } from './add-dialog.tsx'
import { type Person, PersonDialog } from './person-dialog.tsx'

interface ReplaceDialogProps {
  party: PartyWithSigningUrl
  /** The number of its fields. */
  fields: number
  onClose: () => void
}

/** Puts somebody else in the place of a party that has not opened the document. */
export function ReplaceDialog({ party, fields, onClose }: ReplaceDialogProps) {
  const { t } = useTexts()
  const { paraph } = useSession()
  const { id, documentId, name, role, signingOrder } = party
  const { deliveryMethod, requiredSignature, twoStepVerification } = choicesOf(party)
  const [isHalf, setHalf] = useState(false)
  const replace = useChange(
    documentId,
    async (person: Person) => {
      const task = { role, requiredSignature, twoStepVerification, signingOrder: signingOrder ?? null }
      // The new one comes first: without the last one who must act, the document would be sealed.
      if (!isHalf) await paraph.parties.add(documentId, { ...toParty(person), ...task })
      setHalf(true)
      await paraph.parties.remove(documentId, id)
    },
    t.party.replaced,
  )
  return (
    <PersonDialog
      title={t.party.replaceTitle({ name })}
      start={{ name: '', email: '', phone: '', deliveryMethod }}
      save={() => t.party.replaceNow}
      isBusy={replace.isBusy}
      message={replace.message}
      onSave={replace.press}
      onClose={onClose}
    >
      <p>{t.party.replaceAbout({ name })}</p>
      {fields > 0 && <p class="notice">{t.party.replaceFields({ name, count: fields })}</p>}
      <Alert text={isHalf && replace.message ? t.party.replacedHalf({ name }) : undefined} />
    </PersonDialog>
  )
}
