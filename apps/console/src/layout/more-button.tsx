interface Paged {
  hasNextPage: boolean
  isFetchingNextPage: boolean
  fetchNextPage: () => unknown
}

/** Loads the next page of a list. Nothing, if there is none. */
export function MoreButton({ query, label }: { query: Paged; label: string }) {
  if (!query.hasNextPage) return null
  return (
    <button
      type="button"
      aria-disabled={query.isFetchingNextPage}
      onClick={() => void (query.isFetchingNextPage || query.fetchNextPage())}
    >
      {label}
    </button>
  )
}
