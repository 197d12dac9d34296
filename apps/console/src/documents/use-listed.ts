import type { ParaphDocument } from '@paraph/client'
import { type InfiniteData, keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/preact-query'
import { useState } from 'preact/hooks'
import { useParts } from '../layout/use-parts.ts'
import { useCountsAfter } from '../queries/document-counts.ts'
import { KEPT, liveInterval } from '../queries/live.ts'
import { useAccountZone } from '../queries/use-account-zone.ts'
import { useSession } from '../session/session.ts'
import type { ShownDocuments } from '../shown.ts'
import { isCounted, parametersOf } from './shown-documents.ts'
import { rowLeft } from './way-back.ts'

/** The first page is short, because the view waits for it. */
const limitOf = (cursor: string) => (cursor ? 100 : 50)

/** To refresh a list, the console requests all its pages again. So a list with more pages is not refreshed automatically. */
const FOLLOWED_PAGES = 2

/** The documents of the list, page by page. */
export function useListed(shown: ShownDocuments) {
  const { paraph, me } = useSession()
  const parameters = parametersOf(shown, useAccountZone())
  const { search, person } = parameters
  const queryKey = ['documents', 'list', parameters]
  useShortStart(queryKey)
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) =>
      paraph.documents.list(
        {
          limit: limitOf(pageParam),
          include: ['partySummary'],
          ...parameters,
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
    gcTime: KEPT,
    refetchInterval: ({ state: { data } }) =>
      search || person || isLong(data) ? false : liveInterval(changedAt(data?.pages[0])),
    refetchOnWindowFocus: ({ state: { data } }) => !isLong(data),
  })
  useCountsAfter(query.dataUpdatedAt, isCounted(shown, me.member?.id))
  const documents = query.data?.pages.flatMap((page) => page.documents) ?? []
  const goesOn = useParts(query, documents.length)
  const { pages = [], pageParams = [] } = query.data ?? {}
  return {
    query,
    parameters,
    documents,
    pages: pages.map(({ documents }) => documents),
    isPending: query.isPending || goesOn,
    /** False if the last page has searched a part of the account alone. */
    isFull: pages.at(-1)?.documents.length === limitOf((pageParams.at(-1) ?? '') as string),
  }
}

type Pages = InfiniteData<{ documents: ParaphDocument[] }, string>

const isLong = (data: Pages | undefined) => data !== undefined && data.pages.length > FOLLOWED_PAGES

/** The pages up to the one with the row to which a person comes back. With more pages, the way back would take too long. */
const KEPT_PAGES = 10

/** When a person returns to a long list, only its first pages are shown, because the console requests all pages that are shown again. */
function useShortStart(queryKey: unknown[]) {
  const queries = useQueryClient()
  useState(() =>
    queries.setQueryData<Pages>(queryKey, (data) => {
      if (!data) return data
      const left = rowLeft()
      const page = data.pages.findIndex(({ documents }) => documents.some(({ id }) => id === left))
      const count = page < KEPT_PAGES ? Math.max(FOLLOWED_PAGES, page + 1) : FOLLOWED_PAGES
      return { pages: data.pages.slice(0, count), pageParams: data.pageParams.slice(0, count) }
    }),
  )
}

const changedAt = (page: { documents: ParaphDocument[] } | undefined) =>
  Math.max(0, ...(page?.documents ?? []).map(({ updatedAt }) => Date.parse(updatedAt)))
