import type { CreatedApiKey, Scope } from '@paraph/client'
import { Alert } from '@paraph/ui/alert.tsx'
import { Dialog } from '@paraph/ui/dialog.tsx'
import { addIcon } from '@paraph/ui/icons/lucide.ts'
import { Button } from '@paraph/ui/kit/button.tsx'
import { Field } from '@paraph/ui/kit/field.tsx'
import { useState } from 'preact/hooks'
import { SecretDialog } from '../../layout/secret-dialog.tsx'
import type { Texts } from '../../../generated/texts.ts'
import { useAction } from '../../layout/use-action.ts'
import { useFaults } from '../../layout/use-faults.ts'
import { useSession } from '../../session/session.ts'
import { useTexts } from '../../texts/language.ts'
import { offeredBy, ScopeChoice } from './scope-choice.tsx'

/** The button that makes a key, the dialog that asks what the key may do, and the one that shows its secret. */
export function NewKey({ queryKey }: { queryKey: string[] }) {
  const { t } = useTexts()
  const [isOpen, setOpen] = useState(false)
  const [created, setCreated] = useState<CreatedApiKey>()
  return (
    <>
      <Button icon={addIcon} onPress={() => setOpen(true)}>
        {t.settings.keys.create}
      </Button>
      {isOpen && <NewKeyDialog queryKey={queryKey} onCreated={setCreated} onClose={() => setOpen(false)} />}
      {created && (
        <SecretDialog
          title={t.settings.keys.secretTitle({ name: created.name ?? '' })}
          about={t.settings.keys.secretAbout}
          secret={created.secret}
          onClose={() => setCreated(undefined)}
        />
      )}
    </>
  )
}

interface NewKeyDialogProps {
  queryKey: string[]
  onCreated: (key: CreatedApiKey) => void
  onClose: () => void
}

function NewKeyDialog({ queryKey, onCreated, onClose }: NewKeyDialogProps) {
  const { t } = useTexts()
  const { paraph, me } = useSession()
  const [scopes, setScopes] = useState<string[]>([])
  const create = useAction(queryKey, (body: { name: string; scopes: Scope[]; expiresAt?: string }) =>
    paraph.apiKeys.create(body),
  )
  const { form, faultOf, message, isRight } = useFaults(['name', 'scopes', 'expiresAt'], create)
  const submit = (event: SubmitEvent, close: () => void) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget as HTMLFormElement)
    const name = String(data.get('name')).trim()
    const day = String(data.get('expiry'))
    const noName = name ? undefined : (t: Texts) => t.settings.keys.noName
    const noScope = scopes.length > 0 ? undefined : (t: Texts) => t.settings.keys.noScope
    if (!isRight({ name: noName, scopes: noScope })) return
    const expiresAt = day && new Date(`${day}T23:59:59`).toISOString()
    create.press({ name, scopes: scopes as Scope[], ...(expiresAt && { expiresAt }) }, (key) => {
      // Closed first, so that the focus goes back to the button, and from the next dialog too.
      close()
      onCreated(key)
    })
  }
  return (
    <Dialog title={t.settings.keys.create} isForm onClose={onClose}>
      {(close) => (
        <form ref={form} noValidate onSubmit={(event) => submit(event, close)}>
          <Field
            label={t.settings.keys.name}
            hint={t.settings.keys.nameHint}
            name="name"
            maxLength={100}
            fault={faultOf('name')}
            autofocus
          />
          <ScopeChoice offered={offeredBy(me.scopes)} chosen={scopes} fault={faultOf('scopes')} onChange={setScopes} />
          <Field label={t.settings.keys.expiry} name="expiry" type="date" fault={faultOf('expiresAt')} />
          <Alert text={message} isAnswer />
          <div class="buttons confirm">
            <Button type="submit" look="primary" isBusy={create.isBusy}>
              {t.settings.keys.createNow}
            </Button>
            <Button onPress={close}>{t.goBack}</Button>
          </div>
        </form>
      )}
    </Dialog>
  )
}
