import { LongField } from '@paraph/ui/kit/field.tsx'
import { useRef, useState } from 'preact/hooks'
import { useTexts } from '../texts/language.ts'

/** Asks why documents are cancelled. */
export function useReason() {
  const { t } = useTexts()
  const [isMissing, setMissing] = useState(false)
  const input = useRef<HTMLTextAreaElement>(null)
  /** Returns the reason. If there is none, the field says so and gets the focus. */
  const take = (): string | undefined => {
    const reason = input.current!.value.trim()
    setMissing(!reason)
    if (!reason) input.current!.focus()
    return reason || undefined
  }
  const fault = isMissing ? t.follow.noReason : undefined
  return {
    field: <LongField label={t.follow.cancelReason} rows={2} maxLength={1000} fault={fault} field={input} />,
    take,
  }
}
