import type { DeliveryMethod } from '@paraph/client'
import { Alert } from '@paraph/ui/alert.tsx'
import { Dialog } from '@paraph/ui/dialog.tsx'
import { Button } from '@paraph/ui/kit/button.tsx'
import { Field } from '@paraph/ui/kit/field.tsx'
import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { splitName } from '../../contacts/split-name.ts'
import { addressFault } from '../../layout/address-fault.ts'
import { useFaults } from '../../layout/use-faults.ts'
import type { Texts } from '../../../generated/texts.ts'
import { useTexts } from '../../texts/language.ts'
import { Choice, deliveries } from '../parts/choice.tsx'
import { useOffChoices } from '../parts/use-off-choices.ts'

export interface Person {
  name: string
  email: string
  phone: string
  /** The personal number, for BankID. */
  ssn: string
  deliveryMethod: DeliveryMethod
}

const fields = ['name', 'email', 'phone', 'ssn'] as const

interface PersonDialogProps {
  title: string
  start: Person
  /** Returns the label of the button. */
  save: (person: Person) => string
  /** The last try. */
  sent: { isBusy: boolean; error: unknown; message: string | undefined }
  onSave: (person: Person, close: () => void) => void
  onClose: () => void
  /** True if the person signs with BankID. */
  asksNumber: boolean
  /** How the person takes part, if that can be chosen. */
  settings?: ComponentChildren
  /** What happens then. */
  children: ComponentChildren
}

/** Asks who a person is, and how the document reaches it. */
export function PersonDialog(props: PersonDialogProps) {
  const { title, start, save, sent, onSave, onClose, asksNumber, settings, children } = props
  const { t } = useTexts()
  const off = useOffChoices()
  const [person, setPerson] = useState(start)
  const { form, faultOf, message, isRight } = useFaults(fields, sent)
  const change = (part: Partial<Person>) => setPerson((person) => ({ ...person, ...part }))
  const submit = (close: () => void) => {
    const { name, email, phone, ssn, deliveryMethod } = person
    const trimmed = { name: name.trim(), email: email.trim(), phone: phone.trim(), ssn: ssn.trim(), deliveryMethod }
    const faults = {
      name: trimmed.name ? undefined : (t: Texts) => t.addPerson.noName,
      email: trimmed.email || deliveryMethod === 'EMAIL' ? addressFault(trimmed.email) : undefined,
    }
    if (isRight(faults)) onSave(trimmed, close)
  }
  const text = (field: (typeof fields)[number], label: string, inputMode: 'text' | 'email' | 'tel') => (
    <Field
      label={label}
      name={field}
      inputMode={inputMode}
      maxLength={field === 'phone' ? 40 : 255}
      defaultValue={start[field]}
      fault={faultOf(field)}
      onInput={({ currentTarget }) => change({ [field]: currentTarget.value })}
    />
  )
  return (
    <Dialog title={title} onClose={onClose}>
      {(close) => (
        <form
          ref={form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            submit(close)
          }}
        >
          {children}
          {text('name', t.party.name, 'text')}
          <Choice
            label={t.party.delivery}
            value={person.deliveryMethod}
            names={t.delivery}
            options={deliveries}
            off={off.deliveries}
            onChoose={(deliveryMethod) => change({ deliveryMethod })}
          />
          {text('email', t.party.email, 'email')}
          {text('phone', t.party.phone, 'tel')}
          {asksNumber && text('ssn', t.party.ssn, 'text')}
          {settings}
          <Alert text={message} isAnswer />
          <div class="buttons confirm">
            <Button type="submit" look="primary" isBusy={sent.isBusy}>
              {save(person)}
            </Button>
            <Button onPress={close}>{t.close}</Button>
          </div>
        </form>
      )}
    </Dialog>
  )
}

export const nobody: Omit<Person, 'deliveryMethod'> = { name: '', email: '', phone: '', ssn: '' }

/** What a new party has of a person. */
export function toParty({ name, email, phone, ssn, deliveryMethod }: Person) {
  const person = { ...splitName(name), email: email || null, phone: phone || null, ssn: ssn || null }
  return { person, deliveryMethod }
}
