import { Avatar } from '@paraph/ui/avatar/avatar.tsx'
import type { Contact } from '@paraph/client'
import { Icon } from '@paraph/ui/icons/icon.tsx'
import { addIcon, companyIcon, contactsIcon, importingIcon } from '@paraph/ui/icons/lucide.ts'
import { Button } from '@paraph/ui/kit/button.tsx'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/preact-query'
import { useState } from 'preact/hooks'
import { Failure } from '../layout/failure.tsx'
import { Heading } from '../layout/heading.tsx'
import { Loading } from '../layout/loading.tsx'
import { NoScope } from '../layout/no-scope.tsx'
import { SearchField } from '../layout/search-field.tsx'
import { SearchedRows } from '../layout/searched-rows.tsx'
import { useParts } from '../layout/use-parts.ts'
import { KEPT } from '../queries/live.ts'
import { addressOf, changeTo } from '../routes.ts'
import { useSession } from '../session/session.ts'
import { ContactDialog } from './contact-dialog.tsx'
import { ImportDialog } from './import-dialog.tsx'
import { nameOf } from './name-of.ts'
import { CONTACTS } from './query-keys.ts'
import { SaveButton } from './save-button.tsx'
import { useTexts } from '../texts/language.ts'

const PAGE = 50

/** The people of the account, from whom a sender picks those who sign. */
export function ContactsView({ search }: { search: string | undefined }) {
  const { t } = useTexts()
  const { may } = useSession()
  const [dialog, setDialog] = useState<'new' | 'import' | Contact>()
  const close = () => setDialog(undefined)
  return (
    <>
      <div class="page-head">
        <Heading>{t.contacts.title}</Heading>
        <div class="buttons">
          {may('contacts:write') && (
            <>
              <Button icon={addIcon} look="primary" onPress={() => setDialog('new')}>
                {t.contacts.add}
              </Button>
              <Button icon={importingIcon} onPress={() => setDialog('import')}>
                {t.contacts.import.open}
              </Button>
            </>
          )}
          {may('contacts:read') && (
            <>
              <SaveButton />
              <a class="button quiet" href={addressOf.companies()}>
                <Icon path={companyIcon} />
                {t.contacts.companies.title}
              </a>
            </>
          )}
        </div>
      </div>
      {may('contacts:read') ? (
        <>
          <div class="list-tools">
            <SearchField
              label={t.contacts.search}
              search={search}
              onSearch={(words) => changeTo(addressOf.contacts(words))}
            />
          </div>
          <Rows search={search} onOpen={setDialog} />
        </>
      ) : (
        <NoScope scope="contacts:read" />
      )}
      {dialog === 'import' && <ImportDialog onClose={close} />}
      {dialog && dialog !== 'import' && (
        <ContactDialog contact={dialog === 'new' ? undefined : dialog} onClose={close} />
      )}
    </>
  )
}

interface RowsProps {
  search: string | undefined
  onOpen: (contact: Contact) => void
}

/** Letters at which a long list can begin. The server sorts names in the Swedish alphabet. */
const LETTERS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZÅÄÖ')

function Rows({ search, onOpen }: RowsProps) {
  const { t } = useTexts()
  const { paraph } = useSession()
  const [letter, setLetter] = useState('')
  const from = search ? '' : letter
  const query = useInfiniteQuery({
    queryKey: [...CONTACTS, 'list', search, from],
    queryFn: ({ pageParam, signal }) =>
      paraph.contacts.list(
        {
          limit: PAGE,
          sort: 'NAME',
          ...(search && { search }),
          ...(from && { from }),
          ...(pageParam && { cursor: pageParam }),
        },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    // While a person types, the list of the word before stays in its place.
    placeholderData: keepPreviousData,
    gcTime: KEPT,
  })
  const contacts = query.data?.pages.flatMap((page) => page.contacts) ?? []
  const goesOn = useParts(query, contacts.length)
  if (query.isPending || goesOn) return <Loading />
  if (!query.data) return <Failure error={query.error} onRetry={query.refetch} />
  const said = () => {
    if (contacts.length > 0)
      return search ? t.contacts.found({ count: contacts.length, isAll: !query.hasNextPage }) : ''
    if (search) return t.contacts.notFound({ words: search })
    return from ? t.contacts.noneFrom({ letter: from }) : t.contacts.none
  }
  return (
    <>
      {!search && (from || query.hasNextPage) && <LetterChoice letter={from} onChange={setLetter} />}
      <SearchedRows query={query} said={said()} icon={contactsIcon} more={t.contacts.more}>
        {contacts.length > 0 && (
          <ul>
            {contacts.map((contact) => (
              <li key={contact.id}>
                <Avatar name={nameOf(contact)} />
                <Button class="row-button" dir="auto" onPress={() => onOpen(contact)}>
                  {nameOf(contact)}
                </Button>
                <span class="hint facts">
                  {contact.email && <bdi class="of-address">{contact.email}</bdi>}
                  {contact.phone && <bdi class="of-phone">{contact.phone}</bdi>}
                  {contact.company && <bdi class="of-company">{contact.company.name}</bdi>}
                </span>
              </li>
            ))}
          </ul>
        )}
      </SearchedRows>
    </>
  )
}

interface LetterChoiceProps {
  letter: string
  onChange: (letter: string) => void
}

function LetterChoice({ letter, onChange }: LetterChoiceProps) {
  const { t } = useTexts()
  return (
    <label>
      {t.contacts.from}
      <select value={letter} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
        <option value="">{t.contacts.fromStart}</option>
        {LETTERS.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
    </label>
  )
}
