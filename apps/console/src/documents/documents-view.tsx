import { filterIcon } from '@paraph/ui/icons/lucide.ts'
import { Button } from '@paraph/ui/kit/button.tsx'
import { useModule } from '@paraph/ui/shell/use-module.tsx'
import { useId, useRef, useState } from 'preact/hooks'
import { Heading } from '../layout/heading.tsx'
import { NoScope } from '../layout/no-scope.tsx'
import { SearchField } from '../layout/search-field.tsx'
import { addressOf, changeTo, goTo } from '../routes.ts'
import type { ShownDocuments } from '../shown.ts'
import { useSession } from '../session/session.ts'
import { useTexts } from '../texts/language.ts'
import { Attention, useAttention } from './attention.tsx'
import { DocumentRows } from './document-rows.tsx'
import { FilterChips } from './filter-chips.tsx'
import type { FilterPanelProps } from './filter-panel.tsx'
import { NewDocument } from './new-document.tsx'
import { ListTabs } from './list-tabs.tsx'
import { activeFilters, isFiltered } from './shown-documents.ts'

interface DocumentsViewProps {
  shown: ShownDocuments
  /** The documents are there. */
  onListed: () => void
}

export function DocumentsView({ shown, onListed }: DocumentsViewProps) {
  const { t } = useTexts()
  const { may } = useSession()
  const { search } = shown
  const button = useRef<HTMLButtonElement>(null)
  const panel = useId()
  const [isOpen, setOpen] = useState(false)
  const isWhole = !isFiltered(shown)
  const attention = useAttention(isWhole)
  const change = (changed: ShownDocuments) => goTo(addressOf.documents({ ...shown, ...changed }))
  return (
    <>
      <div class="page-head">
        <Heading>{t.documents.title}</Heading>
        {may('documents:write') && <NewDocument />}
      </div>
      {may('documents:read') ? (
        <>
          {isWhole && <Attention query={attention} />}
          <div class="list-tools">
            <ListTabs shown={shown} />
            <div class="list-search">
              <SearchField
                label={t.documents.search}
                search={search}
                onSearch={(words) => changeTo(addressOf.documents({ ...shown, search: words }))}
              />
              <Button
                ref={button}
                aria-expanded={isOpen}
                aria-controls={panel}
                icon={filterIcon}
                onPress={() => setOpen(!isOpen)}
              >
                {t.documents.filters.title({ count: activeFilters(shown).length })}
              </Button>
            </div>
          </div>
          {isOpen && <Filters id={panel} shown={shown} onChange={change} />}
          <FilterChips
            shown={shown}
            onRemove={(without) => {
              change(without)
              // The chip goes with its button.
              button.current?.focus()
            }}
          />
          {/* When the view opens, they wait for what stands above them, which would move what somebody is about to press. */}
          <DocumentRows
            key={addressOf.documents({ ...shown, search: undefined, sort: undefined, reverse: undefined })}
            shown={shown}
            isHeld={isWhole && attention.isLoading}
            onSort={change}
            onListed={onListed}
          />
        </>
      ) : (
        <NoScope scope="documents:read" />
      )}
    </>
  )
}

/** Few people open it, so its program is loaded only for them. */
function Filters(props: FilterPanelProps) {
  const { module, instead } = useModule(() => import('./filter-panel.tsx'))
  return module ? <module.FilterPanel {...props} /> : instead
}
