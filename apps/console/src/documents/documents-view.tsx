import { Heading } from '../layout/heading.tsx'
import { NoScope } from '../layout/no-scope.tsx'
import { SearchField } from '../layout/search-field.tsx'
import { addressOf, changeTo, goTo, type ShownDocuments } from '../routes.ts'
import { useSession } from '../session/session.ts'
import { useTexts } from '../texts/language.ts'
import { Attention, useAttention } from './attention.tsx'
import { DocumentRows } from './document-rows.tsx'
import { LabelFilter } from './label-filter.tsx'
import { NewDocument } from './new-document.tsx'

const statuses = ['DRAFT', 'SENT', 'COMPLETED', 'REJECTED', 'EXPIRED', 'CANCELLED'] as const

export function DocumentsView({ shown }: { shown: ShownDocuments }) {
  const { t } = useTexts()
  const { may } = useSession()
  const status = statuses.find((each) => each === shown.status)
  const { search, label } = shown
  const isWhole = !status && !search && !label
  const attention = useAttention(isWhole)
  return (
    <>
      <Heading>{t.documents.title}</Heading>
      {may('documents:write') && <NewDocument />}
      {may('documents:read') ? (
        <>
          {isWhole && <Attention query={attention} />}
          <div class="list-tools">
            <nav class="filters" aria-label={t.documents.filter}>
              <a href={addressOf.documents({ label, search })} aria-current={status ? undefined : 'page'}>
                {t.documents.all}
              </a>
              {statuses.map((each) => (
                <a
                  key={each}
                  href={addressOf.documents({ status: each, label, search })}
                  aria-current={each === status ? 'page' : undefined}
                >
                  {t.status[each]}
                </a>
              ))}
            </nav>
            <SearchField
              label={t.documents.search}
              search={search}
              onSearch={(words) => changeTo(addressOf.documents({ status, label, search: words }))}
            />
            <LabelFilter
              label={label}
              onChoose={(chosen) => goTo(addressOf.documents({ status, search, label: chosen }))}
            />
          </div>
          {/* When the view opens, they wait for what stands above them, which would move what somebody is about to press. */}
          <DocumentRows
            key={`${status} ${label}`}
            status={status}
            label={label}
            search={search}
            isHeld={isWhole && attention.isLoading}
          />
        </>
      ) : (
        <NoScope scope="documents:read" />
      )}
    </>
  )
}
