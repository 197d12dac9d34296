import { randomBytes } from 'node:crypto'
import { hashSecret } from '#api/access/authenticate-key.ts'
import { ensureAccount } from '#domain/accounts/account-store.ts'
import { insertKey } from '#domain/accounts/key-store.ts'
import { insertContact } from '#domain/contacts/store.ts'
import { insertDocument } from '#domain/documents/store.ts'
import { withLockedDocument } from '#domain/lifecycle/lock.ts'
import { findContactsToCopy, insertPartyRows } from '#domain/parties/new-party-store.ts'
import { migrate } from '#platform/database/migrate.ts'
import { openKysely, openPool } from '#platform/database/pool.ts'
import type { Database } from '#platform/database/tables.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { toPageSizes } from '#platform/pdf/facts/page-sizes.ts'
import { openPersonalNumbers } from '#platform/secrets/personal-numbers.ts'
import { uploadOf } from '../test/support/upload.ts'
import { makeLetter } from './page-pdf.ts'
import { secretKey } from './secret-key.ts'

export interface Call {
  method: 'GET' | 'POST' | 'PATCH'
  path: string
  body?: string
}

export type OperationName = 'list' | 'get' | 'add' | 'update'

export interface Scenario {
  db: Database
  key: string
  /** The request with this number. */
  call: Record<OperationName, (index: number) => Call>
  /** Removes the parties that `add` added, because a document has at most 100 parties. */
  reset: () => Promise<void>
  /** Creates a draft with that many parties, who are reached by e-mail. */
  newDocument: (parties: number) => Promise<{ id: string }>
  close: () => Promise<void>
}

/** Creates one account with a document of ten parties and 50 documents to add parties to. */
export async function prepare(connection: object): Promise<Scenario> {
  const pool = openPool(connection, () => {})
  await migrate(pool)
  const db = openKysely(pool)
  const now = new Date()
  const key = `pk_live_${randomBytes(32).toString('base64url')}`
  const { id: accountId } = await ensureAccount(db, 'bench', 'LIVE')
  const keyId = await insertKey(db, accountId, hashSecret(key), null)
  const contact = await insertContact(
    { db, personalNumbers: openPersonalNumbers(secretKey) },
    { accountId, createdBy: keyId },
    {
      firstName: 'Anna',
      lastName: 'Lindqvist',
      email: 'anna.lindqvist@example.com',
      phone: '+46701740605',
      ssn: '19900101-0017',
    },
    now,
  )
  const letter = await makeLetter()
  const newDocument = async () => {
    const extras = { attachments: [], notes: [], files: [] }
    const file = { ...uploadOf(letter), pages: 1, pageSizes: toPageSizes([{ width: 595, height: 842 }]), extras }
    const reminders = { firstAfterDays: 3, everyDays: 3, max: 3 }
    const fields = {
      title: 'Agreement',
      message: null,
      language: 'EN',
      externalId: null,
      redirectUrl: null,
      marksAtOnce: false,
      pageFooter: true,
      isFormTaken: false,
      expiresAt: null,
      reminders,
    } as const
    return (
      await inTransaction(db, (tx) => insertDocument(tx, { accountId, createdBy: keyId }, { ...fields, file }, now))
    ).document.id
  }
  const copied = (await findContactsToCopy(db, accountId, [contact.id])).get(contact.id)!
  const addParties = (id: string, count: number) =>
    withLockedDocument({ db, now: () => now }, { id }, (document) =>
      insertPartyRows(
        document,
        Array.from({ length: count }, () => ({
          copied,
          role: 'SIGNER',
          signingOrder: null,
          deliveryMethod: 'EMAIL',
          requiredSignature: 'DRAWING',
          twoStepVerification: 'NONE',
          sendStatus: 'NOT_SENT',
        })),
      ),
    )
  const listed = await newDocument()
  const parties = (await addParties(listed, 10)).map(({ id }) => id)
  const growing: string[] = []
  for (let index = 0; index < 50; index++) growing.push(await newDocument())

  const documents = '/api/v1/documents'
  const partyPath = (index: number) => `${documents}/${listed}/parties/${parties[index % parties.length]}`
  return {
    db,
    key,
    call: {
      list: () => ({ method: 'GET', path: `${documents}/${listed}/parties` }),
      get: (index) => ({ method: 'GET', path: partyPath(index) }),
      add: (index) => ({
        method: 'POST',
        path: `${documents}/${growing[index % growing.length]}/parties`,
        body: JSON.stringify({ contactId: contact.id, role: 'SIGNER', signingOrder: 1 }),
      }),
      update: (index) => ({
        method: 'PATCH',
        path: partyPath(index),
        body: JSON.stringify({ role: 'SIGNER', email: `anna${index}@example.com`, country: 'SWE', signingOrder: 2 }),
      }),
    },
    newDocument: async (parties) => {
      const id = await newDocument()
      await addParties(id, parties)
      return { id }
    },
    reset: async () => {
      await db.deleteFrom('parties').where('document_id', 'in', growing).execute()
    },
    close: () => pool.end(),
  }
}

export function quantile(values: number[], part: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * part)]!
}
