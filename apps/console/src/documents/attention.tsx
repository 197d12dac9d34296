import type { ParaphDocument } from '@paraph/client'
import { useInfiniteQuery } from '@tanstack/preact-query'
import { MoreButton } from '../layout/more-button.tsx'
import { addressOf } from '../routes.ts'
import { useSession } from '../session/session.ts'
import { formatTime, useTexts } from '../texts/language.ts'
import type { Texts } from '../../generated/texts.ts'
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
        { attention: true, limit: PAGE, include: ['partySummary'], ...(pageParam && { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    refetchInterval: LIVE,
    enabled: isShown && may('documents:read'),
  })
}

/** What the sender should look at first, above all documents. Nothing, if there is nothing. */
export function Attention({ query }: { query: ReturnType<typeof useAttention> }) {
  const { t, language } = useTexts()
  const documents = query.data?.pages.flatMap((page) => page.documents) ?? []
  // An error shows nothing here, because the list of all documents shows it too.
  if (documents.length === 0) return null
  return (
    <section class="attention">
      <h2>{t.attention.title}</h2>
      <ul class="rows">
        {documents.map((document) => (
          <li key={document.id}>
            <a href={addressOf.document(document.id)} dir="auto">
              {document.title}
            </a>
            <span class="mark rejected">{reasonOf(document, t, (time) => formatTime(time, language))}</span>
            <Progress document={document} />
            <People document={document} />
          </li>
        ))}
      </ul>
      <MoreButton query={query} label={t.documents.more} />
    </section>
  )
}

/** Milliseconds. The server adds a document to these if it expires sooner than this. */
const EXPIRES_SOON = 3 * 24 * 3_600_000

function reasonOf(document: ParaphDocument, t: Texts, format: (time: string) => string): string {
  const { status, sealStatus, expiresAt } = document
  if (status === 'REJECTED') return t.attention.rejected
  if (sealStatus === 'FAILED') return t.attention.sealFailed
  if (expiresAt && Date.parse(expiresAt) < Date.now() + EXPIRES_SOON)
    return t.attention.expires({ time: format(expiresAt) })
  return t.attention.missed
}
