import { type Company, type CreateCompany, isParaphError } from '@paraph/client'
import { Alert } from '@paraph/ui/alert.tsx'
import { Dialog } from '@paraph/ui/dialog.tsx'
import { useSaid } from '@paraph/ui/use-said.ts'
import { useAction } from '../layout/use-action.ts'
import { useConfirm } from '../layout/use-confirm.tsx'
import { addressOf } from '../routes.ts'
import { useSession } from '../session/session.ts'
import { useTexts } from '../texts/language.ts'
import { FormButtons, TextField } from './form-parts.tsx'
import { CONTACTS } from './query-keys.ts'

const fields = ['name', 'orgNumber'] as const

/** The API searches for at most so many characters. */
const MAX_SEARCHED = 100

interface CompanyDialogProps {
  /** Undefined for a new one. */
  company: Company | undefined
  onClose: () => void
}

/** The data of a company, to be read, changed or deleted. */
export function CompanyDialog({ company, onClose }: CompanyDialogProps) {
  const { t } = useTexts()
  const { paraph, may } = useSession()
  const [fault, setFault] = useSaid(t)
  const { ask, dialog } = useConfirm()
  const mayChange = may('contacts:write')
  // The contacts show the company too.
  const save = useAction(
    CONTACTS,
    (body: CreateCompany) => (company ? paraph.companies.update(company.id, body) : paraph.companies.create(body)),
    (t) => t.contacts.saved,
  )
  const remove = useAction(
    CONTACTS,
    () => paraph.companies.delete(company!.id),
    (t) => t.contacts.companies.removed,
  )
  const faults = isParaphError(save.error, 'request_invalid') ? save.error.errors : []
  const isUsed = isParaphError(remove.error, 'company_in_use')
  const askFirst = async (close: () => void) => {
    if (
      await ask((t) => ({
        title: t.contacts.companies.removeSure,
        about: t.contacts.companies.removeAbout,
        confirm: t.contacts.remove,
      }))
    )
      remove.press(undefined, close)
  }
  const submit = (event: SubmitEvent, close: () => void) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget as HTMLFormElement)
    const text = (field: (typeof fields)[number]) => String(form.get(field)).trim()
    const body = { name: text('name'), orgNumber: text('orgNumber') }
    if (!body.name || !body.orgNumber) return setFault((t) => t.contacts.company.missing)
    setFault(undefined)
    save.press(body, close)
  }
  return (
    <Dialog title={company ? t.contacts.company.title : t.contacts.companies.add} onClose={onClose}>
      {(close) => (
        <form noValidate onSubmit={(event) => submit(event, close)}>
          <div class="settings contact">
            {fields.map((field) => (
              <TextField
                key={field}
                name={field}
                label={t.contacts.company[field]}
                value={company?.[field]}
                isReadOnly={!mayChange}
                faults={faults}
              />
            ))}
          </div>
          {company && (
            <p>
              <a href={addressOf.contacts(company.name.slice(0, MAX_SEARCHED))}>{t.contacts.companies.contacts}</a>
            </p>
          )}
          <Alert text={fault ?? (faults.length > 0 ? t.contacts.correct : save.message)} isAnswer />
          <Alert text={isUsed ? t.contacts.companies.isUsed : remove.message} isAnswer />
          <FormButtons
            mayChange={mayChange}
            isBusy={save.isBusy}
            onClose={close}
            onRemove={company && (() => void askFirst(close))}
          />
          {dialog}
        </form>
      )}
    </Dialog>
  )
}
