import type { WebhookEndpoint } from '@paraph/client'
import { Alert } from '@paraph/ui/alert.tsx'
import { trashIcon } from '@paraph/ui/icons/lucide.ts'
import { Badge } from '@paraph/ui/kit/badge.tsx'
import { Button } from '@paraph/ui/kit/button.tsx'
import { Menu } from '@paraph/ui/kit/menu.tsx'
import { formatTime } from '@paraph/ui/times.ts'
import { useQuery } from '@tanstack/preact-query'
import { useState } from 'preact/hooks'
import { NoScope } from '../../layout/no-scope.tsx'
import { useSession } from '../../session/session.ts'
import { useTexts } from '../../texts/language.ts'
import { Deliveries } from './deliveries.tsx'
import { Failing } from './failing.tsx'
import { NewEndpoint } from './new-endpoint.tsx'
import { ENDPOINTS } from '../parts/query-keys.ts'
import { SecretDialog } from '../../layout/secret-dialog.tsx'
import { Section } from '../parts/section.tsx'
import { useAction } from '../../layout/use-action.ts'
import { useConfirm } from '../../layout/use-confirm.tsx'

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
    <Section
      title={t.settings.webhooks.title}
      about={about}
      action={may('documents:read') && <NewEndpoint />}
      scope="webhooks:write"
      query={query}
    >
      {({ webhookEndpoints }) => (
        <>
          {webhookEndpoints.length === 0 && <p class="none">{t.settings.webhooks.none}</p>}
          <ul class="people">
            {webhookEndpoints.map((endpoint) => (
              <EndpointRow key={endpoint.id} endpoint={endpoint} />
            ))}
          </ul>
          {!may('documents:read') && <NoScope scope="documents:read" />}
        </>
      )}
    </Section>
  )
}

function EndpointRow({ endpoint }: { endpoint: WebhookEndpoint }) {
  const { t, language } = useTexts()
  const { id, url, description, events, enabled, disabledReason, failingSince, previousSecretExpiresAt } = endpoint
  const { webhooks } = t.settings
  const reasons: Record<string, string> = webhooks.reasons
  const isFailing = enabled && failingSince !== null
  return (
    <li>
      <div class="party">
        <div>
          <strong dir="ltr">{url}</strong>{' '}
          <Badge tone={!enabled ? 'bad' : isFailing ? 'waits' : 'good'}>
            {!enabled ? webhooks.disabled : isFailing ? webhooks.failing : webhooks.enabled}
          </Badge>
          <span class="hint">
            {description && <bdi>{description}: </bdi>}
            {webhooks.events({ count: events.length })}
          </span>
          {disabledReason && <p class="error">{reasons[disabledReason] ?? disabledReason}</p>}
          {isFailing && <Failing endpointId={id} since={failingSince} />}
          {previousSecretExpiresAt && (
            <span class="hint">{webhooks.twoSecrets({ time: formatTime(previousSecretExpiresAt, language) })}</span>
          )}
        </div>
        <EndpointButtons endpoint={endpoint} />
      </div>
      <Deliveries endpointId={id} />
    </li>
  )
}

function EndpointButtons({ endpoint: { id, url, enabled } }: { endpoint: WebhookEndpoint }) {
  const { t } = useTexts()
  const { paraph } = useSession()
  const [secret, setSecret] = useState<string>()
  const { ask, dialog } = useConfirm()
  const { webhooks } = t.settings
  const enable = useAction(
    ENDPOINTS,
    (enabled: boolean) => paraph.webhooks.updateEndpoint(id, { enabled }),
    (t) => t.settings.saved,
  )
  const rotate = useAction(ENDPOINTS, () => paraph.webhooks.rotateSecret(id))
  const remove = useAction(
    ENDPOINTS,
    () => paraph.webhooks.deleteEndpoint(id),
    (t) => t.settings.webhooks.removed,
  )
  const askFirst = async () => {
    const isSure = await ask((t) => ({
      title: t.settings.webhooks.removeSure,
      about: t.settings.webhooks.removeAbout({ url }),
      confirm: t.settings.remove,
    }))
    if (isSure) remove.press(undefined)
  }
  return (
    <>
      {!enabled && (
        <Button isBusy={enable.isBusy} onPress={() => enable.press(true)}>
          {webhooks.enable}
        </Button>
      )}
      <Menu
        label={webhooks.moreFor({ url })}
        items={[
          enabled && { label: webhooks.disable, onChoose: () => enable.press(false) },
          {
            label: webhooks.rotate,
            onChoose: () => rotate.press(undefined, ({ secret }) => setSecret(secret)),
          },
          { label: t.settings.remove, icon: trashIcon, isDanger: true, onChoose: () => void askFirst() },
        ]}
      />
      <Alert text={enable.message ?? rotate.message ?? remove.message} />
      {dialog}
      {secret && (
        <SecretDialog
          title={webhooks.secretTitle}
          about={webhooks.rotated}
          secret={secret}
          onClose={() => setSecret(undefined)}
        />
      )}
    </>
  )
}
