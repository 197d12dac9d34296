import { Alert } from '@paraph/ui/alert.tsx'
import { Dialog } from '@paraph/ui/dialog.tsx'
import type { ComponentChildren } from 'preact'
import type { Texts } from '../../generated/texts.ts'
import { useAction } from '../layout/use-action.ts'
import { useConfirm } from '../layout/use-confirm.tsx'
import { type Faults, useFaults } from '../layout/use-faults.ts'
import { useSession } from '../session/session.ts'
import { useTexts } from '../texts/language.ts'
import { FormButtons, TextField } from './form-parts.tsx'
import { CONTACTS } from './query-keys.ts'

type Said = (t: Texts) => string

interface EntryDialogProps<Field extends string, Other extends string, Values extends object> {
  title: string
  fields: readonly Field[]
  labels: Record<Field, string>
  inputModes?: Partial<Record<Field, 'email' | 'tel'>>
  /** What is stored. Undefined for a new one. */
  entry: Partial<Record<Field, string | null>> | undefined
  /** The fields that follow. */
  others?: readonly Other[]
  /** Returns what is wrong with what was typed. */
  check: (typed: Record<Field, string>, form: FormData) => Faults<Field | Other>
  /** Returns what is stored then. */
  read: (typed: Record<Field, string>, form: FormData) => Values
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
  children: (faultOf: (field: Other) => string | undefined) => ComponentChildren
  onClose: () => void
}

/** The data of a contact or a company, to be read, changed or deleted. */
export function EntryDialog<Field extends string, Other extends string, Values extends object>(
  props: EntryDialogProps<Field, Other, Values>,
) {
  const { title, fields, others = [], labels, inputModes, entry, check, read, removal, children, onClose } = props
  const { t } = useTexts()
  const mayChange = useSession().may('contacts:write')
  const { ask, dialog } = useConfirm()
  // The contacts show the company too.
  const save = useAction(CONTACTS, props.save, (t) => t.contacts.saved)
  const remove = useAction(CONTACTS, removal.act, removal.done)
  const { form, faultOf, message, isRight } = useFaults<Field | Other>([...fields, ...others], save)
  const refusal = removal.explain?.(remove.error, t) ?? remove.message
  const askFirst = async (close: () => void) => {
    if (await ask((t) => ({ ...removal.question(t), confirm: t.contacts.remove }))) remove.press(undefined, close)
  }
  const submit = (event: SubmitEvent, close: () => void) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget as HTMLFormElement)
    const pairs = fields.map((field) => [field, String(data.get(field)).trim()])
    const typed = Object.fromEntries(pairs) as Record<Field, string>
    if (isRight(check(typed, data))) save.press(read(typed, data), close)
  }
  return (
    <Dialog title={title} onClose={onClose}>
      {(close) => (
        <form ref={form} noValidate onSubmit={(event) => submit(event, close)}>
          <div class="settings contact">
            {fields.map((field) => (
              <TextField
                key={field}
                name={field}
                label={labels[field]}
                value={entry?.[field]}
                inputMode={inputModes?.[field]}
                isReadOnly={!mayChange}
                fault={faultOf(field)}
              />
            ))}
            {children(faultOf)}
          </div>
          <Alert text={message} isAnswer />
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
