import type { PartyWithSigningUrl, UpdateParty } from '@paraph/client'
import { choicesOf } from '../../queries/parties.ts'
import { useAct } from '../../saving/use-change.ts'
import { useSession } from '../../session/session.ts'
import { useTexts } from '../../texts/language.ts'
import { type Person, PersonDialog } from './person-dialog.tsx'

export interface CorrectDialogProps {
  party: PartyWithSigningUrl
  isMailOff: boolean
  onClose: () => void
}

/** Corrects who a party is and how it is reached. Another address gives it another link. */
export function CorrectDialog({ party, isMailOff, onClose }: CorrectDialogProps) {
  const { t } = useTexts()
  const { paraph } = useSession()
  const { id, documentId, role, name, email, phone, ssn } = party
  const { deliveryMethod, requiredSignature } = choicesOf(party)
  const start: Person = { name, email: email ?? '', phone: phone ?? '', ssn: ssn ?? '', deliveryMethod }
  const change = useAct(
    documentId,
    (change: Partial<UpdateParty>) => paraph.parties.update(documentId, id, { role, ...change }),
    (t) => t.party.corrected,
  )
  const wayOf = ({ deliveryMethod }: Person) =>
    deliveryMethod === 'NONE' ? 'none' : deliveryMethod === 'EMAIL' && isMailOff ? 'copy' : 'message'
  const isReachedAnew = (person: Person) => {
    const field = person.deliveryMethod === 'SMS' ? 'phone' : 'email'
    return person.deliveryMethod !== start.deliveryMethod || person[field] !== start[field]
  }
  return (
    <PersonDialog
      title={t.party.correctTitle({ name })}
      start={start}
      asksNumber={requiredSignature === 'BANKID'}
      save={(person) => t.party.correctNow({ way: isReachedAnew(person) ? wayOf(person) : 'none' })}
      sent={change}
      onSave={(person, close) => change.press(changesOf(start, person), close)}
      onClose={onClose}
    >
      <p>{t.party.correctAbout({ way: wayOf(start) })}</p>
    </PersonDialog>
  )
}

/** What was typed anew. A field that was emptied stays as it is, because a party can't lose an address. */
function changesOf(before: Person, after: Person): Partial<Person> {
  return Object.fromEntries(
    Object.entries(after).filter(([field, value]) => value !== '' && value !== before[field as keyof Person]),
  )
}
