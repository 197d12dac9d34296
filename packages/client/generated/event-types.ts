// Generated from spec/ by `npm run generate`.
import type { DocumentEvent, PartyEvent, TestEvent } from '@paraph/contract/named'

interface Typed<Type> {
  /** What happened. */
  type: Type
}

/** The body of each event, by its type. */
export interface WebhookEvents {
  'document.sent': Omit<DocumentEvent, 'type'> & Typed<'document.sent'>
  'document.completed': Omit<DocumentEvent, 'type'> & Typed<'document.completed'>
  'document.rejected': Omit<DocumentEvent, 'type'> & Typed<'document.rejected'>
  'document.cancelled': Omit<DocumentEvent, 'type'> & Typed<'document.cancelled'>
  'document.expired': Omit<DocumentEvent, 'type'> & Typed<'document.expired'>
  'party.added': Omit<PartyEvent, 'type'> & Typed<'party.added'>
  'party.updated': Omit<PartyEvent, 'type'> & Typed<'party.updated'>
  'party.removed': Omit<PartyEvent, 'type'> & Typed<'party.removed'>
  'party.released': Omit<PartyEvent, 'type'> & Typed<'party.released'>
  'party.sent': Omit<PartyEvent, 'type'> & Typed<'party.sent'>
  'party.delivered': Omit<PartyEvent, 'type'> & Typed<'party.delivered'>
  'party.bounced': Omit<PartyEvent, 'type'> & Typed<'party.bounced'>
  'party.failed': Omit<PartyEvent, 'type'> & Typed<'party.failed'>
  'party.opened': Omit<PartyEvent, 'type'> & Typed<'party.opened'>
  'party.read': Omit<PartyEvent, 'type'> & Typed<'party.read'>
  'party.signed': Omit<PartyEvent, 'type'> & Typed<'party.signed'>
  'party.rejected': Omit<PartyEvent, 'type'> & Typed<'party.rejected'>
  'party.reminded': Omit<PartyEvent, 'type'> & Typed<'party.reminded'>
  'party.wrong_person': Omit<PartyEvent, 'type'> & Typed<'party.wrong_person'>
  'webhook.test': Omit<TestEvent, 'type'> & Typed<'webhook.test'>
}

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
  'party.wrong_person',
  'webhook.test',
]
