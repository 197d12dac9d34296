import type { Contact } from '@paraph/client'
import { useState } from 'preact/hooks'
import { nameOf } from '../../../contacts/name-of.ts'
import { useSuggestions } from './use-suggestions.ts'

interface PersonFields {
  nameField: { current: HTMLInputElement | null }
  emailField: { current: HTMLInputElement | null }
}

/** Suggests contacts while a name is typed, and fills in the one that the person picks. */
export function usePickedContact({ nameField, emailField }: PersonFields) {
  const [typed, setTyped] = useState('')
  const [picked, setPicked] = useState<Contact>()
  const suggestions = useSuggestions(typed)
  return {
    suggestions,
    typeName: (text: string) => {
      setPicked(undefined)
      setTyped(text)
    },
    pick: (id: string) => {
      const contact = suggestions.find((each) => each.id === id)!
      setPicked(contact)
      setTyped('')
      nameField.current!.value = nameOf(contact)
      emailField.current!.value = contact.email ?? ''
    },
    /** Returns the contact that was picked, if neither its name nor its address was changed since. */
    contactOf: (name: string, email: string) =>
      picked && name === nameOf(picked) && email === (picked.email ?? '') ? picked : undefined,
    clear: () => {
      nameField.current!.value = emailField.current!.value = ''
      setPicked(undefined)
      setTyped('')
    },
  }
}
