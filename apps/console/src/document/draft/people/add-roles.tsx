import { Alert } from '@paraph/ui/alert.tsx'
import { addPersonIcon } from '@paraph/ui/icons/lucide.ts'
import { Button } from '@paraph/ui/kit/button.tsx'
import { Field } from '@paraph/ui/kit/field.tsx'
import { splitName } from '../../../contacts/split-name.ts'
import { addressFault } from '../../../layout/address-fault.ts'
import { useFaults } from '../../../layout/use-faults.ts'
import { fromServer, toServer } from '../../../fields/model/editor-field.ts'
import { useDraftChanges } from '../../../saving/draft-changes.ts'
import { useChange } from '../../../saving/use-change.ts'
import { useSession } from '../../../session/session.ts'
import type { Texts } from '../../../../generated/texts.ts'
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
  const { form, faultOf, isRight } = useFaults(roles.flatMap((_, index) => [`name-${index}`, `email-${index}`]))
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
    const data = new FormData(event.currentTarget as HTMLFormElement)
    const typed = roles.map((role, index) => ({
      role,
      name: String(data.get(`name-${index}`)).trim(),
      email: String(data.get(`email-${index}`)).trim(),
    }))
    const people = typed.filter(({ name, email }) => name || email)
    const faults = typed.flatMap((person, index) => {
      // A role that is left empty stays, if another one is filled in.
      if (people.length > 0 && !people.includes(person)) return []
      const noName = person.name ? undefined : (t: Texts) => t.addPerson.noName
      return [[`name-${index}`, noName] as const, [`email-${index}`, addressFault(person.email)] as const]
    })
    if (!isRight(Object.fromEntries(faults))) return
    changes.saveFields()
    add.press(people, () => people.length === roles.length && onAdded())
  }
  return (
    <form ref={form} class="notice roles" noValidate aria-label={t.roles.label} onSubmit={submit}>
      <p>{t.roles.found({ count: roles.length, names: roles.join(', ') })}</p>
      {roles.map((role, index) => (
        <fieldset class="plain" key={role}>
          <legend dir="auto">{role}</legend>
          <Field label={t.addPerson.name} name={`name-${index}`} maxLength={255} fault={faultOf(`name-${index}`)} />
          <Field
            label={t.addPerson.email}
            name={`email-${index}`}
            type="email"
            maxLength={254}
            fault={faultOf(`email-${index}`)}
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
