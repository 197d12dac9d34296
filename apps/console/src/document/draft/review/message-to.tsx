import type { ParaphDocument, PartyMessage, PartyWithSigningUrl } from '@paraph/client'
import { useQuery } from '@tanstack/preact-query'
import { useState } from 'preact/hooks'
import { Failure } from '../../../layout/failure.tsx'
import { Loading } from '../../../layout/loading.tsx'
import { useSession } from '../../../session/session.ts'
import { useTexts } from '../../../texts/language.ts'
import { Choice } from '../../parts/choice.tsx'
import { MailBody } from './mail-body.tsx'

interface MessageToProps {
  document: ParaphDocument
  /** Those who get a message. */
  parties: PartyWithSigningUrl[]
}

/** The message to one person, as the server writes it. */
export function MessageTo({ document: { id, updatedAt }, parties }: MessageToProps) {
  const { t } = useTexts()
  const { paraph } = useSession()
  const [chosen, setChosen] = useState(parties[0]!.id)
  const { data, error, refetch } = useQuery({
    queryKey: ['message', id, chosen, updatedAt],
    queryFn: ({ signal }) => paraph.parties.getMessage(id, chosen, { signal }),
    // A person may have another address since then.
    gcTime: 0,
  })
  return (
    <>
      {parties.length > 1 && (
        <Choice
          label={t.review.messageTo}
          value={chosen}
          names={Object.fromEntries(parties.map(({ id, name }) => [id, name]))}
          options={parties.map(({ id }) => id)}
          onChoose={setChosen}
        />
      )}
      {error && !data ? (
        <Failure error={error} onRetry={refetch} />
      ) : data ? (
        <Message {...data} about={t.review.messageOf({ name: parties.find(({ id }) => id === chosen)?.name ?? '' })} />
      ) : (
        <Loading />
      )}
    </>
  )
}

function Message({ channel, from, to, subject, text, html, about }: PartyMessage & { about: string }) {
  const { t } = useTexts()
  return (
    <article class={`message-shown ${channel?.toLowerCase()}`} aria-label={about}>
      <header>
        {subject && <strong dir="auto">{subject}</strong>}
        <span class="hint" dir="auto">
          {from
            ? t.review.fromTo({ from, to: to ?? t.party.noAddress })
            : t.review.smsTo({ to: to ?? t.party.noAddress })}
        </span>
      </header>
      {html ? <MailBody html={html} /> : <p dir="auto">{text}</p>}
    </article>
  )
}
