import type { WebhookEndpoint } from '@paraph/client'
import { Alert } from '@paraph/ui/alert.tsx'
import { useQuery } from '@tanstack/preact-query'
import { useState } from 'preact/hooks'
import { NoScope } from '../layout/no-scope.tsx'
import { useSession } from '../session/session.ts'
import { formatTime, useTexts } from '../texts/language.ts'
import { Deliveries } from './deliveries.tsx'
import { NewEndpoint } from './new-endpoint.tsx'
import { ENDPOINTS } from './query-keys.ts'
import { SecretDialog } from '../layout/secret-dialog.tsx'
import { Section } from './section.tsx'
import { useAction } from '../layout/use-action.ts'

/** An account has few endpoints, so one page is enough. */
const MOST = 100

/** Which programs hear of the documents, and how that goes. */
export function WebhooksSection() {
  const { t } = useTexts()
  const { paraph, may } = useSession()
  const query = useQuery({
    queryKey: ENDPOINTS,
    queryFn: ({ signal }) => paraph.webhooks.listEndpoints({ limit: MOST }, { signal }),
    enabled: may('webhooks:write'),
  })
  const about = (
    <>
      {t.settings.webhooks.about} <a href="docs/guides/webhooks.html">{t.settings.webhooks.guide}</a>
    </>
  )
  return (
    <Section title={t.settings.webhooks.title} about={about} scope="webhooks:write" query={query}>
      {({ webhookEndpoints }) => (
        <>
          <ul class="people">
            {webhookEndpoints.map((endpoint) => (
              <EndpointRow key={endpoint.id} endpoint={endpoint} />
            ))}
          </ul>
          {may('documents:read') ? <NewEndpoint /> : <NoScope scope="documents:read" />}
        </>
      )}
    </Section>
  )
}

function EndpointRow({ endpoint }: { endpoint: WebhookEndpoint }) {
  const { t, language } = useTexts()
  const { paraph } = useSession()
  const { id, url, description, events, enabled, disabledReason, previousSecretExpiresAt } = endpoint
  const [secret, setSecret] = useState<string>()
  const enable = useAction(
    ENDPOINTS,
    (enabled: boolean) => paraph.webhooks.updateEndpoint(id, { enabled }),
    t.settings.saved,
  )
  const rotate = useAction(ENDPOINTS, () => paraph.webhooks.rotateSecret(id))
  const remove = useAction(ENDPOINTS, () => paraph.webhooks.deleteEndpoint(id), t.settings.webhooks.removed)
  return (
    <li>
      <div class="party">
        <div>
          <strong dir="ltr">{url}</strong>{' '}
          <span class={`mark ${enabled ? 'completed' : 'rejected'}`}>
            {enabled ? t.settings.webhooks.enabled : t.settings.webhooks.disabled}
          </span>
          <span class="hint">
            {description && <bdi>{description}: </bdi>}
            {t.settings.webhooks.events({ count: events.length })}
          </span>
          {disabledReason && (
            <p class="error">
              {t.settings.webhooks.reasons[disabledReason as keyof typeof t.settings.webhooks.reasons] ??
                disabledReason}
            </p>
          )}
          {previousSecretExpiresAt && (
            <span class="hint">
              {t.settings.webhooks.twoSecrets({ time: formatTime(previousSecretExpiresAt, language) })}
            </span>
          )}
        </div>
        <div class="buttons end">
          <button type="button" class="quiet" onClick={() => enable.press(!enabled)}>
            {enabled ? t.settings.webhooks.disable : t.settings.webhooks.enable}
          </button>
          <button
            type="button"
            class="quiet"
            onClick={() => rotate.press(undefined, ({ secret }) => setSecret(secret))}
          >
            {t.settings.webhooks.rotate}
          </button>
          <button
            type="button"
            class="quiet"
            onClick={() => confirm(t.settings.webhooks.removeSure({ url })) && remove.press(undefined)}
          >
            {t.settings.remove}
          </button>
        </div>
      </div>
      <Alert text={enable.message ?? rotate.message ?? remove.message} />
      <Deliveries endpointId={id} />
      {secret && (
        <SecretDialog
          title={t.settings.webhooks.secretTitle}
          about={t.settings.webhooks.rotated}
          secret={secret}
          onClose={() => setSecret(undefined)}
        />
      )}
    </li>
  )
}
