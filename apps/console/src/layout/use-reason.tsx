import { LongField } from '@paraph/ui/kit/field.tsx'
import { useEffect, useRef, useState } from 'preact/hooks'
import { useTexts } from '../texts/language.ts'

/** Asks why documents are cancelled. */
export function useReason() {
  const { t } = useTexts()
  /** How many times there was no reason. */
  const [missed, setMissed] = useState(0)
  const input = useRef<HTMLTextAreaElement>(null)
  // After the fault is there, so that a screen reader reads it with the field.
  useEffect(() => void (missed > 0 && input.current!.focus()), [missed])
  /** Returns the reason. If there is none, the field says so and gets the focus. */
  const take = (): string | undefined => {
    const reason = input.current!.value.trim()
    setMissed(reason ? 0 : missed + 1)
    return reason || undefined
  }
  const fault = missed > 0 ? t.follow.noReason : undefined
  return {
    field: <LongField label={t.follow.cancelReason} rows={2} maxLength={1000} fault={fault} field={input} />,
    take,
  }
}
