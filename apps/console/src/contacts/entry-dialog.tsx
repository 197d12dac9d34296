import { isParaphError } from '@paraph/client'
import { Alert } from '@paraph/ui/alert.tsx'
import { Dialog } from '@paraph/ui/dialog.tsx'
import { useSaid } from '@paraph/ui/use-said.ts'
import type { ComponentChildren } from 'preact'
import type { Texts } from '../../generated/texts.ts'
import { useAction } from '../layout/use-action.ts'
import { useConfirm } from '../layout/use-confirm.tsx'
import { useSession } from '../session/session.ts'
import { useTexts } from '../texts/language.ts'
import { FormButtons, TextField } from './form-parts.tsx'
import { CONTACTS } from './query-keys.ts'

type Said = (t: Texts) => string

interface EntryDialogProps<Field extends string, Values extends object> {
  title: string
  fields: readonly Field[]
  labels: Record<Field, string>
  inputModes?: Partial<Record<Field, 'email' | 'tel'>>
  /** What is stored. Undefined for a new one. */
  entry: Partial<Record<Field, string | null>> | undefined
  /** Returns what is stored then, or what is missing. */
  read: (typed: Record<Field, string>, form: FormData) => Values | Said
  save: (values: Values) => PromiseLike<unknown>
  /** How the entry is deleted, and what the person hears before and after. */
  removal: {
    act: () => PromiseLike<unknown>
    question: (t: Texts) => { title: string; about: string }
    done: Said
    /** Returns what is said of an error that this dialog knows. */
    explain?: (error: unknown, t: Texts) => string | undefined
  }
  /** What follows the fields. */
  children: ComponentChildren
  onClose: () => void
}

/** The data of a contact or a company, to be read, changed or deleted. */
export function EntryDialog<Field extends string, Values extends object>(props: EntryDialogProps<Field, Values>) {
  const { title, fields, labels, inputModes, entry, read, removal, children, onClose } = props
  const { t } = useTexts()
  const mayChange = useSession().may('contacts:write')
  const [fault, setFault] = useSaid(t)
  const { ask, dialog } = useConfirm()
  // The contacts show the company too.
  const save = useAction(CONTACTS, props.save, (t) => t.contacts.saved)
  const remove = useAction(CONTACTS, removal.act, removal.done)
  const faults = isParaphError(save.error, 'request_invalid') ? save.error.errors : []
  const refusal = removal.explain?.(remove.error, t) ?? remove.message
  const askFirst = async (close: () => void) => {
    if (await ask((t) => ({ ...removal.question(t), confirm: t.contacts.remove }))) remove.press(undefined, close)
  }
  const submit = (event: SubmitEvent, close: () => void) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget as HTMLFormElement)
    const typed = fields.map((field) => [field, String(form.get(field)).trim()])
    const values = read(Object.fromEntries(typed) as Record<Field, string>, form)
    if (typeof values === 'function') return setFault(values)
    setFault(undefined)
    save.press(values, close)
  }
  return (
    <Dialog title={title} onClose={onClose}>
      {(close) => (
        <form noValidate onSubmit={(event) => submit(event, close)}>
          <div class="settings contact">
            {fields.map((field) => (
              <TextField
                key={field}
                name={field}
                label={labels[field]}
                value={entry?.[field]}
                inputMode={inputModes?.[field]}
                isReadOnly={!mayChange}
                faults={faults}
              />
            ))}
            {children}
          </div>
          <Alert text={fault ?? (faults.length > 0 ? t.contacts.correct : save.message)} isAnswer />
          <Alert text={refusal} isAnswer />
          <FormButtons
            mayChange={mayChange}
            isBusy={save.isBusy}
            onClose={close}
            onRemove={entry && (() => void askFirst(close))}
          />
          {dialog}
        </form>
      )}
    </Dialog>
  )
}
