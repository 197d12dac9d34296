import { Alert } from '@paraph/ui/alert.tsx'
import { EmptyState } from '@paraph/ui/kit/empty-state.tsx'
import type { ComponentChild, ComponentProps } from 'preact'
import { useTexts } from '../texts/language.ts'
import { messageOf } from './failure.tsx'
import { MoreButton } from './more-button.tsx'

interface SearchedRowsProps {
  query: ComponentProps<typeof MoreButton>['query'] & { error: unknown; isPlaceholderData: boolean }
  /** What was found, for screen readers. If there is no row, everybody sees it. */
  said: string
  more: string
  /** Above what is said if there is no row. */
  icon?: string
  /** A second sentence, if there is no row. */
  about?: string | undefined
  /** See `MoreButton`. */
  isEndless?: boolean
  /** What helps if there is no row. */
  cure?: ComponentChild
  /** A list, or a list for each page of a long one: the browser skips those out of view. False without a result. */
  children: ComponentChild | false
}

/** The results of a list that a person can search. */
export function SearchedRows({ query, said, more, icon, about, isEndless = false, cure, children }: SearchedRowsProps) {
  const { t } = useTexts()
  const isEmpty = children === false
  return (
    <>
      {/* After an error, the rows may be out of date. */}
      <Alert text={query.error ? messageOf(query.error, t) : undefined} />
      <div class={isEmpty ? '' : 'visually-hidden'} role="status">
        {query.isPlaceholderData ? (
          ''
        ) : isEmpty ? (
          <EmptyState icon={icon}>
            <p class="said">{said}</p>
            {about && <p class="hint">{about}</p>}
          </EmptyState>
        ) : (
          said
        )}
      </div>
      {isEmpty && cure && <p class="cure">{cure}</p>}
      {!isEmpty && (
        <div class="rows" aria-busy={query.isPlaceholderData}>
          {children}
        </div>
      )}
      <MoreButton query={query} label={more} isEndless={isEndless} />
    </>
  )
}
