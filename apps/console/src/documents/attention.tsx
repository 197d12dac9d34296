import type { ParaphDocument } from '@paraph/client'
import { useInfiniteQuery } from '@tanstack/preact-query'
import { MoreButton } from '../layout/more-button.tsx'
import { KEPT } from '../queries/live.ts'
import { addressOf } from '../routes.ts'
import { useSession } from '../session/session.ts'
import { useTexts } from '../texts/language.ts'
import { AttentionMark } from './attention-mark.tsx'
import { People, Progress } from './people.tsx'

const PAGE = 5

/** Milliseconds between two looks. What the sender changes is seen at once. */
const LIVE = 60_000

export function useAttention(isShown: boolean) {
  const { paraph, may } = useSession()
  return useInfiniteQuery({
    queryKey: ['documents', 'attention'],
    queryFn: ({ pageParam, signal }) =>
      paraph.documents.list(
        {
          attention: true,
          sort: 'URGENCY',
          limit: PAGE,
          include: ['partySummary'],
          ...(pageParam && { cursor: pageParam }),
        },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    gcTime: KEPT,
    refetchInterval: LIVE,
    enabled: isShown && may('documents:read'),
  })
}

/** What the sender should look at first, above all documents, the worst first. Nothing, if there is nothing. */
export function Attention({ query }: { query: ReturnType<typeof useAttention> }) {
  const { t } = useTexts()
  const documents = query.data?.pages.flatMap((page) => page.documents) ?? []
  // An error shows nothing here, because the list of all documents shows it too.
  if (documents.length === 0) return null
  return (
    <section class="attention">
      <h2>{t.attention.title}</h2>
      <ul class="rows">
        {documents.map((document) => (
          <li key={document.id}>
            <a href={addressOf.document(document.id, placeOf(document))} dir="auto">
              {document.title}
            </a>
            <AttentionMark document={document} />
            <Progress document={document} />
            <People document={document} />
          </li>
        ))}
      </ul>
      <MoreButton query={query} label={t.documents.more} />
    </section>
  )
}

/** Where the sender can help. */
export function placeOf({ attention }: ParaphDocument): string | undefined {
  if (attention?.reason === 'SEAL_FAILED') return 'files'
  if (attention?.reason === 'EXPIRES_SOON') return 'actions'
  return attention?.partyId ?? undefined
}
