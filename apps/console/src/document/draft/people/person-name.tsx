import type { RefObject } from 'preact'
import { Field } from '@paraph/ui/kit/field.tsx'
import { useTexts } from '../../../texts/language.ts'
import type { useSuggestions } from './use-suggestions.ts'

interface PersonNameProps {
  /** What the identifiers of the elements begin with. */
  id: string
  field: RefObject<HTMLInputElement | null>
  fault: string | undefined
  suggestions: ReturnType<typeof useSuggestions>
  onType: (text: string) => void
}

/** Where the name of a person is typed, or a contact is picked. */
export function PersonName({ id, field, fault, suggestions, onType }: PersonNameProps) {
  const { t } = useTexts()
  return (
    <div>
      <Field
        field={field}
        label={t.addPerson.name}
        name="name"
        maxLength={255}
        fault={fault}
        list={`${id}-contacts`}
        onInput={({ currentTarget }) => onType(currentTarget.value)}
      />
      <datalist id={`${id}-contacts`}>
        {suggestions.map(({ value, contact }) => (
          <option key={contact.id} value={value} />
        ))}
      </datalist>
    </div>
  )
}
