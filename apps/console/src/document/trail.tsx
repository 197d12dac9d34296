import type { AuditEvent, ParaphDocument, PartyWithSigningUrl } from '@paraph/client'
import { Failure } from '../layout/failure.tsx'
import { Loading } from '../layout/loading.tsx'
import type { Texts } from '../texts/en.ts'
import { formatTime, useTexts } from '../texts/language.ts'
import { useEvents } from './queries.ts'

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
        {query.data?.events.map((event) => (
          <li key={event.id}>
            <time class="hint" dateTime={event.at}>
              {formatTime(event.at, language)}
            </time>
            <span dir="auto">{sentenceOf(event, names, t)}</span>
          </li>
        ))}
      </ol>
      {query.data?.nextCursor && <p class="hint">{t.trail.older}</p>}
    </section>
  )
}

function sentenceOf({ type, partyId, data }: AuditEvent, names: Map<string, string>, t: Texts): string {
  const name = (partyId && names.get(partyId)) ?? t.trail.removedParty
  const sentences: Record<string, ((name: string, detail: string) => string) | undefined> = t.trail.events
  return sentences[type]?.(name, data.address ?? data.reason ?? data.detail ?? '') ?? type
}
