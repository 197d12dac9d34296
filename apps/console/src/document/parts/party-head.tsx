import type { PartyWithSigningUrl } from '@paraph/client'
import { Avatar } from '@paraph/ui/avatar/avatar.tsx'
import { useTexts } from '../../texts/language.ts'
import { choicesOf } from '../../queries/parties.ts'

interface PartyHeadProps {
  party: PartyWithSigningUrl
  /** The place of the party in the list of the document. Its fields have the colour of this place. */
  place: number
  /** True if the address stands elsewhere. */
  isBrief?: boolean
}

/** The name of a party, and below it the address, the role and the signature in one line. */
export function PartyHead({ party, place, isBrief = false }: PartyHeadProps) {
  const { t } = useTexts()
  const address = party.email ?? party.phone ?? t.party.noAddress
  const work = { role: t.role[party.role], signature: t.signature[choicesOf(party).requiredSignature] }
  return (
    <div class="person">
      <Avatar name={party.name} place={place} />
      <div>
        <strong dir="auto">{party.name}</strong>
        <span class="hint">{isBrief ? t.party.task(work) : t.party.summary({ address, ...work })}</span>
      </div>
    </div>
  )
}
