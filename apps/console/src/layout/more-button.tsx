import { Button } from '@paraph/ui/kit/button.tsx'
import { useEffect, useRef, useState } from 'preact/hooks'

interface Paged {
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  fetchNextPage: () => unknown
}

interface MoreButtonProps {
  query: Paged
  label: string
  /** True if the next pages follow by themselves after the first press. Before it, what stands below the list can be reached. */
  isEndless?: boolean
}

/** How far below the window the end of the list may be when the next page is loaded. */
const AHEAD = '1000px'

/** Loads the next page of a list. Nothing, if there is none. */
export function MoreButton({ query, label, isEndless = false }: MoreButtonProps) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query
  const button = useRef<HTMLButtonElement>(null)
  const [isPressed, setPressed] = useState(false)
  const follows = isEndless && isPressed && hasNextPage && !isFetchingNextPage && !isFetchNextPageError
  useEffect(() => {
    if (!follows) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) void fetchNextPage()
      },
      { rootMargin: AHEAD },
    )
    observer.observe(button.current!)
    return () => observer.disconnect()
  }, [follows])
  if (!hasNextPage) return null
  return (
    <Button
      ref={button}
      isBusy={isFetchingNextPage}
      onPress={() => {
        setPressed(true)
        void fetchNextPage()
      }}
    >
      {label}
    </Button>
  )
}
