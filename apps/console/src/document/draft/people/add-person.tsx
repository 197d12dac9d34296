import type { AddParty, Contact } from '@paraph/client'
import { emailPattern } from '@paraph/contract/email-pattern'
import { Alert } from '@paraph/ui/alert.tsx'
import { addIcon } from '@paraph/ui/icons/lucide.ts'
import { Button } from '@paraph/ui/kit/button.tsx'
import { useSaid } from '@paraph/ui/use-said.ts'
import type { RefObject } from 'preact'
import { useId, useRef } from 'preact/hooks'
import { useSession } from '../../../session/session.ts'
import { useTexts } from '../../../texts/language.ts'
import { PersonName } from './person-name.tsx'
import { splitName } from '../../../contacts/split-name.ts'
import { useChange } from '../../../saving/use-change.ts'
import { usePickedContact } from './use-picked-contact.ts'

interface AddPersonProps {
  documentId: string
  signingOrder: number | null
  /** True if the draft has nobody yet. */
  isFirst: boolean
  /** Where the name of the next person is typed. */
  nameField: RefObject<HTMLInputElement | null>
}

/** What is added, and what was typed for it. */
interface Typed {
  party: AddParty
  name: string
  email: string
}

/** Adds somebody by name and e-mail address, or from the contacts, with the usual settings. The row of the party has the others. */
export function AddPerson({ documentId, signingOrder, isFirst, nameField }: AddPersonProps) {
  const { t } = useTexts()
  const { paraph, may } = useSession()
  const id = useId()
  const emailField = useRef<HTMLInputElement>(null)
  const [fault, setFault] = useSaid(t)
  const { suggestions, typeName, contactOf, clear } = usePickedContact({ nameField, emailField })
  const add = useChange(
    documentId,
    async ({ party, name, email }: Typed) => {
      try {
        await paraph.parties.add(documentId, party)
      } catch (error) {
        // What was typed meanwhile stays.
        const fields = [nameField.current!, emailField.current!] as const
        if (fields.every(({ value }) => value === '')) [fields[0].value, fields[1].value] = [name, email]
        throw error
      }
    },
    t.addPerson.added,
  )
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget as HTMLFormElement)
    const [name, email] = [String(form.get('name')).trim(), String(form.get('email')).trim()]
    const contact = contactOf(name, email)
    if (!name) return setFault((t) => t.addPerson.noName)
    if (!contact && !emailPattern.test(email)) return setFault((t) => t.faults.email.pattern)
    setFault(undefined)
    const usual = { role: 'SIGNER', signingOrder } as const
    const party: AddParty = contact
      ? { contactId: contact.id, ...usual, ...channelOf(contact) }
      : { person: { ...splitName(name), email }, saveAsContact: form.has('keep'), ...usual }
    add.save({ party, name, email })
    // The next person can be typed at once.
    clear()
    nameField.current?.focus()
  }
  return (
    <form class="add-person" noValidate onSubmit={submit}>
      <PersonName id={id} field={nameField} suggestions={suggestions} onType={typeName} />
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
      <Button icon={addIcon} type="submit" look={isFirst ? 'primary' : 'secondary'}>
        {t.addPerson.add}
      </Button>
      {may('contacts:write') && (
        <label class="check">
          <input type="checkbox" name="keep" />
          {t.addPerson.keep}
        </label>
      )}
      {add.pending && <p class="hint">{t.addPerson.adding({ name: add.pending.name })}</p>}
      <Alert id={`${id}-error`} text={fault ?? add.message} />
    </form>
  )
}

/** A contact without an e-mail address gets the document by text message, if it has a phone number. */
const channelOf = ({ email, phone }: Contact) => (!email && phone ? ({ deliveryMethod: 'SMS' } as const) : {})
