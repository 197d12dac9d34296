import type { AddParty, Contact } from '@paraph/client'
import { Alert } from '@paraph/ui/alert.tsx'
import { addIcon } from '@paraph/ui/icons/lucide.ts'
import { Button } from '@paraph/ui/kit/button.tsx'
import { Field } from '@paraph/ui/kit/field.tsx'
import type { RefObject } from 'preact'
import { useRef } from 'preact/hooks'
import type { Texts } from '../../../../generated/texts.ts'
import { addressFault } from '../../../layout/address-fault.ts'
import { useFaults } from '../../../layout/use-faults.ts'
import { useSession } from '../../../session/session.ts'
import { useTexts } from '../../../texts/language.ts'
import { PersonName } from './person-name.tsx'
import { splitName } from '../../../contacts/split-name.ts'
import { isPassing } from '../../../saving/repeats.ts'
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
  /** The server adds the person once, also if the call is repeated. */
  key: string
}

/** Adds somebody by name and e-mail address, or from the contacts, with the usual settings. The row of the party has the others. */
export function AddPerson({ documentId, signingOrder, isFirst, nameField }: AddPersonProps) {
  const { t } = useTexts()
  const { paraph, may } = useSession()
  const emailField = useRef<HTMLInputElement>(null)
  const { form, faultOf, isRight } = useFaults(['name', 'email'])
  const { contactOf, clear, ...picking } = usePickedContact({ nameField, emailField })
  const add = useChange(
    documentId,
    async ({ party, name, email, key }: Typed) => {
      try {
        await paraph.parties.add(documentId, party, { idempotencyKey: key })
      } catch (error) {
        if (isPassing(error)) throw error
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
    const data = new FormData(event.currentTarget as HTMLFormElement)
    const [name, email] = [String(data.get('name')).trim(), String(data.get('email')).trim()]
    const contact = contactOf(name, email)
    const noName = name ? undefined : (t: Texts) => t.addPerson.noName
    if (!isRight({ name: noName, email: contact ? undefined : addressFault(email) })) return
    const usual = { role: 'SIGNER', signingOrder } as const
    const party: AddParty = contact
      ? { contactId: contact.id, ...usual, ...channelOf(contact) }
      : { person: { ...splitName(name), email }, saveAsContact: data.has('keep'), ...usual }
    add.save({ party, name, email, key: crypto.getRandomValues(new Uint32Array(4)).join('-') })
    // The next person can be typed at once.
    clear()
    nameField.current?.focus()
  }
  return (
    <form ref={form} class="add-person" noValidate onSubmit={submit}>
      <PersonName field={nameField} fault={faultOf('name')} {...picking} />
      <Field
        field={emailField}
        label={t.addPerson.email}
        name="email"
        type="email"
        maxLength={254}
        fault={faultOf('email')}
      />
      <Button icon={addIcon} type="submit" look={isFirst ? 'primary' : 'secondary'}>
        {t.addPerson.add}
      </Button>
      {may('contacts:write') && (
        <label class="check">
          <input type="checkbox" name="keep" />
          {t.addPerson.keep}
        </label>
      )}
      {add.pending && <p class="hint adding">{t.addPerson.adding({ name: add.pending.name })}</p>}
      <Alert text={add.message} />
    </form>
  )
}

/** A contact without an e-mail address gets the document by text message, if it has a phone number. */
const channelOf = ({ email, phone }: Contact) => (!email && phone ? ({ deliveryMethod: 'SMS' } as const) : {})
