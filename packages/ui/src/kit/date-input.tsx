import type { Language } from '@paraph/contract'
import type { ComponentProps } from 'preact'
import { useState } from 'preact/hooks'
import { formatTime, isWholeDay } from '../times.ts'
import './date-input.css'

interface DateInputProps extends Pick<ComponentProps<'input'>, 'id' | 'name' | 'min' | 'max' | 'aria-describedby'> {
  /** Of the page. */
  language: Language
  /** With `value`, the program decides which day is shown, and without it the person, beginning with `start`. */
  value?: string
  start?: string
  onDay?: (day: string) => void
}

/**
 * A day, such as 2026-12-24. The browser writes it in the form of its own settings, which may be mm/dd/yyyy or dd/mm/yyyy, so the day stands beside it as the page
 * writes days. Screen readers read the input itself.
 */
export function DateInput({ language, value, start = '', onDay, ...input }: DateInputProps) {
  const [typed, setTyped] = useState(start)
  const day = value ?? typed
  return (
    <span class="date-input">
      <input
        {...input}
        type="date"
        {...(value === undefined ? { defaultValue: start } : { value })}
        onInput={({ currentTarget }) => {
          if (value === undefined) setTyped(currentTarget.value)
          onDay?.(currentTarget.value)
        }}
      />
      {isWholeDay(day) && (
        <span class="hint" aria-hidden="true">
          {formatTime(day, language, 'calendarDay')}
        </span>
      )}
    </span>
  )
}
