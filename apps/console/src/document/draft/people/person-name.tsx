import type { RefObject } from 'preact'
import { useTexts } from '../../../texts/language.ts'
import type { useSuggestions } from './use-suggestions.ts'

interface PersonNameProps {
  /** What the identifiers of the elements begin with. */
  id: string
  field: RefObject<HTMLInputElement | null>
  suggestions: ReturnType<typeof useSuggestions>
  onType: (text: string) => void
}

/** Where the name of a person is typed, or a contact is picked. */
export function PersonName({ id, field, suggestions, onType }: PersonNameProps) {
  const { t } = useTexts()
  return (
    <div>
      <label for={`${id}-name`}>{t.addPerson.name}</label>
      <input
        ref={field}
        id={`${id}-name`}
        name="name"
        type="text"
        maxLength={255}
        autocomplete="off"
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
