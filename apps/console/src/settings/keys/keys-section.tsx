import type { ApiKey, Scope } from '@paraph/client'
import { Alert } from '@paraph/ui/alert.tsx'
import { useInfiniteQuery } from '@tanstack/preact-query'
import { Badge } from '@paraph/ui/kit/badge.tsx'
import { Button } from '@paraph/ui/kit/button.tsx'
import { formatTime } from '@paraph/ui/times.ts'
import { useSession } from '../../session/session.ts'
import { useTexts } from '../../texts/language.ts'
import { MoreButton } from '../../layout/more-button.tsx'
import { NewKey } from './new-key.tsx'
import { Section } from '../parts/section.tsx'
import { useAction } from '../../layout/use-action.ts'
import { useConfirm } from '../../layout/use-confirm.tsx'

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
    <Section
      title={t.settings.keys.title}
      about={t.settings.keys.about}
      action={<NewKey queryKey={KEY} />}
      scope="keys:write"
      query={query}
    >
      {({ pages }) => (
        <>
          {pages[0]!.apiKeys.length === 0 && <p class="none">{t.settings.keys.none}</p>}
          <ul class="people">
            {pages
              .flatMap((page) => page.apiKeys)
              .map((key) => (
                <KeyRow key={key.id} apiKey={key} />
              ))}
          </ul>
          <MoreButton query={query} label={t.settings.more} />
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
    () => paraph.apiKeys.revoke(id),
    (t) => t.settings.keys.revoked,
  )
  const all = Object.keys(t.settings.scopes)
  const may = all.every((scope) => scopes.includes(scope as Scope))
    ? t.settings.keys.mayAll
    : scopes.map((scope) => t.settings.scopes[scope as Scope]?.name ?? scope).join(' · ')
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
          <strong dir="auto">{called}</strong> {isOwn && <Badge tone="good">{t.settings.keys.own}</Badge>}
          <span class="hint">
            {[
              prefix && `${prefix}…`,
              lastUsedAt ? t.settings.keys.used({ time: formatTime(lastUsedAt, language) }) : t.settings.keys.neverUsed,
              expiresAt && t.settings.keys.expires({ time: formatTime(expiresAt, language) }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
          <span class="hint">{may}</span>
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
