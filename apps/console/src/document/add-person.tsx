import type { AddParty, Contact } from '@paraph/client'
import { Alert } from '@paraph/ui/alert.tsx'
import type { RefObject } from 'preact'
import { useId, useRef, useState } from 'preact/hooks'
import { nameOf } from '../contacts/name-of.ts'
import { useSession } from '../session/session.ts'
import { useTexts } from '../texts/language.ts'
import { splitName } from './split-name.ts'
import { useChange } from './use-change.ts'
import { useSuggestions } from './use-suggestions.ts'

interface AddPersonProps {
  documentId: string
  signingOrder: number | null
  /** Where the name of the next person is typed. */
  nameField: RefObject<HTMLInputElement | null>
}

/** Adds somebody by name and e-mail address, or from the contacts, with the usual settings. The row of the party has the others. */
export function AddPerson({ documentId, signingOrder, nameField }: AddPersonProps) {
  const { t } = useTexts()
  const { paraph, may } = useSession()
  const id = useId()
  const emailField = useRef<HTMLInputElement>(null)
  const [fault, setFault] = useState<string>()
  const [typed, setTyped] = useState('')
  const [picked, setPicked] = useState<Contact>()
  const suggestions = useSuggestions(typed)
  const add = useChange(documentId, (party: AddParty) => paraph.parties.add(documentId, party), t.addPerson.added)
  const typeName = (text: string) => {
    const contact = suggestions.find(({ value }) => value === text)?.contact
    setPicked(contact)
    setTyped(contact ? '' : text)
    if (!contact) return
    nameField.current!.value = nameOf(contact)
    emailField.current!.value = contact.email ?? ''
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const form = event.currentTarget as HTMLFormElement
    const text = (name: string) => String(new FormData(form).get(name)).trim()
    const [name, email] = [text('name'), text('email')]
    const isPicked = picked && name === nameOf(picked) && email === (picked.email ?? '')
    if (!name) return setFault(t.addPerson.noName)
    if (!isPicked && !/^\S+@\S+\.\S+$/.test(email)) return setFault(t.addPerson.noEmail)
    setFault(undefined)
    const usual = { role: 'SIGNER', signingOrder } as const
    const saveAsContact = new FormData(form).has('keep')
    const party: AddParty = isPicked
      ? { contactId: picked.id, ...usual, ...channelOf(picked) }
      : { person: { ...splitName(name), email }, saveAsContact, ...usual }
    add.press(party, () => {
      nameField.current!.value = emailField.current!.value = ''
      setPicked(undefined)
      setTyped('')
      // The next person can be typed at once.
      nameField.current?.focus()
    })
  }
  return (
    <form class="add-person" noValidate onSubmit={submit}>
      <div>
        <label for={`${id}-name`}>{t.addPerson.name}</label>
        <input
          ref={nameField}
          id={`${id}-name`}
          name="name"
          type="text"
          maxLength={255}
          autocomplete="off"
          list={`${id}-contacts`}
          onInput={({ currentTarget }) => typeName(currentTarget.value)}
        />
        <datalist id={`${id}-contacts`}>
          {suggestions.map(({ value, contact }) => (
            <option key={contact.id} value={value} />
          ))}
        </datalist>
      </div>
      <div>
        <label for={`${id}-email`}>{t.addPerson.email}</label>
        <input
          ref={emailField}
          id={`${id}-email`}
          name="email"
          type="email"
          maxLength={254}
          autocomplete="off"
          aria-describedby={`${id}-error`}
        />
      </div>
      <button type="submit" aria-disabled={add.isBusy}>
        {t.addPerson.add}
      </button>
      {may('contacts:write') && (
        <label class="check">
          <input type="checkbox" name="keep" />
          {t.addPerson.keep}
        </label>
      )}
      <Alert id={`${id}-error`} text={fault ?? add.message} />
    </form>
  )
}

/** A contact without an e-mail address gets the document by text message, if it has a phone number. */
const channelOf = ({ email, phone }: Contact) => (!email && phone ? ({ deliveryMethod: 'SMS' } as const) : {})
