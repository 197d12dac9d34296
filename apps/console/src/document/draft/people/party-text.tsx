import type { PartyWithSigningUrl } from '@paraph/client'
import { useSession } from '../../../session/session.ts'
import { useStore } from '../../../queries/document.ts'
import { SavedText } from '../../../saving/saved-text.tsx'

interface PartyTextProps {
  party: PartyWithSigningUrl
  label: string
  field: 'name' | 'email' | 'phone' | 'ssn'
}

/** A text about a party of a draft, which saves itself. */
export function PartyText({ party, label, field }: PartyTextProps) {
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
      read={async () => (await paraph.parties.get(documentId, id))[field] ?? ''}
      write={async (text) => {
        const changed = await paraph.parties.update(documentId, id, { role, [field]: text })
        store(({ parties }) => ({ parties: parties.map((each) => (each.id === id ? { ...each, ...changed } : each)) }))
        return changed[field] ?? ''
      }}
    />
  )
}
