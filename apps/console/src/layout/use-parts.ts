import { useEffect } from 'preact/hooks'

/** One request searches only a part of a large account. After this number of requests without a result, the person decides whether the search goes on. */
const PARTS_WITHOUT_A_HIT = 10

interface SearchedParts {
  data: { pages: readonly unknown[] } | undefined
  hasNextPage: boolean
  isFetching: boolean
  isError: boolean
  fetchNextPage: () => unknown
}

/** Searches part after part. Returns true while it goes on. */
export function useParts(query: SearchedParts, found: number): boolean {
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = query
  const goesOn = found === 0 && hasNextPage && !isError && (data?.pages.length ?? 0) < PARTS_WITHOUT_A_HIT
  useEffect(() => {
    if (goesOn && !isFetching) void fetchNextPage()
  }, [goesOn, isFetching])
  return goesOn
}
