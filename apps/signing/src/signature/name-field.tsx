import { useEffect, useRef } from 'preact/hooks'
import { useTexts } from '../texts/language.ts'

interface NameFieldProps {
  id: string
  name: string
  /** The id of the text that says what is wrong with the name. */
  errorId: string | undefined
  onName: (name: string) => void
}

/** The field for the name, and the name as a signature. An error gives the field the focus. */
export function NameField({ id, name, errorId, onName }: NameFieldProps) {
  const { t } = useTexts()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => void (errorId && input.current!.focus()), [errorId])
  return (
    <>
      <label for={id}>{t.drawing.name}</label>
      <input
        ref={input}
        id={id}
        type="text"
        autocomplete="name"
        maxLength={200}
        dir="auto"
        value={name}
        required
        aria-invalid={errorId !== undefined}
        aria-describedby={errorId}
        onInput={({ currentTarget }) => onName(currentTarget.value)}
      />
      {name.trim() && (
        <p class="ink typed" dir="auto" aria-hidden="true">
          {name.trim()}
        </p>
      )}
    </>
  )
}
