import type { DocumentStatus, ParaphDocument } from '@paraph/client'
import { documentsIcon } from '@paraph/ui/icons/lucide.ts'
import { type InfiniteData, keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/preact-query'
import { useState } from 'preact/hooks'
import { Failure } from '../layout/failure.tsx'
import { Loading } from '../layout/loading.tsx'
import { SearchedRows } from '../layout/searched-rows.tsx'
import { useParts } from '../layout/use-parts.ts'
import { useSession } from '../session/session.ts'
import { useTexts } from '../texts/language.ts'
import { liveInterval } from '../queries/live.ts'
import { DocumentTable } from './document-table.tsx'

/** The first page is short, because the view waits for it. */
const limitOf = (cursor: string) => (cursor ? 100 : 50)

/** To refresh a list, the console requests all its pages again. So a list with more pages is not refreshed automatically. */
const FOLLOWED_PAGES = 2

interface RowsProps {
  status: DocumentStatus | undefined
  label: string | undefined
  search: string | undefined
  /** True while what stands above is loaded. */
  isHeld: boolean
}

export function DocumentRows({ status, label, search, isHeld }: RowsProps) {
  const { t } = useTexts()
  const { paraph } = useSession()
  const queryKey = ['documents', 'list', status, label, search]
  useShortStart(queryKey)
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) =>
      paraph.documents.list(
        {
          limit: limitOf(pageParam),
          include: ['partySummary'],
          ...(status && { status }),
          ...(label && { label }),
          ...(search && { search }),
          ...(pageParam && { cursor: pageParam }),
        },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    // The pages before a new one stay the same objects. Comparing their contents would take longer with each page.
    structuralSharing: false,
    // While a person types, the list of the word before stays in its place.
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) =>
      search || isLong(data) ? false : liveInterval(changedAt(data?.pages[0])),
    refetchOnWindowFocus: ({ state: { data } }) => !isLong(data),
  })
  const documents = query.data?.pages.flatMap((page) => page.documents) ?? []
  const goesOn = useParts(query, documents.length)
  if (query.isPending || goesOn || isHeld) return <Loading />
  if (!query.data) return <Failure error={query.error} onRetry={() => void query.refetch()} />
  const said = () => {
    if (documents.length > 0)
      return search ? t.documents.found({ count: documents.length, isAll: !query.hasNextPage }) : ''
    if (search) return t.documents.notFound({ words: search })
    if (label) return t.labels.none({ label })
    return status ? t.documents.noneWithStatus : t.documents.none
  }
  // A page of a search that is not full has searched a part of the account.
  const { pages, pageParams } = query.data
  const isFull = pages.at(-1)!.documents.length === limitOf(pageParams.at(-1) as string)
  return (
    <SearchedRows
      query={query}
      said={said()}
      icon={documentsIcon}
      more={isFull ? t.documents.more : t.documents.searchOlder}
      isEndless={!search}
    >
      {documents.length > 0 && <DocumentTable pages={pages.map(({ documents }) => documents)} />}
    </SearchedRows>
  )
}

type Pages = InfiniteData<{ documents: ParaphDocument[] }, string>

const isLong = (data: Pages | undefined) => data !== undefined && data.pages.length > FOLLOWED_PAGES

/** When a person returns to a long list, only its first pages are shown, because the console requests all pages that are shown again. */
function useShortStart(queryKey: unknown[]) {
  const queries = useQueryClient()
  useState(() =>
    queries.setQueryData<Pages>(
      queryKey,
      (data) =>
        data && {
          pages: data.pages.slice(0, FOLLOWED_PAGES),
          pageParams: data.pageParams.slice(0, FOLLOWED_PAGES),
        },
    ),
  )
}

const changedAt = (page: { documents: ParaphDocument[] } | undefined) =>
  Math.max(0, ...(page?.documents ?? []).map(({ updatedAt }) => Date.parse(updatedAt)))
