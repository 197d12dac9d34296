import type { ApiKey, CreatedApiKey, Scope } from '@paraph/client'
import { Alert } from '@paraph/ui/alert.tsx'
import { useInfiniteQuery } from '@tanstack/preact-query'
import { Badge } from '@paraph/ui/kit/badge.tsx'
import { Button } from '@paraph/ui/kit/button.tsx'
import { useId, useState } from 'preact/hooks'
import { useSession } from '../session/session.ts'
import { formatTime, useTexts } from '../texts/language.ts'
import { focusHeading } from '../layout/heading.tsx'
import { MoreButton } from '../layout/more-button.tsx'
import { SecretDialog } from '../layout/secret-dialog.tsx'
import { Section } from './section.tsx'
import { useAction } from '../layout/use-action.ts'
import { useConfirm } from '../layout/use-confirm.tsx'

const KEY = ['keys']
const PAGE = 50

/** The keys of the account: who and what may use it. */
export function KeysSection() {
  const { t } = useTexts()
  const { paraph, may } = useSession()
  const query = useInfiniteQuery({
    queryKey: KEY,
    queryFn: ({ pageParam, signal }) =>
      paraph.apiKeys.list({ limit: PAGE, ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    enabled: may('keys:write'),
  })
  return (
    <Section title={t.settings.keys.title} about={t.settings.keys.about} scope="keys:write" query={query}>
      {({ pages }) => (
        <>
          <ul class="people">
            {pages
              .flatMap((page) => page.apiKeys)
              .map((key) => (
                <KeyRow key={key.id} apiKey={key} />
              ))}
          </ul>
          <MoreButton query={query} label={t.settings.more} />
          <NewKey />
        </>
      )}
    </Section>
  )
}

function KeyRow({ apiKey }: { apiKey: ApiKey }) {
  const { t, language } = useTexts()
  const { paraph, me } = useSession()
  const { id, name, prefix, scopes, lastUsedAt, expiresAt } = apiKey
  const isOwn = me.apiKey?.id === id
  const revoke = useAction(
    KEY,
    async () => {
      await paraph.apiKeys.revoke(id)
      // The button goes with its row.
      focusHeading()
    },
    t.settings.keys.revoked,
  )
  const called = name ?? prefix ?? id
  const { ask, dialog } = useConfirm()
  const askFirst = async () => {
    const isSure = await ask((t) => ({
      title: t.settings.keys.revokeSure({ name: called }),
      about: isOwn ? t.settings.keys.revokeOwn : t.settings.keys.revokeAbout,
      confirm: t.settings.keys.revoke,
    }))
    if (isSure) revoke.press(undefined)
  }
  return (
    <li>
      <div class="party">
        <div>
          <strong dir="auto">{called}</strong> {isOwn && <Badge tone="waits">{t.settings.keys.own}</Badge>}
          <span class="hint">
            {[
              prefix && `${prefix}…`,
              lastUsedAt ? t.settings.keys.used({ time: formatTime(lastUsedAt, language) }) : t.settings.keys.neverUsed,
              expiresAt && t.settings.keys.expires({ time: formatTime(expiresAt, language) }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
          <span class="hint">{scopes.join(', ')}</span>
        </div>
        <Button
          look="quiet danger"
          aria-label={t.settings.keys.revokeName({ name: called })}
          isBusy={revoke.isBusy}
          onPress={() => void askFirst()}
        >
          {t.settings.keys.revoke}
        </Button>
      </div>
      <Alert text={revoke.message} />
      {dialog}
    </li>
  )
}

/** A key can get only what the key of this session may do. */
function NewKey() {
  const { t } = useTexts()
  const { paraph, me } = useSession()
  const id = useId()
  const [fault, setFault] = useState<string>()
  const [created, setCreated] = useState<CreatedApiKey>()
  const create = useAction(KEY, (body: { name: string; scopes: Scope[]; expiresAt?: string }) =>
    paraph.apiKeys.create(body),
  )
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const form = event.currentTarget as HTMLFormElement
    const data = new FormData(form)
    const name = String(data.get('name')).trim()
    const scopes = data.getAll('scope') as Scope[]
    const day = String(data.get('expiry'))
    if (!name) return setFault(t.settings.keys.noName)
    if (scopes.length === 0) return setFault(t.settings.keys.noScope)
    setFault(undefined)
    const expiresAt = day && new Date(`${day}T23:59:59`).toISOString()
    create.press({ name, scopes, ...(expiresAt && { expiresAt }) }, (key) => {
      form.reset()
      setCreated(key)
    })
  }
  return (
    <details>
      <summary>{t.settings.keys.create}</summary>
      <form noValidate onSubmit={submit}>
        <label for={`${id}-name`}>{t.settings.keys.name}</label>
        <input id={`${id}-name`} name="name" type="text" maxLength={100} autocomplete="off" />
        <fieldset class="plain">
          <legend>{t.settings.keys.scopes}</legend>
          {me.scopes.map((scope) => (
            <label key={scope} class="check">
              <input type="checkbox" name="scope" value={scope} />
              <span>
                {t.settings.scopes[scope as Scope] ?? ''} <code>{scope}</code>
              </span>
            </label>
          ))}
        </fieldset>
        <label for={`${id}-expiry`}>{t.settings.keys.expiry}</label>
        <input id={`${id}-expiry`} name="expiry" type="date" />
        <Alert text={fault ?? create.message} isAnswer />
        <button type="submit" class="primary" aria-disabled={create.isBusy}>
          {t.settings.keys.createNow}
        </button>
      </form>
      {created && (
        <SecretDialog
          title={t.settings.keys.secretTitle({ name: created.name ?? '' })}
          about={t.settings.keys.secretAbout}
          secret={created.secret}
          onClose={() => setCreated(undefined)}
        />
      )}
    </details>
  )
}
