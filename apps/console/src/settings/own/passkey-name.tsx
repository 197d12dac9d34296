import { Alert } from '@paraph/ui/alert.tsx'
import { Dialog } from '@paraph/ui/dialog.tsx'
import { Button } from '@paraph/ui/kit/button.tsx'
import { Field } from '@paraph/ui/kit/field.tsx'
import { useAction } from '../../layout/use-action.ts'
import { useSession } from '../../session/session.ts'
import { useTexts } from '../../texts/language.ts'
import { PASSKEYS } from '../parts/query-keys.ts'

interface PasskeyNameProps {
  id: string
  name: string
  onClose: () => void
}

/** Asks for another name of a passkey. */
export function PasskeyName({ id, name, onClose }: PasskeyNameProps) {
  const { t } = useTexts()
  const { paraph } = useSession()
  const rename = useAction(
    PASSKEYS,
    (typed: string) => paraph.passkeys.update(id, { name: typed }),
    (t) => t.settings.saved,
  )
  const submit = (event: SubmitEvent, close: () => void) => {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget as HTMLFormElement).get('name')).trim()
    if (typed) rename.press(typed, close)
  }
  return (
    <Dialog title={t.settings.passkeys.renameName({ name })} isForm onClose={onClose}>
      {(close) => (
        <form noValidate onSubmit={(event) => submit(event, close)}>
          <Field label={t.settings.passkeys.name} name="name" maxLength={100} defaultValue={name} autofocus />
          <Alert text={rename.message} isAnswer />
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
