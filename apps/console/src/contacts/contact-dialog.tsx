import { type Contact, type CreateContact, isParaphError } from '@paraph/client'
import { Alert } from '@paraph/ui/alert.tsx'
import { Dialog } from '@paraph/ui/dialog.tsx'
import { useSaid } from '@paraph/ui/use-said.ts'
import { useRef } from 'preact/hooks'
import { useAction } from '../layout/use-action.ts'
import { useConfirm } from '../layout/use-confirm.tsx'
import { useSession } from '../session/session.ts'
import { useTexts } from '../texts/language.ts'
import { companyIn, CompanyChoice } from './company-choice.tsx'
import { FormButtons, TextField } from './form-parts.tsx'
import { CONTACTS } from './query-keys.ts'

const fields = ['firstName', 'lastName', 'email', 'phone', 'ssn', 'companyRole', 'externalId'] as const
type Field = (typeof fields)[number]
const inputModes: Partial<Record<Field, 'email' | 'tel'>> = { email: 'email', phone: 'tel' }

type Values = Omit<CreateContact, 'company' | 'companyId'> & { company: ReturnType<typeof companyIn> }

interface ContactDialogProps {
  /** Undefined for a new one. */
  contact: Contact | undefined
  onClose: () => void
}

/** The data of a contact, to be read, changed or deleted. */
export function ContactDialog({ contact, onClose }: ContactDialogProps) {
  const { t } = useTexts()
  const { paraph, may } = useSession()
  const [fault, setFault] = useSaid(t)
  const { ask, dialog } = useConfirm()
  const mayChange = may('contacts:write')
  /** A company that was stored before the contact was refused is not stored again. */
  const stored = useRef<{ id: string; key: string } | undefined>(undefined)
  const idOfNew = async (company: { name: string; orgNumber: string }) => {
    const key = JSON.stringify(company)
    if (stored.current?.key !== key) stored.current = { key, id: (await paraph.companies.create(company)).id }
    return stored.current.id
  }
  const save = useAction(
    CONTACTS,
    async ({ company, ...values }: Values) => {
      const companyId = typeof company === 'object' && company ? await idOfNew(company) : company
      const body = { ...values, companyId }
      return contact ? paraph.contacts.update(contact.id, body) : paraph.contacts.create(body)
    },
    (t) => t.contacts.saved,
  )
  const remove = useAction(
    CONTACTS,
    () => paraph.contacts.delete(contact!.id),
    (t) => t.contacts.removed,
  )
  const faults = isParaphError(save.error, 'request_invalid') ? save.error.errors : []
  const askFirst = async (close: () => void) => {
    if (
      await ask((t) => ({
        title: t.contacts.removeSure,
        about: t.contacts.removeAbout,
        confirm: t.contacts.remove,
      }))
    )
      remove.press(undefined, close)
  }
  const submit = (event: SubmitEvent, close: () => void) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget as HTMLFormElement)
    const text = (field: Field) => String(form.get(field)).trim()
    const firstName = text('firstName')
    if (!firstName) return setFault((t) => t.contacts.noName)
    const company = companyIn(form)
    if (company && typeof company === 'object' && !(company.name && company.orgNumber))
      return setFault((t) => t.contacts.company.missing)
    setFault(undefined)
    const others = fields.slice(2).map((field) => [field, text(field) || null])
    save.press({ firstName, lastName: text('lastName'), company, ...Object.fromEntries(others) }, close)
  }
  return (
    <Dialog title={contact ? t.contacts.change : t.contacts.add} onClose={onClose}>
      {(close) => (
        <form noValidate onSubmit={(event) => submit(event, close)}>
          <div class="settings contact">
            {fields.map((field) => (
              <TextField
                key={field}
                name={field}
                label={t.contacts.fields[field]}
                value={contact?.[field]}
                inputMode={inputModes[field]}
                isReadOnly={!mayChange}
                faults={faults}
              />
            ))}
            <CompanyChoice company={contact?.company} />
          </div>
          {contact?.createdBy?.name && <p class="hint">{t.made.stored({ name: contact.createdBy.name })}</p>}
          <Alert text={fault ?? (faults.length > 0 ? t.contacts.correct : save.message) ?? remove.message} isAnswer />
          <FormButtons
            mayChange={mayChange}
            isBusy={save.isBusy}
            onClose={close}
            onRemove={contact && (() => void askFirst(close))}
          />
          {dialog}
        </form>
      )}
    </Dialog>
  )
}
