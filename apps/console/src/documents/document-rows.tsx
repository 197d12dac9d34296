import type { DocumentStatus, ParaphDocument } from '@paraph/client'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/preact-query'
import { Failure } from '../layout/failure.tsx'
import { Loading } from '../layout/loading.tsx'
import { SearchedRows } from '../layout/searched-rows.tsx'
import { useParts } from '../layout/use-parts.ts'
import { addressOf } from '../routes.ts'
import { useSession } from '../session/session.ts'
import { formatTime, useTexts } from '../texts/language.ts'
import { liveInterval } from './live.ts'
import { StatusMark } from './status-mark.tsx'

const PAGE = 50

interface RowsProps {
  status: DocumentStatus | undefined
  search: string | undefined
  /** True while what stands above is loaded. */
  isHeld: boolean
}

export function DocumentRows({ status, search, isHeld }: RowsProps) {
  const { t, language } = useTexts()
  const { paraph } = useSession()
  const query = useInfiniteQuery({
    queryKey: ['documents', status, search],
    queryFn: ({ pageParam, signal }) =>
      paraph.documents.list(
        { limit: PAGE, ...(status && { status }), ...(search && { search }), ...(pageParam && { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    // While a person types, the list of the word before stays in its place.
    placeholderData: keepPreviousData,
    // Each page that is shown is asked for again, so only a short list is followed by itself, and no search.
    refetchInterval: ({ state }) =>
      search || (state.data && state.data.pages.length > 1) ? false : liveInterval(changedAt(state.data?.pages[0])),
  })
  const documents = query.data?.pages.flatMap((page) => page.documents) ?? []
  const goesOn = useParts(query, documents.length)
  if (query.isPending || goesOn || isHeld) return <Loading />
  if (!query.data) return <Failure error={query.error} onRetry={() => void query.refetch()} />
  const said = () => {
    if (documents.length > 0) return search ? t.documents.found(documents.length, !query.hasNextPage) : ''
    if (search) return t.documents.notFound(search)
    return status ? t.documents.noneWithStatus : t.documents.none
  }
  // A page of a search that is not full has searched a part of the account.
  const isFull = query.data.pages.at(-1)!.documents.length === PAGE
  return (
    <SearchedRows query={query} said={said()} more={isFull ? t.documents.more : t.documents.searchOlder}>
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
    </SearchedRows>
  )
}

const changedAt = (page: { documents: ParaphDocument[] } | undefined) =>
  Math.max(0, ...(page?.documents ?? []).map(({ updatedAt }) => Date.parse(updatedAt)))
