import type { ReplaceSingleSignOn, Role, SingleSignOn } from '@paraph/client'
import { Alert } from '@paraph/ui/alert.tsx'
import { Dialog } from '@paraph/ui/dialog.tsx'
import { Button } from '@paraph/ui/kit/button.tsx'
import { Field } from '@paraph/ui/kit/field.tsx'
import { useId, useState } from 'preact/hooks'
import { useAction } from '../../layout/use-action.ts'
import { useSession } from '../../session/session.ts'
import { useTexts } from '../../texts/language.ts'
import { SIGN_ON } from '../parts/query-keys.ts'
import { roles } from '../parts/roles.ts'

interface SignOnDialogProps {
  /** Null if nothing is set up yet. */
  settings: SingleSignOn | null
  onClose: () => void
}

/** Asks for the provider, the domains, and who gets which role. */
export function SignOnDialog({ settings, onClose }: SignOnDialogProps) {
  const { t } = useTexts()
  const { paraph } = useSession()
  const words = t.settings.signOn
  const [isIncomplete, setIncomplete] = useState(false)
  const save = useAction(
    SIGN_ON,
    (body: ReplaceSingleSignOn) => paraph.members.replaceSingleSignOn(body),
    (t) => t.settings.signOn.saved,
  )
  const submit = (event: SubmitEvent, close: () => void) => {
    event.preventDefault()
    const body = bodyOf(new FormData(event.currentTarget as HTMLFormElement))
    const isComplete = body.issuer && body.clientId && (settings || body.clientSecret)
    setIncomplete(!isComplete)
    if (isComplete) save.press(body, close)
  }
  return (
    <Dialog title={words.title} isForm onClose={onClose}>
      {(close) => (
        <form noValidate onSubmit={(event) => submit(event, close)}>
          <Field
            label={words.issuer}
            hint={words.issuerHint}
            name="issuer"
            maxLength={500}
            autofocus
            defaultValue={settings?.issuer ?? ''}
          />
          <Field label={words.clientId} name="clientId" maxLength={200} defaultValue={settings?.clientId ?? ''} />
          <Field
            label={words.clientSecret}
            hint={settings ? words.secretHint : undefined}
            name="clientSecret"
            maxLength={500}
          />
          <Field
            label={words.domains}
            hint={words.domainsHint}
            name="domains"
            defaultValue={settings?.domains.map(({ domain }) => domain).join(', ') ?? ''}
          />
          <RoleFields settings={settings} />
          <label class="check">
            <input type="checkbox" name="createsMembers" defaultChecked={settings?.createsMembers ?? true} />
            <span>{words.creates}</span>
          </label>
          <label class="check">
            <input type="checkbox" name="onlySingleSignOn" defaultChecked={settings?.onlySingleSignOn ?? false} />
            <span>
              {words.only}
              <span class="hint">{words.onlyAbout}</span>
            </span>
          </label>
          <Alert text={isIncomplete ? words.incomplete : save.message} isAnswer />
          <div class="buttons confirm">
            <Button type="submit" look="primary" isBusy={save.isBusy}>
              {words.save}
            </Button>
            <Button onPress={close}>{t.goBack}</Button>
          </div>
        </form>
      )}
    </Dialog>
  )
}

function RoleFields({ settings }: Pick<SignOnDialogProps, 'settings'>) {
  const { t } = useTexts()
  const id = useId()
  const words = t.settings.signOn
  const names = t.settings.members.roles
  const valuesOf = (role: Role) => settings?.roles.filter((one) => one.role === role).map(({ value }) => value) ?? []
  return (
    <>
      <label for={id}>{words.newRole}</label>
      <select id={id} name="defaultRole">
        <option value="">{words.noRole}</option>
        {roles.map((role) => (
          <option key={role} value={role} selected={role === (settings ? settings.defaultRole : 'SENDER')}>
            {names[role].name}
          </option>
        ))}
      </select>
      <Field
        label={words.claim}
        hint={words.claimHint}
        name="roleClaim"
        maxLength={200}
        defaultValue={settings?.roleClaim ?? ''}
      />
      {roles.map((role) => (
        <Field
          key={role}
          label={words.valuesOf({ role: names[role].name })}
          name={`values ${role}`}
          defaultValue={valuesOf(role).join(', ')}
        />
      ))}
    </>
  )
}

function bodyOf(form: FormData): ReplaceSingleSignOn {
  const typed = (name: string) => String(form.get(name)).trim()
  const listed = (name: string) =>
    typed(name)
      .split(/\s*,\s*/)
      .filter((each) => each !== '')
  const clientSecret = typed('clientSecret')
  return {
    issuer: typed('issuer'),
    clientId: typed('clientId'),
    ...(clientSecret && { clientSecret }),
    domains: listed('domains').map((domain) => domain.toLowerCase()),
    roleClaim: typed('roleClaim') || null,
    roles: roles.flatMap((role) => listed(`values ${role}`).map((value) => ({ value, role }))),
    defaultRole: (typed('defaultRole') || null) as Role | null,
    createsMembers: form.has('createsMembers'),
    onlySingleSignOn: form.has('onlySingleSignOn'),
  }
}
