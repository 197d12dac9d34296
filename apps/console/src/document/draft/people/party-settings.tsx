import type { PartyWithSigningUrl, UpdateParty } from '@paraph/client'
import { useEffect, useId, useState } from 'preact/hooks'
import { useTexts } from '../../../texts/language.ts'
import { choicesOf } from '../../../queries/parties.ts'
import { PartyText } from './party-text.tsx'

const roles = ['SIGNER', 'ACCEPTOR', 'REVIEWER', 'ORGANIZER'] as const
const signatures = ['DRAWING', 'CLICK_TO_SIGN', 'BANKID', 'MANUAL', 'NONE'] as const
const deliveries = ['EMAIL', 'SMS', 'NONE'] as const
const verifications = ['NONE', 'EMAIL_BEFORE_SIGNING', 'SMS_BEFORE_SIGNING'] as const

interface PartySettingsProps {
  party: PartyWithSigningUrl
  /** Gets what was chosen. The texts save themselves. */
  onChoose: (chosen: Partial<UpdateParty>) => void
}

/** How a party is reached, and how it signs. */
export function PartySettings({ party, onChoose }: PartySettingsProps) {
  const { t } = useTexts()
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
        onChoose={(deliveryMethod) => onChoose({ deliveryMethod })}
      />
      <Choice
        label={t.party.verification}
        value={twoStepVerification}
        names={t.verification}
        options={verifications}
        onChoose={(twoStepVerification) => onChoose({ twoStepVerification })}
      />
    </div>
  )
}

interface ChoiceProps<Value extends string> {
  label: string
  value: Value
  names: Record<Value, string>
  options: readonly Value[]
  onChoose: (value: Value) => void
}

function Choice<Value extends string>({ label, value, names, options, onChoose }: ChoiceProps<Value>) {
  const id = useId()
  const [chosen, setChosen] = useState(value)
  useEffect(() => setChosen(value), [value])
  return (
    <div>
      <label for={id}>{label}</label>
      <select
        id={id}
        value={chosen}
        onChange={({ currentTarget }) => {
          setChosen(currentTarget.value as Value)
          onChoose(currentTarget.value as Value)
        }}
      >
        {options.map((option) => (
          <option key={option} value={option}>
            {names[option]}
          </option>
        ))}
      </select>
    </div>
  )
}
