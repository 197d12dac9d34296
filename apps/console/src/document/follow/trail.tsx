import type { AuditEvent, ParaphDocument, PartyWithSigningUrl } from '@paraph/client'
import { Button } from '@paraph/ui/kit/button.tsx'
import { formatTime } from '@paraph/ui/times.ts'
import { useState } from 'preact/hooks'
import { Failure } from '../../layout/failure.tsx'
import { Loading } from '../../layout/loading.tsx'
import { useEvents } from '../../queries/document.ts'
import { useTexts } from '../../texts/language.ts'
import { linesOf } from './trail-lines.ts'
import { sentenceOf } from './trail-sentence.ts'

/** The style sheet shows this many events at first. */
const FEW = 20

interface TrailProps {
  document: ParaphDocument
  parties: PartyWithSigningUrl[]
}

/** The audit trail in plain words, newest first. */
export function Trail({ document, parties }: TrailProps) {
  const { t, language } = useTexts()
  const query = useEvents(document)
  const [isAll, setAll] = useState(false)
  const events = query.data?.events ?? []
  const removed = events.flatMap(({ partyId, data }): [string, string][] =>
    partyId && data.name ? [[partyId, data.name]] : [],
  )
  const names = new Map([...removed, ...parties.map(({ id, name }): [string, string] => [id, name])])
  // Without an order, nobody waits for a turn.
  const isTold = ({ type }: AuditEvent) => type !== 'party.released' || document.signingMode === 'SEQUENTIAL'
  const timeOf = (time: string | undefined) => (time === undefined ? t.trail.noDay : formatTime(time, language))
  const lines = linesOf(events.filter(isTold), (event) => sentenceOf(event, names, { t, timeOf }))
  const isCut = lines.length > FEW && !isAll
  return (
    <section class="card">
      <h2>{t.trail.title}</h2>
      {query.isPending && <Loading />}
      {query.error && !query.data && <Failure error={query.error} onRetry={query.refetch} />}
      <ol class={`trail ${isCut ? 'cut' : ''}`}>
        {lines.map(({ event, sentence, count }) => (
          <li key={event.id}>
            <time class="hint" dateTime={event.at}>
              {formatTime(event.at, language)}
            </time>
            <span dir="auto">{count === 1 ? sentence : t.trail.repeated({ sentence, count: String(count) })}</span>
          </li>
        ))}
      </ol>
      {isCut && <Button onPress={() => setAll(true)}>{t.trail.showAll({ count: lines.length })}</Button>}
      {!isCut && query.data?.nextCursor && <p class="hint">{t.trail.older}</p>}
    </section>
  )
}
