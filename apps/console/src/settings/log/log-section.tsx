import type { AccountEvent, ListAccountEventsQuery } from '@paraph/client'
import { useInfiniteQuery, useQuery } from '@tanstack/preact-query'
import { useState } from 'preact/hooks'
import { MoreButton } from '../../layout/more-button.tsx'
import { useSession } from '../../session/session.ts'
import { useTexts } from '../../texts/language.ts'
import { LogRow } from './log-row.tsx'
import { Card, Loaded } from '../parts/section.tsx'

const PAGE = 25
/** Milliseconds. What is done in the other parts of the settings appears by itself. */
const LIVE = 15_000
/** The members of the choice. Others are found in the API. */
const MOST_MEMBERS = 100

type Chosen = Pick<ListAccountEventsQuery, 'type' | 'actorId'>

/** Who did what to the account. */
export function LogSection() {
  const { t } = useTexts()
  const { paraph, may } = useSession()
  const words = t.settings.log
  const [chosen, setChosen] = useState<Chosen>({})
  const query = useInfiniteQuery({
    queryKey: ['log', chosen],
    queryFn: ({ pageParam, signal }) =>
      paraph.accounts.listEvents({ limit: PAGE, ...chosen, ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    refetchInterval: LIVE,
  })
  const members = useQuery({
    queryKey: ['log', 'members'],
    queryFn: ({ signal }) => paraph.members.list({ limit: MOST_MEMBERS }, { signal }),
    enabled: may('members:read'),
  })
  const types = Object.keys(words.types) as (keyof typeof words.types)[]
  return (
    <Card title={words.title} about={words.about}>
      <div class="settings">
        <Choice
          label={words.what}
          options={types.map((type) => [type, words.types[type]])}
          onChoose={(type) =>
            setChosen(({ actorId }) => ({
              ...(type && { type: type as AccountEvent['type'] }),
              ...(actorId && { actorId }),
            }))
          }
        />
        <Choice
          label={words.who}
          options={(members.data?.members ?? []).map(({ id, name }) => [id, name])}
          onChoose={(actorId) => setChosen(({ type }) => ({ ...(type && { type }), ...(actorId && { actorId }) }))}
        />
      </div>
      <Loaded query={query}>
        {({ pages }) => {
          const events = pages.flatMap((page) => page.accountEvents)
          return events.length === 0 ? (
            <p class="hint">{words.nothing}</p>
          ) : (
            <ul class="people">
              {events.map((event) => (
                <LogRow key={event.id} event={event} />
              ))}
            </ul>
          )
        }}
      </Loaded>
      <MoreButton query={query} label={t.settings.more} />
    </Card>
  )
}

interface ChoiceProps {
  label: string
  options: [value: string, name: string][]
  /** Gets an empty text for all. */
  onChoose: (value: string) => void
}

function Choice({ label, options, onChoose }: ChoiceProps) {
  const { t } = useTexts()
  return (
    <label>
      {label}
      <select onChange={({ currentTarget }) => onChoose(currentTarget.value)}>
        <option value="">{t.settings.log.all}</option>
        {options.map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}
