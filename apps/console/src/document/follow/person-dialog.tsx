import type { DeliveryMethod } from '@paraph/client'
import { emailPattern } from '@paraph/contract/email-pattern'
import { Alert } from '@paraph/ui/alert.tsx'
import { Dialog } from '@paraph/ui/dialog.tsx'
import { Button } from '@paraph/ui/kit/button.tsx'
import { useSaid } from '@paraph/ui/use-said.ts'
import type { ComponentChildren } from 'preact'
import { useId, useState } from 'preact/hooks'
import { splitName } from '../../contacts/split-name.ts'
import { useTexts } from '../../texts/language.ts'
import { Choice, deliveries } from '../parts/choice.tsx'

export interface Person {
  name: string
  email: string
  phone: string
  /** The personal number, for BankID. */
  ssn: string
  deliveryMethod: DeliveryMethod
}

interface PersonDialogProps {
  title: string
  start: Person
  /** Returns the label of the button. */
  save: (person: Person) => string
  isBusy: boolean
  /** What was wrong with the last try. */
  message: string | undefined
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
  const { title, start, save, isBusy, message, onSave, onClose, asksNumber, settings, children } = props
  const { t } = useTexts()
  const id = useId()
  const [person, setPerson] = useState(start)
  const [fault, setFault] = useSaid(t)
  const change = (part: Partial<Person>) => setPerson((person) => ({ ...person, ...part }))
  const submit = (close: () => void) => {
    const { name, email, phone, ssn, deliveryMethod } = person
    const trimmed = { name: name.trim(), email: email.trim(), phone: phone.trim(), ssn: ssn.trim(), deliveryMethod }
    const needsEmail = deliveryMethod === 'EMAIL' && !emailPattern.test(trimmed.email)
    if (!trimmed.name) return setFault((t) => t.addPerson.noName)
    if (needsEmail) return setFault((t) => t.faults.email.pattern)
    setFault(undefined)
    onSave(trimmed, close)
  }
  const text = (field: 'name' | 'email' | 'phone' | 'ssn', label: string, inputMode: 'text' | 'email' | 'tel') => (
    <div>
      <label for={`${id}-${field}`}>{label}</label>
      <input
        id={`${id}-${field}`}
        type="text"
        inputMode={inputMode}
        maxLength={field === 'phone' ? 40 : 255}
        autocomplete="off"
        value={person[field]}
        aria-describedby={`${id}-error`}
        onInput={({ currentTarget }) => change({ [field]: currentTarget.value })}
      />
    </div>
  )
  return (
    <Dialog title={title} onClose={onClose}>
      {(close) => (
        <form
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
            onChoose={(deliveryMethod) => change({ deliveryMethod })}
          />
          {text('email', t.party.email, 'email')}
          {text('phone', t.party.phone, 'tel')}
          {asksNumber && text('ssn', t.party.ssn, 'text')}
          {settings}
          <Alert id={`${id}-error`} text={fault ?? message} />
          <div class="buttons confirm">
            <Button type="submit" look="primary" isBusy={isBusy}>
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
