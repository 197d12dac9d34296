import type { WebhookEndpointWithSecret, WebhookEventType } from '@paraph/client'
import { Alert } from '@paraph/ui/alert.tsx'
import { Dialog } from '@paraph/ui/dialog.tsx'
import { addIcon } from '@paraph/ui/icons/lucide.ts'
import { Button } from '@paraph/ui/kit/button.tsx'
import { Field } from '@paraph/ui/kit/field.tsx'
import { useState } from 'preact/hooks'
import type { Texts } from '../../../generated/texts.ts'
import { SecretDialog } from '../../layout/secret-dialog.tsx'
import { useAction } from '../../layout/use-action.ts'
import { useFaults } from '../../layout/use-faults.ts'
import { useSession } from '../../session/session.ts'
import { useTexts } from '../../texts/language.ts'
import { ENDPOINTS } from '../parts/query-keys.ts'
import { EventChoice } from './event-choice.tsx'

/** The button that adds an endpoint, the dialog that asks for its address, and the one that shows its secret. */
export function NewEndpoint() {
  const { t } = useTexts()
  const [isOpen, setOpen] = useState(false)
  const [created, setCreated] = useState<WebhookEndpointWithSecret>()
  return (
    <>
      <Button icon={addIcon} onPress={() => setOpen(true)}>
        {t.settings.webhooks.create}
      </Button>
      {isOpen && <NewEndpointDialog onCreated={setCreated} onClose={() => setOpen(false)} />}
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

interface NewEndpointDialogProps {
  onCreated: (endpoint: WebhookEndpointWithSecret) => void
  onClose: () => void
}

function NewEndpointDialog({ onCreated, onClose }: NewEndpointDialogProps) {
  const { t } = useTexts()
  const { paraph } = useSession()
  const words = t.settings.webhooks
  const create = useAction(ENDPOINTS, (body: { url: string; events: WebhookEventType[]; description?: string }) =>
    paraph.webhooks.createEndpoint(body),
  )
  const names = ['url', 'description', 'events'] as const
  const { form, faultOf, message, isRight } = useFaults(names, create, { webhook_url_refused: 'url' })
  const submit = (event: SubmitEvent, close: () => void) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget as HTMLFormElement)
    const url = String(data.get('url')).trim()
    const description = String(data.get('description')).trim()
    const events = data.getAll('event') as WebhookEventType[]
    const noUrl = /^https?:\/\/\S+$/.test(url) ? undefined : (t: Texts) => t.settings.webhooks.noUrl
    const noEvents = events.length > 0 ? undefined : (t: Texts) => t.settings.webhooks.noEvents
    if (!isRight({ url: noUrl, events: noEvents })) return
    create.press({ url, events, ...(description && { description }) }, (endpoint) => {
      // Closed first, so that the focus goes back to the button, and from the next dialog too.
      close()
      onCreated(endpoint)
    })
  }
  return (
    <Dialog title={words.create} isForm onClose={onClose}>
      {(close) => (
        <form ref={form} noValidate onSubmit={(event) => submit(event, close)}>
          <Field
            label={words.url}
            hint={words.urlHint}
            name="url"
            inputMode="url"
            maxLength={2048}
            placeholder="https://example.com/paraph"
            fault={faultOf('url')}
            autofocus
          />
          <Field label={words.description} name="description" maxLength={255} fault={faultOf('description')} />
          <EventChoice fault={faultOf('events')} />
          <Alert text={message} isAnswer />
          <div class="buttons confirm">
            <Button type="submit" look="primary" isBusy={create.isBusy}>
              {words.createNow}
            </Button>
            <Button onPress={close}>{t.goBack}</Button>
          </div>
        </form>
      )}
    </Dialog>
  )
}
