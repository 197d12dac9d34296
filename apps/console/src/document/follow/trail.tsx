import type { AuditEvent, ParaphDocument, PartyWithSigningUrl } from '@paraph/client'
import { Failure } from '../../layout/failure.tsx'
import { Loading } from '../../layout/loading.tsx'
import { formatTime, useTexts } from '../../texts/language.ts'
import { useEvents } from '../../queries/document.ts'
import { linesOf } from './trail-lines.ts'
import type { Texts } from '../../../generated/texts.ts'

interface TrailProps {
  document: ParaphDocument
  parties: PartyWithSigningUrl[]
}

/** The audit trail in plain words, newest first. */
export function Trail({ document, parties }: TrailProps) {
  const { t, language } = useTexts()
  const query = useEvents(document)
  const names = new Map(parties.map(({ id, name }) => [id, name]))
  return (
    <section class="card">
      <h2>{t.trail.title}</h2>
      {query.isPending && <Loading />}
      {query.error && !query.data && <Failure error={query.error} onRetry={() => void query.refetch()} />}
      <ol class="trail">
        {linesOf(query.data?.events ?? [], (event) => sentenceOf(event, names, t)).map(({ event, sentence, count }) => (
          <li key={event.id}>
            <time class="hint" dateTime={event.at}>
              {formatTime(event.at, language)}
            </time>
            <span dir="auto">{count === 1 ? sentence : t.trail.repeated({ sentence, count: String(count) })}</span>
          </li>
        ))}
      </ol>
      {query.data?.nextCursor && <p class="hint">{t.trail.older}</p>}
    </section>
  )
}

function sentenceOf({ type, partyId, data }: AuditEvent, names: Map<string, string>, t: Texts): string {
  const name = (partyId && names.get(partyId)) ?? t.trail.removedParty
  // A newer server may know more events than this page.
  if (!(type in t.trail.events)) return type
  const sentence = t.trail.events[type as keyof Texts['trail']['events']]
  if (typeof sentence === 'string') return sentence
  const reason = data.reason ?? data.detail ?? ''
  return sentence({ name, address: data.address ?? '', reason, has: reason ? 'yes' : 'no' })
}
