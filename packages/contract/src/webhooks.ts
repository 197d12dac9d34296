import document from '../generated/openapi.json' with { type: 'json' }
import type { webhooks } from '../generated/types.ts'

/** The types of all events that webhooks send, in the order of the spec. */
export const webhookEventTypes = Object.keys(document.webhooks) as (keyof webhooks)[]

/** Returns the JSON pointer to the schema of the event's body, in `document`. */
export function eventSchemaPointer(type: keyof webhooks): string {
  return `#/webhooks/${type}/post/requestBody/content/application~1json/schema`
}
