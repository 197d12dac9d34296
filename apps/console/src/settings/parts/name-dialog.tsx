import { Alert } from '@paraph/ui/alert.tsx'
import { Dialog } from '@paraph/ui/dialog.tsx'
import { Button } from '@paraph/ui/kit/button.tsx'
import { Field } from '@paraph/ui/kit/field.tsx'
import { useAction } from '../../layout/use-action.ts'
import { useFaults } from '../../layout/use-faults.ts'
import { useTexts } from '../../texts/language.ts'

interface NameDialogProps {
  title: string
  name: string
  maxLength: number
  /** What shows the name, and is loaded again. */
  queryKey: string[]
  save: (name: string) => PromiseLike<unknown>
  /** Called after the name was saved. */
  onSaved?: () => void
  onClose: () => void
}

/** Asks for another name. */
export function NameDialog({ title, name, maxLength, queryKey, save, onSaved, onClose }: NameDialogProps) {
  const { t } = useTexts()
  const rename = useAction(queryKey, save, (t) => t.settings.saved)
  const { form, faultOf, message, isRight } = useFaults(['name'], rename)
  const submit = (event: SubmitEvent, close: () => void) => {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget as HTMLFormElement).get('name')).trim()
    if (!isRight({ name: typed ? undefined : (t) => t.setUp.missing })) return
    rename.press(typed, () => {
      close()
      onSaved?.()
    })
  }
  return (
    <Dialog title={title} isForm onClose={onClose}>
      {(close) => (
        <form ref={form} noValidate onSubmit={(event) => submit(event, close)}>
          <Field
            label={t.settings.name}
            name="name"
            maxLength={maxLength}
            defaultValue={name}
            fault={faultOf('name')}
            autofocus
          />
          <Alert text={message} isAnswer />
          <div class="buttons confirm">
            <Button type="submit" look="primary" isBusy={rename.isBusy}>
              {t.settings.save}
            </Button>
            <Button onPress={close}>{t.goBack}</Button>
          </div>
        </form>
      )}
    </Dialog>
  )
}
