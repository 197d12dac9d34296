import type { DocumentStatus } from '@paraph/contract'
import type { Mode } from '#domain/accounts/account-store.ts'
import type { Database } from '#platform/database/tables.ts'
import type { PersonalNumbers } from '#platform/secrets/personal-numbers.ts'

/** A stored contact or party of a person. */
export interface PersonFinding {
  kind: 'contact' | 'party'
  id: string
  account: string
  mode: Mode
  document?: { id: string; status: DocumentStatus }
}

const PAGE = 500

/** Yields all contacts and parties with the number in any form, encrypted with any key of SECRET_KEY. */
export async function* findPerson(
  db: Database,
  numbers: PersonalNumbers,
  number: string,
): AsyncGenerator<PersonFinding> {
  const hashes = numbers.hashes(number)
  yield* pages((after) =>
    db
      .selectFrom('contacts')
      .innerJoin('accounts', 'accounts.id', 'account_id')
      .select(['contacts.id', 'accounts.name as account', 'mode'])
      .where('ssn_hash', 'in', hashes)
      .where('contacts.id', '>', after)
      .orderBy('contacts.id')
      .limit(PAGE)
      .execute()
      .then((rows) => rows.map((row) => ({ kind: 'contact' as const, ...row }))),
  )
  yield* pages((after) =>
    db
      .selectFrom('parties')
      .innerJoin('documents', 'documents.id', 'document_id')
      .innerJoin('accounts', 'accounts.id', 'account_id')
      .select(['parties.id', 'accounts.name as account', 'mode', 'document_id', 'status'])
      .where('ssn_hash', 'in', hashes)
      .where('parties.id', '>', after)
      .orderBy('parties.id')
      .limit(PAGE)
      .execute()
      .then((rows) =>
        rows.map(({ document_id, status, ...row }) => ({
          kind: 'party' as const,
          ...row,
          document: { id: document_id, status },
        })),
      ),
  )
}

/** Yields the rows of all pages, read page by page. `after` is the id of the last row of the page before. */
async function* pages(read: (after: string) => Promise<PersonFinding[]>): AsyncGenerator<PersonFinding> {
  let page: PersonFinding[] = []
  do {
    page = await read(page.at(-1)?.id ?? '')
    yield* page
  } while (page.length === PAGE)
}
