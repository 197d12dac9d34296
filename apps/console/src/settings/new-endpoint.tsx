import type { WebhookEndpointWithSecret, WebhookEventType } from '@paraph/client'
import { Alert } from '@paraph/ui/alert.tsx'
import { useId, useState } from 'preact/hooks'
import { useSession } from '../session/session.ts'
import { ENDPOINTS } from './query-keys.ts'
import { SecretDialog } from '../layout/secret-dialog.tsx'
import { useSettingsTexts } from './texts/settings-texts.ts'
import { useAction } from '../layout/use-action.ts'

/** What most programs need. */
const usual: ReadonlySet<string> = new Set<WebhookEventType>([
  'document.completed',
  'document.rejected',
  'document.cancelled',
  'document.expired',
])

export function NewEndpoint() {
  const t = useSettingsTexts()
  const { paraph } = useSession()
  const id = useId()
  const [fault, setFault] = useState<string>()
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
    if (!/^https?:\/\/\S+$/.test(url)) return setFault(t.webhooks.noUrl)
    if (events.length === 0) return setFault(t.webhooks.noEvents)
    setFault(undefined)
    create.press({ url, events, ...(description && { description }) }, (endpoint) => {
      form.reset()
      setCreated(endpoint)
    })
  }
  return (
    <details>
      <summary>{t.webhooks.create}</summary>
      <form noValidate onSubmit={submit}>
        <label for={`${id}-url`}>{t.webhooks.url}</label>
        <input id={`${id}-url`} name="url" type="text" inputMode="url" maxLength={2048} autocomplete="off" />
        <label for={`${id}-description`}>{t.webhooks.description}</label>
        <input id={`${id}-description`} name="description" type="text" maxLength={255} />
        <fieldset class="plain many">
          <legend>{t.webhooks.which}</legend>
          {Object.entries(t.webhooks.eventTypes).map(([type, meaning]) => (
            <label key={type} class="check">
              <input type="checkbox" name="event" value={type} defaultChecked={usual.has(type)} />
              <span>
                {meaning} <code>{type}</code>
              </span>
            </label>
          ))}
        </fieldset>
        <Alert text={fault ?? create.message} isAnswer />
        <button type="submit" class="primary" aria-disabled={create.isBusy}>
          {t.webhooks.createNow}
        </button>
      </form>
      {created && (
        <SecretDialog
          title={t.webhooks.secretTitle}
          about={t.webhooks.secretAbout}
          secret={created.secret}
          onClose={() => setCreated(undefined)}
        />
      )}
    </details>
  )
}
