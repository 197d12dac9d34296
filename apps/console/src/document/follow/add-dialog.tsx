import type { AddParty } from '@paraph/client'
import { splitName } from '../../contacts/split-name.ts'
import { useChange } from '../../saving/use-change.ts'
import { useSession } from '../../session/session.ts'
import { useTexts } from '../../texts/language.ts'
import { type Person, PersonDialog } from './person-dialog.tsx'

interface AddDialogProps {
  documentId: string
  onClose: () => void
}

/** Adds somebody to a document that was sent. */
export function AddDialog({ documentId, onClose }: AddDialogProps) {
  const { t } = useTexts()
  const { paraph } = useSession()
  const add = useChange(documentId, (party: AddParty) => paraph.parties.add(documentId, party), t.follow.added)
  return (
    <PersonDialog
      title={t.follow.addPerson}
      start={{ name: '', email: '', phone: '', deliveryMethod: 'EMAIL' }}
      save={() => t.follow.addNow}
      isBusy={add.isBusy}
      message={add.message}
      onSave={(person, close) => add.press({ ...toParty(person), role: 'SIGNER' }, close)}
      onClose={onClose}
    >
      <p>{t.follow.addAbout}</p>
    </PersonDialog>
  )
}

/** What a new party has of a person. */
export function toParty({ name, email, phone, deliveryMethod }: Person) {
  return { person: { ...splitName(name), email: email || null, phone: phone || null }, deliveryMethod }
}
