import { DateInput } from '@paraph/ui/kit/date-input.tsx'
import { useTexts } from '../../texts/language.ts'

interface TextProps {
  id: string
  label: string
  value: string
  isDate?: boolean
  inputMode?: 'text' | 'numeric' | 'decimal'
  maxLength?: number
  isMultiline?: boolean
  onType: (typed: string) => void
}

/** What is typed stays, also while it is not valid yet. */
export function Text({ id, label, value, isDate, inputMode, maxLength, isMultiline, onType }: TextProps) {
  const { language } = useTexts()
  return (
    <>
      <label for={id}>{label}</label>
      {isMultiline ? (
        <textarea id={id} rows={4} defaultValue={value} onInput={({ currentTarget }) => onType(currentTarget.value)} />
      ) : isDate ? (
        <DateInput id={id} language={language} start={value} onDay={onType} />
      ) : (
        <input
          id={id}
          type="text"
          inputMode={inputMode}
          maxLength={maxLength}
          defaultValue={value}
          onInput={({ currentTarget }) => onType(currentTarget.value)}
        />
      )}
    </>
  )
}

export function Check({
  label,
  checked,
  onChange,
}: {
  label: string
  checked: boolean
  onChange: (checked: boolean) => void
}) {
  return (
    <label class="check">
      <input type="checkbox" checked={checked} onChange={({ currentTarget }) => onChange(currentTarget.checked)} />
      {label}
    </label>
  )
}
