import { useQuery, useQueryClient } from '@tanstack/preact-query'
import { useEffect } from 'preact/hooks'
import { KEPT } from './live.ts'
import { useSession } from '../session/session.ts'

/** Milliseconds for which the numbers stay, unless the person changes a document. The server reads more for them than for a list. */
const FRESH = 10_000

function useCountsQuery() {
  const { paraph } = useSession()
  return {
    queryKey: ['documents', 'counts'],
    queryFn: ({ signal }: { signal: AbortSignal }) => paraph.documents.getCounts({ signal }),
    staleTime: FRESH,
    gcTime: KEPT,
  }
}

/** The numbers on the tabs of the list. They are asked for after the list, which does not wait for them. */
export function useDocumentCounts(isShown: boolean) {
  const { data } = useQuery({ ...useCountsQuery(), enabled: false })
  return isShown ? data : undefined
}

/** Asks for the numbers again after each answer with the list. */
export function useCountsAfter(listedAt: number, isShown: boolean) {
  const queries = useQueryClient()
  const query = useCountsQuery()
  useEffect(() => {
    if (isShown && listedAt > 0) void queries.prefetchQuery(query)
  }, [listedAt, isShown])
}
