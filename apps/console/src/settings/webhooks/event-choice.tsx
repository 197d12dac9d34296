import type { WebhookEventType } from '@paraph/client'
import { useId } from 'preact/hooks'
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

/** Chooses of which events an endpoint hears. */
export function EventChoice({ fault }: { fault: string | undefined }) {
  const { t } = useTexts()
  const id = useId()
  const meanings: Record<WebhookEventType, string> = t.settings.webhooks.eventTypes
  const types = Object.entries(meanings)
  // A set of fields has no validity of its own, so its first one says what is wrong, and gets the focus.
  const isFirst = (type: string) => type === types[0]![0]
  return (
    <>
      {groups.map((group) => (
        <fieldset key={group} class="plain">
          <legend>{t.settings.webhooks.which[group]}</legend>
          {types
            .filter(([type]) => type.startsWith(`${group}.`))
            .map(([type, meaning]) => (
              <label key={type} class="check">
                <input
                  type="checkbox"
                  name="event"
                  value={type}
                  defaultChecked={usual.has(type)}
                  aria-invalid={isFirst(type) && fault !== undefined}
                  aria-describedby={isFirst(type) && fault ? `${id}-fault` : undefined}
                />
                <span>
                  {meaning} <code>{type}</code>
                </span>
              </label>
            ))}
        </fieldset>
      ))}
      {fault && (
        <p class="error" id={`${id}-fault`}>
          {fault}
        </p>
      )}
    </>
  )
}
