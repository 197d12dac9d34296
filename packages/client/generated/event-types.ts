// Generated from spec/ by `npm run generate`.
import type { WebhookEvents } from '@paraph/contract'

/** The types of the events that this version of the client knows. */
export const eventTypes: readonly (keyof WebhookEvents)[] = [
  'document.sent',
  'document.completed',
  'document.rejected',
  'document.cancelled',
  'document.expired',
  'party.added',
  'party.updated',
  'party.removed',
  'party.released',
  'party.sent',
  'party.delivered',
  'party.bounced',
  'party.failed',
  'party.opened',
  'party.read',
  'party.signed',
  'party.rejected',
  'party.reminded',
  'webhook.test',
]
