import type { PartyWithSigningUrl, UpdateParty } from '@paraph/client'
import { useTexts } from '../../../texts/language.ts'
import { choicesOf } from '../../../queries/parties.ts'
import { Choice, deliveries, roles, signatures, verifications } from '../../parts/choice.tsx'
import { useOffChoices } from '../../parts/use-off-choices.ts'
import { PartyText } from './party-text.tsx'

interface PartySettingsProps {
  party: PartyWithSigningUrl
  /** Gets what was chosen. The texts save themselves. */
  onChoose: (chosen: Partial<UpdateParty>) => void
}

/** How a party is reached, and how it signs. */
export function PartySettings({ party, onChoose }: PartySettingsProps) {
  const { t } = useTexts()
  const off = useOffChoices()
  const { deliveryMethod, requiredSignature, twoStepVerification } = choicesOf(party)
  return (
    <div class="settings">
      <PartyText party={party} label={t.party.name} field="name" />
      <PartyText party={party} label={t.party.email} field="email" />
      <PartyText party={party} label={t.party.phone} field="phone" />
      {requiredSignature === 'BANKID' && <PartyText party={party} label={t.party.ssn} field="ssn" />}
      <Choice
        label={t.party.role}
        value={party.role}
        names={t.role}
        options={roles}
        onChoose={(role) => onChoose({ role })}
      />
      <Choice
        label={t.party.signature}
        value={requiredSignature}
        names={t.signature}
        options={signatures}
        onChoose={(requiredSignature) => onChoose({ requiredSignature })}
      />
      <Choice
        label={t.party.delivery}
        value={deliveryMethod}
        names={t.delivery}
        options={deliveries}
        off={off.deliveries}
        onChoose={(deliveryMethod) => onChoose({ deliveryMethod })}
      />
      <Choice
        label={t.party.verification}
        value={twoStepVerification}
        names={t.verification}
        options={verifications}
        off={off.verifications}
        onChoose={(twoStepVerification) => onChoose({ twoStepVerification })}
      />
    </div>
  )
}
