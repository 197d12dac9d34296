import { Alert } from '@paraph/ui/alert.tsx'
import { useId, useRef, useState } from 'preact/hooks'
import { useSession } from '../session/session.ts'
import { useTexts } from '../texts/language.ts'
import { splitName } from './split-name.ts'
import { useChange } from './use-change.ts'

interface AddPersonProps {
  documentId: string
  signingOrder: number | null
}

interface Person {
  name: string
  email: string
}

/** Adds somebody by name and e-mail address, with the usual settings. The row of the party has the others. */
export function AddPerson({ documentId, signingOrder }: AddPersonProps) {
  const { t } = useTexts()
  const { paraph } = useSession()
  const id = useId()
  const nameField = useRef<HTMLInputElement>(null)
  const [fault, setFault] = useState<string>()
  const add = useChange(
    documentId,
    ({ name, email }: Person) =>
      paraph.parties.add(documentId, { person: { ...splitName(name), email }, role: 'SIGNER', signingOrder }),
    t.addPerson.added,
  )
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const form = event.currentTarget as HTMLFormElement
    const text = (name: string) => String(new FormData(form).get(name)).trim()
    const person = { name: text('name'), email: text('email') }
    if (!person.name) return setFault(t.addPerson.noName)
    if (!/^\S+@\S+\.\S+$/.test(person.email)) return setFault(t.addPerson.noEmail)
    setFault(undefined)
    add.press(person, () => {
      form.reset()
      // The next person can be typed at once.
      nameField.current?.focus()
    })
  }
  return (
    <form class="add-person" noValidate onSubmit={submit}>
      <div>
        <label for={`${id}-name`}>{t.addPerson.name}</label>
        <input ref={nameField} id={`${id}-name`} name="name" type="text" maxLength={255} autocomplete="off" />
      </div>
      <div>
        <label for={`${id}-email`}>{t.addPerson.email}</label>
        <input
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
      <Alert id={`${id}-error`} text={fault ?? add.message} />
    </form>
  )
}
