import type { Session } from '@paraph/client'
import { Alert } from '@paraph/ui/alert.tsx'
import { Badge } from '@paraph/ui/kit/badge.tsx'
import { Button } from '@paraph/ui/kit/button.tsx'
import { formatTime } from '@paraph/ui/times.ts'
import { useQuery } from '@tanstack/preact-query'
import { useAction } from '../../layout/use-action.ts'
import { useConfirm } from '../../layout/use-confirm.tsx'
import { leaveSession } from '../../session/member.ts'
import { useSession } from '../../session/session.ts'
import { useTexts } from '../../texts/language.ts'
import { browserOf } from './browser-of.ts'
import { Card, Loaded } from '../parts/section.tsx'

const KEY = ['sessions']

/** Where the member is signed in. */
export function SessionsSection() {
  const { t } = useTexts()
  const { paraph } = useSession()
  const words = t.settings.sessions
  const query = useQuery({ queryKey: KEY, queryFn: ({ signal }) => paraph.sessions.list({ signal }) })
  const endAll = useAction(KEY, () => paraph.sessions.endAll())
  const { ask, dialog } = useConfirm()
  const endAfterAsking = async () => {
    const isSure = await ask(({ settings: { sessions } }) => ({
      title: sessions.allSure,
      about: sessions.allAbout,
      confirm: sessions.all,
    }))
    if (isSure) endAll.press(undefined, () => leaveSession())
  }
  return (
    <Card
      title={words.title}
      about={words.about}
      action={
        <Button look="quiet danger" isBusy={endAll.isBusy} onPress={() => void endAfterAsking()}>
          {words.all}
        </Button>
      }
    >
      <Alert text={endAll.message} />
      <Loaded query={query}>
        {({ sessions }) => (
          <ul class="people">
            {sessions.map((session) => (
              <SessionRow key={session.id} session={session} />
            ))}
          </ul>
        )}
      </Loaded>
      {dialog}
    </Card>
  )
}

function SessionRow({ session }: { session: Session }) {
  const { t, language } = useTexts()
  const { paraph } = useSession()
  const words = t.settings.sessions
  const { id, createdAt, lastUsedAt, ipAddress, userAgent, isCurrent } = session
  const end = useAction(KEY, () => paraph.sessions.end(id), isCurrent ? undefined : (t) => t.settings.sessions.ended)
  const browser = browserOf(userAgent) ?? words.unknown
  const press = () => end.press(undefined, () => void (isCurrent && leaveSession()))
  return (
    <li>
      <div class="party">
        <div>
          <strong>{browser}</strong> {isCurrent && <Badge tone="good">{words.current}</Badge>}
          <span class="hint">
            {[
              words.since({ time: formatTime(createdAt, language) }),
              words.used({ time: formatTime(lastUsedAt, language) }),
              ipAddress,
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </div>
        <Button
          look="quiet danger"
          {...(!isCurrent && { 'aria-label': words.endName({ browser }) })}
          isBusy={end.isBusy}
          onPress={press}
        >
          {isCurrent ? t.menu.signOut : words.end}
        </Button>
      </div>
      <Alert text={end.message} />
    </li>
  )
}
