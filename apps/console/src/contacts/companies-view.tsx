import type { Company } from '@paraph/client'
import { Icon } from '@paraph/ui/icons/icon.tsx'
import { addIcon, backIcon } from '@paraph/ui/icons/lucide.ts'
import { Button } from '@paraph/ui/kit/button.tsx'
import { useInfiniteQuery } from '@tanstack/preact-query'
import { useState } from 'preact/hooks'
import { Failure } from '../layout/failure.tsx'
import { Heading } from '../layout/heading.tsx'
import { Loading } from '../layout/loading.tsx'
import { NoScope } from '../layout/no-scope.tsx'
import { SearchedRows } from '../layout/searched-rows.tsx'
import { addressOf } from '../routes.ts'
import { useSession } from '../session/session.ts'
import { useTexts } from '../texts/language.ts'
import { CompanyDialog } from './company-dialog.tsx'
import { COMPANIES } from './query-keys.ts'

const PAGE = 50

/** The companies of the account, to which contacts are linked. */
export function CompaniesView() {
  const { t } = useTexts()
  const { may } = useSession()
  const [dialog, setDialog] = useState<'new' | Company>()
  return (
    <>
      <a class="back" href={addressOf.contacts()}>
        <Icon path={backIcon} />
        {t.contacts.companies.back}
      </a>
      <div class="page-head">
        <Heading>{t.contacts.companies.title}</Heading>
        {may('contacts:write') && (
          <Button icon={addIcon} look="primary" onPress={() => setDialog('new')}>
            {t.contacts.companies.add}
          </Button>
        )}
      </div>
      {may('contacts:read') ? <Rows onOpen={setDialog} /> : <NoScope scope="contacts:read" />}
      {dialog && <CompanyDialog company={dialog === 'new' ? undefined : dialog} onClose={() => setDialog(undefined)} />}
    </>
  )
}

function Rows({ onOpen }: { onOpen: (company: Company) => void }) {
  const { t } = useTexts()
  const { paraph } = useSession()
  const query = useInfiniteQuery({
    queryKey: [...COMPANIES, 'list'],
    queryFn: ({ pageParam, signal }) =>
      paraph.companies.list({ limit: PAGE, ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  })
  if (query.isPending) return <Loading />
  if (!query.data) return <Failure error={query.error} onRetry={query.refetch} />
  const companies = query.data.pages.flatMap((page) => page.companies)
  return (
    <SearchedRows query={query} said={companies.length > 0 ? '' : t.contacts.companies.none} more={t.contacts.more}>
      {companies.length > 0 && (
        <ul>
          {companies.map((company) => (
            <li key={company.id}>
              <Button class="row-button" dir="auto" onPress={() => onOpen(company)}>
                {company.name}
              </Button>
              <span class="hint" dir="auto">
                {company.orgNumber}
              </span>
            </li>
          ))}
        </ul>
      )}
    </SearchedRows>
  )
}
