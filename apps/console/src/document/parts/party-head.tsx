import type { PartyWithSigningUrl } from '@paraph/client'
import { Avatar } from '@paraph/ui/avatar/avatar.tsx'
import { useTexts } from '../../texts/language.ts'
import { choicesOf } from '../../queries/parties.ts'

/** The name of a party, and below it the address, the role and the signature in one line. */
export function PartyHead({ party }: { party: PartyWithSigningUrl }) {
  const { t } = useTexts()
  return (
    <div class="person">
      <Avatar name={party.name} />
      <div>
        <strong dir="auto">{party.name}</strong>
        <span class="hint">
          {t.party.summary({
            address: party.email ?? party.phone ?? t.party.noAddress,
            role: t.role[party.role],
            signature: t.signature[choicesOf(party).requiredSignature],
          })}
        </span>
      </div>
    </div>
  )
}
