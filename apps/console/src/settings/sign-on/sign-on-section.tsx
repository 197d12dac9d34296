import { isParaphError, type SingleSignOn } from '@paraph/client'
import { Alert } from '@paraph/ui/alert.tsx'
import { Badge } from '@paraph/ui/kit/badge.tsx'
import { Button } from '@paraph/ui/kit/button.tsx'
import { useQuery } from '@tanstack/preact-query'
import { useState } from 'preact/hooks'
import { useAction } from '../../layout/use-action.ts'
import { useConfirm } from '../../layout/use-confirm.tsx'
import { useSession } from '../../session/session.ts'
import { useTexts } from '../../texts/language.ts'
import { SIGN_ON } from '../parts/query-keys.ts'
import { Section } from '../parts/section.tsx'
import { SignOnDialog } from './sign-on-dialog.tsx'
import { TrySignOn } from './try-sign-on.tsx'

/** The identity provider of the account. */
export function SignOnSection() {
  const { t } = useTexts()
  const { paraph, may } = useSession()
  const words = t.settings.signOn
  const [isOpen, setOpen] = useState(false)
  const about = (
    <>
      {words.about} <a href="docs/guides/single-sign-on.html">{words.guide}</a>
    </>
  )
  const query = useQuery({
    queryKey: SIGN_ON,
    queryFn: async ({ signal }): Promise<{ settings: SingleSignOn | null }> => {
      try {
        return { settings: await paraph.members.getSingleSignOn({ signal }) }
      } catch (error) {
        if (isParaphError(error, 'single_sign_on_not_found')) return { settings: null }
        throw error
      }
    },
  })
  return (
    <Section title={words.title} about={about} scope="members:read" query={query}>
      {({ settings }) => (
        <>
          {settings ? <SignOnState settings={settings} /> : <p class="none">{words.none}</p>}
          {may('members:write') && (
            <Button onPress={() => setOpen(true)}>{settings ? words.change : words.setUp}</Button>
          )}
          {isOpen && <SignOnDialog settings={settings} onClose={() => setOpen(false)} />}
        </>
      )}
    </Section>
  )
}

/** What is set up, and what is left to do at the provider and in the DNS. */
function SignOnState({ settings }: { settings: SingleSignOn }) {
  const { t } = useTexts()
  const { paraph, may } = useSession()
  const words = t.settings.signOn
  const check = useAction(
    SIGN_ON,
    () => paraph.members.confirmSingleSignOnDomains(),
    (t) => t.settings.signOn.checked,
  )
  const remove = useAction(
    SIGN_ON,
    () => paraph.members.removeSingleSignOn(),
    (t) => t.settings.signOn.removed,
  )
  const { ask, dialog } = useConfirm()
  const removeAfterAsking = async () => {
    const isSure = await ask(({ settings: { signOn } }) => ({
      title: signOn.removeSure,
      about: signOn.removeAbout,
      confirm: signOn.remove,
    }))
    if (isSure) remove.press(undefined)
  }
  const { issuer, redirectUri, domains, createsMembers, onlySingleSignOn } = settings
  return (
    <>
      <dl>
        <dt>{words.issuer}</dt>
        <dd>
          <code>{issuer}</code>
        </dd>
        <dt>{words.redirectUri}</dt>
        <dd>
          <code>{redirectUri}</code>
        </dd>
      </dl>
      <ul>
        {domains.map(({ domain, recordName, recordValue, provedAt }) => (
          <li key={domain}>
            {domain}{' '}
            <Badge tone={provedAt === null ? 'waits' : 'good'}>
              {provedAt === null ? words.notProved : words.proved}
            </Badge>
            {provedAt === null && <p class="hint">{words.record({ name: recordName, value: recordValue })}</p>}
          </li>
        ))}
        {createsMembers && <li>{words.creates}</li>}
        {onlySingleSignOn && <li>{words.only}</li>}
      </ul>
      <TrySignOn settings={settings} />
      <Alert text={check.message ?? remove.message} isAnswer />
      {may('members:write') && (
        <div class="buttons">
          {domains.some(({ provedAt }) => provedAt === null) && (
            <Button look="primary" isBusy={check.isBusy} onPress={() => check.press(undefined)}>
              {words.check}
            </Button>
          )}
          <Button isBusy={remove.isBusy} onPress={() => void removeAfterAsking()}>
            {words.remove}
          </Button>
        </div>
      )}
      {dialog}
    </>
  )
}
