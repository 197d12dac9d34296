import type { DeliveryMethod } from '@paraph/client'
import { emailPattern } from '@paraph/contract/email-pattern'
import { Alert } from '@paraph/ui/alert.tsx'
import { Dialog } from '@paraph/ui/dialog.tsx'
import { Button } from '@paraph/ui/kit/button.tsx'
import type { ComponentChildren } from 'preact'
import { useId, useState } from 'preact/hooks'
import { useTexts } from '../../texts/language.ts'

export interface Person {
  name: string
  email: string
  phone: string
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
  /** What happens then. */
  children: ComponentChildren
}

const deliveries = ['EMAIL', 'SMS', 'NONE'] as const

/** Asks who a person is, and how the document reaches it. */
export function PersonDialog({ title, start, save, isBusy, message, onSave, onClose, children }: PersonDialogProps) {
  const { t } = useTexts()
  const id = useId()
  const [person, setPerson] = useState(start)
  const [fault, setFault] = useState<string>()
  const change = (part: Partial<Person>) => setPerson((person) => ({ ...person, ...part }))
  const submit = (close: () => void) => {
    const { name, email, phone, deliveryMethod } = person
    const trimmed = { name: name.trim(), email: email.trim(), phone: phone.trim(), deliveryMethod }
    const needsEmail = deliveryMethod === 'EMAIL' && !emailPattern.test(trimmed.email)
    const wrong = trimmed.name ? (needsEmail ? t.faults.email.pattern : undefined) : t.addPerson.noName
    setFault(wrong)
    if (!wrong) onSave(trimmed, close)
  }
  const text = (field: 'name' | 'email' | 'phone', label: string, inputMode: 'text' | 'email' | 'tel') => (
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
          <div>
            <label for={`${id}-delivery`}>{t.party.delivery}</label>
            <select
              id={`${id}-delivery`}
              value={person.deliveryMethod}
              onChange={({ currentTarget }) => change({ deliveryMethod: currentTarget.value as DeliveryMethod })}
            >
              {deliveries.map((delivery) => (
                <option key={delivery} value={delivery}>
                  {t.delivery[delivery]}
                </option>
              ))}
            </select>
          </div>
          {text('email', t.party.email, 'email')}
          {text('phone', t.party.phone, 'tel')}
          <Alert id={`${id}-error`} text={fault ?? message} />
          <div class="buttons">
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
