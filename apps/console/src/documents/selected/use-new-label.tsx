import { Field } from '@paraph/ui/kit/field.tsx'
import { useEffect, useId, useRef, useState } from 'preact/hooks'
import { MAX_LABEL, useLabelsInUse } from '../../queries/labels.ts'
import { useTexts } from '../../texts/language.ts'

/** Asks for the label that several documents get. */
export function useNewLabel() {
  const { t } = useTexts()
  const id = useId()
  const inUse = useLabelsInUse()
  /** How many times there was none. */
  const [missed, setMissed] = useState(0)
  const input = useRef<HTMLInputElement>(null)
  // After the fault is there, so that a screen reader reads it with the field.
  useEffect(() => void (missed > 0 && input.current!.focus()), [missed])
  const take = (): string | undefined => {
    const label = input.current!.value.trim()
    setMissed(label ? 0 : missed + 1)
    return label || undefined
  }
  const fault = missed > 0 ? t.selected.noLabel : undefined
  const field = (
    <>
      <Field label={t.labels.filter} maxLength={MAX_LABEL} list={`${id}-labels`} fault={fault} field={input} />
      <datalist id={`${id}-labels`}>
        {inUse.map((label) => (
          <option key={label} value={label} />
        ))}
      </datalist>
    </>
  )
  return { field, take }
}
