import type { AuditEvent } from '@paraph/client'
import type { Texts } from '../../../generated/texts.ts'

interface Words {
  t: Texts
  timeOf: (time: string | undefined) => string
}

/** Says in plain words what has happened. */
export function sentenceOf(
  { type, partyId, data }: AuditEvent,
  names: Map<string, string>,
  { t, timeOf }: Words,
): string {
  const name = (partyId && names.get(partyId)) ?? t.trail.removedParty
  const { changed = [], before, after } = data
  if (before && changed.includes('expiresAt')) {
    return t.trail.lastDay({ before: timeOf(before.expiresAt), after: timeOf(after?.expiresAt) })
  }
  if (data.replaces) return t.trail.replaced({ name, other: names.get(data.replaces) ?? t.trail.removedParty })
  if (changed.includes('signingUrl')) return t.trail.renewed({ name })
  // A newer server may know more events than this page.
  if (!(type in t.trail.events)) return type
  const sentence = t.trail.events[type as keyof Texts['trail']['events']]
  if (typeof sentence === 'string') return sentence
  const reason = data.reason ?? data.detail ?? ''
  const status = before ? 'sent' : 'draft'
  const message = messageTo(name, data, t)
  const has = reason ? 'yes' : 'no'
  // Then the signature caused the event, and not the page that showed the document.
  const reading = data.consentVersion === undefined ? 'shown' : 'counted'
  return sentence({ name, message, address: data.address ?? '', reason, has, status, reading })
}

function messageTo(name: string, { kind }: AuditEvent['data'], t: Texts): string {
  // A newer server may send more kinds than this page knows.
  return kind && kind in t.trail.messages ? t.trail.messages[kind]({ name }) : t.trail.messages.other({ name })
}
