import type { DocumentStatus, ParaphDocument } from '@paraph/client'
import { useInfiniteQuery } from '@tanstack/preact-query'
import { Alert } from '@paraph/ui/alert.tsx'
import { Failure, messageOf } from '../layout/failure.tsx'
import { Heading } from '../layout/heading.tsx'
import { Loading } from '../layout/loading.tsx'
import { NoScope } from '../layout/no-scope.tsx'
import { addressOf } from '../routes.ts'
import { useSession } from '../session/session.ts'
import { formatTime, useTexts } from '../texts/language.ts'
import { liveInterval } from './live.ts'
import { NewDocument } from './new-document.tsx'
import { StatusMark } from './status-mark.tsx'

const statuses = ['DRAFT', 'SENT', 'COMPLETED', 'REJECTED', 'EXPIRED', 'CANCELLED'] as const

const PAGE = 50

export function DocumentsView({ status: wished }: { status: string | undefined }) {
  const { t } = useTexts()
  const { may } = useSession()
  const status = statuses.find((each) => each === wished)
  return (
    <>
      <Heading>{t.documents.title}</Heading>
      {may('documents:write') && <NewDocument />}
      {may('documents:read') ? (
        <>
          <nav class="filters" aria-label={t.documents.filter}>
            <a href={addressOf.documents()} aria-current={status ? undefined : 'page'}>
              {t.documents.all}
            </a>
            {statuses.map((each) => (
              <a key={each} href={addressOf.documents(each)} aria-current={each === status ? 'page' : undefined}>
                {t.status[each]}
              </a>
            ))}
          </nav>
          <DocumentRows key={status} status={status} />
        </>
      ) : (
        <NoScope scope="documents:read" />
      )}
    </>
  )
}

function DocumentRows({ status }: { status: DocumentStatus | undefined }) {
  const { t, language } = useTexts()
  const { paraph } = useSession()
  const query = useInfiniteQuery({
    queryKey: ['documents', status],
    queryFn: ({ pageParam, signal }) =>
      paraph.documents.list(
        { limit: PAGE, ...(status && { status }), ...(pageParam && { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    // Each page that is shown is asked for again, so only a short list is followed by itself.
    refetchInterval: ({ state }) =>
      state.data && state.data.pages.length > 1 ? false : liveInterval(changedAt(state.data?.pages[0])),
  })
  if (query.isPending) return <Loading />
  if (!query.data) return <Failure error={query.error} onRetry={() => void query.refetch()} />
  const documents = query.data.pages.flatMap((page) => page.documents)
  if (documents.length === 0) return <p class="empty">{status ? t.documents.noneWithStatus : t.documents.none}</p>
  return (
    <>
      {/* What is shown may be old. */}
      <Alert text={query.error ? messageOf(query.error, t) : undefined} />
      <ul class="rows">
        {documents.map((document) => (
          <li key={document.id}>
            <a href={addressOf.document(document.id)} dir="auto">
              {document.title}
            </a>
            <StatusMark document={document} />
            <time class="hint" dateTime={document.updatedAt}>
              {formatTime(document.updatedAt, language)}
            </time>
          </li>
        ))}
      </ul>
      {query.hasNextPage && (
        <button
          type="button"
          aria-disabled={query.isFetchingNextPage}
          onClick={() => void (query.isFetchingNextPage || query.fetchNextPage())}
        >
          {t.documents.more}
        </button>
      )}
    </>
  )
}

const changedAt = (page: { documents: ParaphDocument[] } | undefined) =>
  Math.max(0, ...(page?.documents ?? []).map(({ updatedAt }) => Date.parse(updatedAt)))
