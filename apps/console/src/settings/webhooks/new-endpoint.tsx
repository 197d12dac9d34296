import type { WebhookEndpointWithSecret, WebhookEventType } from '@paraph/client'
import { Alert } from '@paraph/ui/alert.tsx'
import { Icon } from '@paraph/ui/icons/icon.tsx'
import { addIcon } from '@paraph/ui/icons/lucide.ts'
import { Button } from '@paraph/ui/kit/button.tsx'
import { useSaid } from '@paraph/ui/use-said.ts'
import { useId, useState } from 'preact/hooks'
import { useSession } from '../../session/session.ts'
import { ENDPOINTS } from '../parts/query-keys.ts'
import { SecretDialog } from '../../layout/secret-dialog.tsx'
import { useAction } from '../../layout/use-action.ts'
import { useTexts } from '../../texts/language.ts'

/** The events that most programs need. */
const usual: ReadonlySet<string> = new Set<WebhookEventType>([
  'document.completed',
  'document.rejected',
  'document.cancelled',
  'document.expired',
])

/** What the types of events begin with. */
const groups = ['document', 'party'] as const

export function NewEndpoint() {
  const { t } = useTexts()
  const meanings: Record<WebhookEventType, string> = t.settings.webhooks.eventTypes
  const { paraph } = useSession()
  const id = useId()
  const [fault, setFault] = useSaid(t)
  const [created, setCreated] = useState<WebhookEndpointWithSecret>()
  const create = useAction(ENDPOINTS, (body: { url: string; events: WebhookEventType[]; description?: string }) =>
    paraph.webhooks.createEndpoint(body),
  )
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const form = event.currentTarget as HTMLFormElement
    const data = new FormData(form)
    const url = String(data.get('url')).trim()
    const description = String(data.get('description')).trim()
    const events = data.getAll('event') as WebhookEventType[]
    if (!/^https?:\/\/\S+$/.test(url)) return setFault((t) => t.settings.webhooks.noUrl)
    if (events.length === 0) return setFault((t) => t.settings.webhooks.noEvents)
    setFault(undefined)
    create.press({ url, events, ...(description && { description }) }, (endpoint) => {
      form.reset()
      form.closest('details')!.open = false
      setCreated(endpoint)
    })
  }
  return (
    <>
      <details>
        <summary class="button">
          <Icon path={addIcon} />
          {t.settings.webhooks.create}
        </summary>
        <form noValidate onSubmit={submit}>
          <label for={`${id}-url`}>{t.settings.webhooks.url}</label>
          <input id={`${id}-url`} name="url" type="text" inputMode="url" maxLength={2048} autocomplete="off" />
          <label for={`${id}-description`}>{t.settings.webhooks.description}</label>
          <input id={`${id}-description`} name="description" type="text" maxLength={255} />
          {groups.map((group) => (
            <fieldset key={group} class="plain many">
              <legend>{t.settings.webhooks.which[group]}</legend>
              {Object.entries(meanings)
                .filter(([type]) => type.startsWith(`${group}.`))
                .map(([type, meaning]) => (
                  <label key={type} class="check">
                    <input type="checkbox" name="event" value={type} defaultChecked={usual.has(type)} />
                    <span>
                      {meaning} <code>{type}</code>
                    </span>
                  </label>
                ))}
            </fieldset>
          ))}
          <Alert text={fault ?? create.message} isAnswer />
          <Button type="submit" look="primary" isBusy={create.isBusy}>
            {t.settings.webhooks.createNow}
          </Button>
        </form>
      </details>
      {created && (
        <SecretDialog
          title={t.settings.webhooks.secretTitle}
          about={t.settings.webhooks.secretAbout}
          secret={created.secret}
          onClose={() => setCreated(undefined)}
        />
      )}
    </>
  )
}
