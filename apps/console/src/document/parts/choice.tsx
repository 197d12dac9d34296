import { useEffect, useId, useState } from 'preact/hooks'

export const roles = ['SIGNER', 'ACCEPTOR', 'REVIEWER', 'ORGANIZER'] as const
export const signatures = ['DRAWING', 'CLICK_TO_SIGN', 'BANKID', 'MANUAL', 'NONE'] as const
export const deliveries = ['EMAIL', 'SMS', 'NONE'] as const
export const verifications = ['NONE', 'EMAIL_BEFORE_SIGNING', 'SMS_BEFORE_SIGNING'] as const

interface ChoiceProps<Value extends string> {
  label: string
  value: Value
  names: Record<Value, string>
  options: readonly Value[]
  /** Why some values can't be chosen. The one that is chosen already stays. */
  off?: Partial<Record<Value, string>>
  onChoose: (value: Value) => void
}

/** One of a few values, with its label. */
export function Choice<Value extends string>({ label, value, names, options, off, onChoose }: ChoiceProps<Value>) {
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
          <option key={option} value={option} disabled={off?.[option] !== undefined && option !== value}>
            {off?.[option] === undefined ? names[option] : `${names[option]} (${off[option]})`}
          </option>
        ))}
      </select>
    </div>
  )
}
