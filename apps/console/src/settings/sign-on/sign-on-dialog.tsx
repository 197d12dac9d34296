import type { ReplaceSingleSignOn, Role, SingleSignOn } from '@paraph/client'
import { Alert } from '@paraph/ui/alert.tsx'
import { Dialog } from '@paraph/ui/dialog.tsx'
import { Button } from '@paraph/ui/kit/button.tsx'
import { Field } from '@paraph/ui/kit/field.tsx'
import { useId } from 'preact/hooks'
import { CopyText } from '../../layout/copy-text.tsx'
import { useAction } from '../../layout/use-action.ts'
import { type Faults, useFaults } from '../../layout/use-faults.ts'
import { useSession } from '../../session/session.ts'
import { useTexts } from '../../texts/language.ts'
import { SIGN_ON } from '../parts/query-keys.ts'
import { roles } from '../parts/roles.ts'

interface SignOnDialogProps {
  /** Null if nothing is set up yet. */
  settings: SingleSignOn | null
  onClose: () => void
}

/** The fields that say what is wrong with them. */
const fields = ['issuer', 'clientId', 'clientSecret', 'domains'] as const

/** Asks for the provider, the domains, and who gets which role. */
export function SignOnDialog({ settings, onClose }: SignOnDialogProps) {
  const { t } = useTexts()
  const { paraph, me } = useSession()
  const words = t.settings.signOn
  const save = useAction(
    SIGN_ON,
    (body: ReplaceSingleSignOn) => paraph.members.replaceSingleSignOn(body),
    (t) => t.settings.signOn.saved,
  )
  const { form, faultOf, message, isRight } = useFaults(fields, save, { issuer_refused: 'issuer' })
  const submit = (event: SubmitEvent, close: () => void) => {
    event.preventDefault()
    const body = bodyOf(new FormData(event.currentTarget as HTMLFormElement))
    if (isRight(faultsIn(body, settings))) save.press(body, close)
  }
  return (
    <Dialog title={words.title} isForm onClose={onClose}>
      {(close) => (
        <form ref={form} noValidate onSubmit={(event) => submit(event, close)}>
          <RedirectAddress address={settings?.redirectUri ?? redirectUriOf(me.account.id)} />
          <Field
            label={words.issuer}
            hint={words.issuerHint}
            name="issuer"
            maxLength={500}
            autofocus
            defaultValue={settings?.issuer ?? ''}
            fault={faultOf('issuer')}
          />
          <Field
            label={words.clientId}
            name="clientId"
            maxLength={200}
            defaultValue={settings?.clientId ?? ''}
            fault={faultOf('clientId')}
          />
          <Field
            label={words.clientSecret}
            hint={settings ? words.secretHint : undefined}
            name="clientSecret"
            maxLength={500}
            fault={faultOf('clientSecret')}
          />
          <Field
            label={words.domains}
            hint={words.domainsHint}
            name="domains"
            defaultValue={settings?.domains.map(({ domain }) => domain).join(', ') ?? ''}
            fault={faultOf('domains')}
          />
          <RoleFields settings={settings} />
          <label class="check">
            <input type="checkbox" name="createsMembers" defaultChecked={settings?.createsMembers ?? true} />
            <span>{words.creates}</span>
          </label>
          {
            // Nobody can demand what nobody has tried.
            settings && (
              <label class="check">
                <input type="checkbox" name="onlySingleSignOn" defaultChecked={settings.onlySingleSignOn} />
                <span>
                  {words.only}
                  <span class="hint">{words.onlyAbout}</span>
                </span>
              </label>
            )
          }
          <Alert text={message} isAnswer />
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

/** Returns what is wrong with what was typed. The server finds more, such as an issuer that does not answer. */
function faultsIn(body: ReplaceSingleSignOn, settings: SingleSignOn | null): Faults<(typeof fields)[number]> {
  const needsSecret = !settings || settings.issuer !== body.issuer || settings.clientId !== body.clientId
  return {
    issuer: /^https?:\/\/[^?#\s]+$/.test(body.issuer) ? undefined : (t) => t.settings.signOn.noIssuer,
    clientId: body.clientId ? undefined : (t) => t.settings.signOn.noClient,
    clientSecret: body.clientSecret || !needsSecret ? undefined : (t) => t.settings.signOn.noSecret,
    domains: body.domains.every((domain) => /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(domain))
      ? undefined
      : (t) => t.settings.signOn.noDomain,
  }
}

/** Where the provider leads people back to. Providers ask for it first. */
function RedirectAddress({ address }: { address: string }) {
  const { t } = useTexts()
  const words = t.settings.signOn
  return (
    <>
      <p>
        {words.register} <a href="docs/guides/single-sign-on.html">{words.guide}</a>
      </p>
      <p>
        <code class="secret">{address}</code>
      </p>
      <div class="buttons">
        <CopyText text={address} label={words.redirectUri} />
      </div>
    </>
  )
}

/** The address that the answer of the server has too, when something is set up. The console is open at the address of the server. */
const redirectUriOf = (accountId: string) => new URL(`single-sign-on/${accountId}`, document.baseURI).href

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
