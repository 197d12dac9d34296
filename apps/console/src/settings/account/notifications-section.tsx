import type { Notifications, NotificationTime, UpdateNotifications } from '@paraph/client'
import { Alert } from '@paraph/ui/alert.tsx'
import { Button } from '@paraph/ui/kit/button.tsx'
import { useQuery } from '@tanstack/preact-query'
import { useId } from 'preact/hooks'
import { useAction } from '../../layout/use-action.ts'
import { useServerMailIsOff } from '../../server/use-mail-is-off.ts'
import { useSession } from '../../session/session.ts'
import { useTexts } from '../../texts/language.ts'
import { Card, Section } from '../parts/section.tsx'
import { TestMail } from './test-mail.tsx'

const kinds = ['completed', 'rejected', 'undelivered', 'wrongPerson', 'expiring'] as const
const times = ['IMMEDIATELY', 'DAILY', 'OFF'] as const

/** What a member is told by mail of their own documents, and when. */
export function OwnMailsSection() {
  const { t } = useTexts()
  const { paraph, me } = useSession()
  const isMailOff = useServerMailIsOff(true)
  const update = (notifications: UpdateNotifications) => paraph.accounts.updateMe({ notifications })
  return (
    <Card title={t.settings.mails.own} about={t.settings.mails.ownAbout({ address: me.member!.email })}>
      {isMailOff && <p class="notice">{t.settings.mails.noMail}</p>}
      <NotificationsForm notifications={me.notifications!} queryKey={['me']} update={update} mayChange />
    </Card>
  )
}

/** What the account is told by mail of all documents. */
export function NotificationsSection() {
  const { t } = useTexts()
  const { paraph, may, me } = useSession()
  const isMailOff = useServerMailIsOff(true)
  const query = useQuery({ queryKey: ['account'], queryFn: ({ signal }) => paraph.accounts.get({ signal }) })
  const update = (notifications: UpdateNotifications) => paraph.accounts.update({ notifications })
  const { title, about, ofAccount, ofAccountAbout, noMail, noAddress, address } = t.settings.mails
  return (
    <Section
      title={me.member ? ofAccount : title}
      about={me.member ? ofAccountAbout : about}
      scope="account:read"
      query={query}
    >
      {({ contactEmail, notifications }) => (
        <>
          {isMailOff && <p class="notice">{noMail}</p>}
          <p>{contactEmail === null ? noAddress : address({ address: contactEmail })}</p>
          {may('account:write') && contactEmail !== null && <TestMail />}
          <NotificationsForm
            notifications={notifications}
            queryKey={['account']}
            update={update}
            mayChange={may('account:write')}
          />
        </>
      )}
    </Section>
  )
}

interface NotificationsFormProps {
  notifications: Notifications
  queryKey: string[]
  update: (notifications: UpdateNotifications) => PromiseLike<unknown>
  mayChange: boolean
}

function NotificationsForm({ notifications, queryKey, update, mayChange }: NotificationsFormProps) {
  const { t } = useTexts()
  const change = useAction(queryKey, update, (t) => t.settings.saved)
  return (
    <form
      key={JSON.stringify(notifications)}
      onSubmit={(event) => {
        event.preventDefault()
        const form = new FormData(event.currentTarget as HTMLFormElement)
        const chosen = kinds.filter((kind) => form.get(kind) !== notifications[kind])
        change.press(Object.fromEntries(chosen.map((kind) => [kind, form.get(kind) as NotificationTime])))
      }}
    >
      <div class="mails">
        {kinds.map((kind) => (
          <Kind key={kind} kind={kind} time={notifications[kind]} mayChange={mayChange} />
        ))}
      </div>
      <Alert text={change.message} isAnswer />
      {mayChange && (
        <Button type="submit" look="primary" isBusy={change.isBusy}>
          {t.settings.save}
        </Button>
      )}
    </form>
  )
}

interface KindProps {
  kind: keyof Notifications
  time: NotificationTime
  mayChange: boolean
}

function Kind({ kind, time, mayChange }: KindProps) {
  const { t } = useTexts()
  const id = useId()
  const { name, about } = t.settings.mails.kinds[kind]
  return (
    <div>
      <div>
        <label for={id}>{name}</label>
        <p class="hint" id={`${id}-about`}>
          {about}
        </p>
      </div>
      <select id={id} name={kind} aria-describedby={`${id}-about`} disabled={!mayChange}>
        {times.map((each) => (
          <option key={each} value={each} selected={each === time}>
            {t.settings.mails.times[each]}
          </option>
        ))}
      </select>
    </div>
  )
}
