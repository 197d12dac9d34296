import { emailPattern } from '@paraph/contract/email-pattern'
import { Alert } from '@paraph/ui/alert.tsx'
import { addPersonIcon } from '@paraph/ui/icons/lucide.ts'
import { Button } from '@paraph/ui/kit/button.tsx'
import { Field } from '@paraph/ui/kit/field.tsx'
import { useState } from 'preact/hooks'
import { splitName } from '../../../contacts/split-name.ts'
import { fromServer, toServer } from '../../../fields/model/editor-field.ts'
import { useDraftChanges } from '../../../saving/draft-changes.ts'
import { useChange } from '../../../saving/use-change.ts'
import { useSession } from '../../../session/session.ts'
import { useTexts } from '../../../texts/language.ts'

interface Person {
  role: string
  name: string
  email: string
}

export interface AddRolesProps {
  documentId: string
  /** What the text tags of the PDF call the people. */
  roles: string[]
  /** The place of the first of them in the order of signing. Null without an order. */
  signingOrder: number | null
  /** Called when no role is left, and the form goes. */
  onAdded: () => void
}

/** Adds the people whom the PDF names by roles, and gives each the fields of its role. A role that is left empty stays. */
export function AddRoles({ documentId, roles, signingOrder, onAdded }: AddRolesProps) {
  const { t } = useTexts()
  const { paraph } = useSession()
  const changes = useDraftChanges()
  const [fault, setFault] = useState<{ role: string; in: 'name' | 'email' }>()
  const add = useChange(
    documentId,
    async (people: Person[]) => {
      for (const [index, { role, name, email }] of people.entries()) {
        const order = signingOrder === null ? null : signingOrder + index
        const person = { ...splitName(name), email }
        const { id: owner } = await paraph.parties.add(documentId, { person, role: 'SIGNER', signingOrder: order })
        const { fields } = await paraph.fields.list(documentId)
        const given = fromServer(fields).map((field) =>
          field.reference === role && field.owner === undefined ? { ...field, owner, reference: undefined } : field,
        )
        await paraph.fields.replace(documentId, { fields: toServer(given) })
      }
    },
    t.roles.added,
  )
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget as HTMLFormElement)
    const typed = roles.map((role, index) => ({
      role,
      name: String(form.get(`name-${index}`)).trim(),
      email: String(form.get(`email-${index}`)).trim(),
    }))
    const people = typed.filter(({ name, email }) => name || email)
    const [first = typed[0]!, ...others] = people
    const wrong = [first, ...others].find(({ name, email }) => !name || !emailPattern.test(email))
    if (wrong) return setFault({ role: wrong.role, in: wrong.name ? 'email' : 'name' })
    setFault(undefined)
    changes.saveFields()
    add.press(people, () => people.length === roles.length && onAdded())
  }
  return (
    <form class="notice roles" noValidate aria-label={t.roles.label} onSubmit={submit}>
      <p>{t.roles.found({ count: roles.length, names: roles.join(', ') })}</p>
      {roles.map((role, index) => (
        <fieldset class="plain" key={role}>
          <legend dir="auto">{role}</legend>
          <Field
            label={t.addPerson.name}
            name={`name-${index}`}
            maxLength={255}
            fault={fault?.role === role && fault.in === 'name' ? t.addPerson.noName : undefined}
          />
          <Field
            label={t.addPerson.email}
            name={`email-${index}`}
            type="email"
            maxLength={254}
            fault={fault?.role === role && fault.in === 'email' ? t.faults.email.pattern : undefined}
          />
        </fieldset>
      ))}
      <Button type="submit" icon={addPersonIcon} isBusy={add.isBusy}>
        {t.roles.add({ count: roles.length })}
      </Button>
      <Alert text={add.message} />
    </form>
  )
}
