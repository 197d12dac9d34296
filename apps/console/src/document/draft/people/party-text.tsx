import type { PartyWithSigningUrl } from '@paraph/client'
import { useSession } from '../../../session/session.ts'
import { useStore } from '../../../queries/document.ts'
import { SavedText } from '../../../saving/saved-text.tsx'

interface PartyTextProps {
  party: PartyWithSigningUrl
  label: string
  field: 'name' | 'email' | 'phone' | 'ssn'
  /** Has an entry for each text that the server does not have. */
  unsaved: { current: Set<string> }
}

/** A text about a party of a draft, which saves itself. */
export function PartyText({ party, label, field, unsaved }: PartyTextProps) {
  const { paraph } = useSession()
  const { id, documentId, role } = party
  const store = useStore(documentId)
  return (
    <SavedText
      documentId={documentId}
      label={label}
      inputMode={field === 'email' ? 'email' : field === 'phone' ? 'tel' : 'text'}
      value={party[field] ?? ''}
      isRequired
      unsaved={unsaved}
      read={async () => (await paraph.parties.get(documentId, id))[field] ?? ''}
      write={async (text) => {
        const changed = await paraph.parties.update(documentId, id, { role, [field]: text })
        store(({ parties }) => ({ parties: parties.map((each) => (each.id === id ? { ...each, ...changed } : each)) }))
        return changed[field] ?? ''
      }}
    />
  )
}
