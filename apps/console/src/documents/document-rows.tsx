import { useModule } from '@paraph/ui/shell/use-module.tsx'
import type { ComponentProps } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { Failure } from '../layout/failure.tsx'
import { Loading } from '../layout/loading.tsx'
import { SearchedRows } from '../layout/searched-rows.tsx'
import { useSession } from '../session/session.ts'
import type { ShownDocuments } from '../shown.ts'
import { useTexts } from '../texts/language.ts'
import { DocumentTable } from './document-table.tsx'
import type { SelectedDocuments } from './selected/selected-documents.tsx'
import { type Selected, useSelected } from './selected/use-selected.ts'
import { noDocuments } from './no-documents.ts'
import { useListed } from './use-listed.ts'
import { useWayBack } from './way-back.ts'

interface RowsProps {
  shown: ShownDocuments
  /** True while what stands above is loaded. */
  isHeld: boolean
  onSort: (order: ShownDocuments) => void
  onListed: () => void
}

/** The documents of the list, and what the person can do with those that are selected. */
export function DocumentRows(props: RowsProps) {
  const listed = useListed(props.shown)
  const { sort: _sort, reverse: _reverse, ...filters } = listed.parameters
  const selected = useSelected(JSON.stringify(filters))
  // What goes on with documents stays in view when they are no longer selected.
  const wasSelected = useRef(false)
  wasSelected.current ||= selected.chosen.size > 0
  return (
    <>
      <Rows {...props} listed={listed} selected={selected} />
      {wasSelected.current && (
        <ForSelected
          selected={selected}
          documents={listed.documents}
          parameters={listed.parameters}
          hasMore={listed.query.hasNextPage}
        />
      )}
    </>
  )
}

/** Most visits select nothing, so this part of the program is loaded with the first document that is selected. */
function ForSelected(props: ComponentProps<typeof SelectedDocuments>) {
  const { module, instead } = useModule(() => import('./selected/selected-documents.tsx'))
  return module ? <module.SelectedDocuments {...props} /> : instead
}

interface ListedProps extends RowsProps {
  listed: ReturnType<typeof useListed>
  selected: Selected
}

function Rows({ shown, isHeld, onSort, onListed, listed, selected }: ListedProps) {
  const { t } = useTexts()
  const { query, parameters, documents, pages, isPending, isFull } = listed
  const { search, person } = parameters
  const mine = useSession().me.member?.id
  const isShown = !(isPending || isHeld)
  useWayBack(isShown)
  useEffect(() => void (isShown && onListed()), [isShown])
  if (!isShown) return <Loading />
  if (!query.data) return <Failure error={query.error} onRetry={query.refetch} />
  const { cure, said, ...empty } = noDocuments(shown, mine, t)
  const found = search ? t.documents.found({ count: documents.length, isAll: !query.hasNextPage }) : ''
  return (
    <SearchedRows
      query={query}
      said={documents.length > 0 ? found : said}
      {...empty}
      more={isFull ? t.documents.more : t.documents.searchOlder}
      isEndless={!search && !person}
      cure={
        cure && (
          <a class="button" href={cure.href}>
            {cure.text}
          </a>
        )
      }
    >
      {documents.length > 0 && (
        <DocumentTable pages={pages} sort={shown.sort} reverse={shown.reverse} onSort={onSort} selected={selected} />
      )}
    </SearchedRows>
  )
}
