import { randomUUID } from 'node:crypto'
import type { AddParty } from '@paraph/client'
import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { openDelivery } from '#work/delivery/deliver.ts'
import type { MailSender } from '#work/delivery/sender.ts'
import { onePagePdf } from './support/pdf.ts'
import { startServer } from './support/server.ts'

/**
 * Each statement costs the server and PostgreSQL about a tenth of a millisecond of CPU and a round trip, and every document and every mail runs
 * these statements. If your change needs one more statement, first try to make it part of another one. If that is impossible, change the number here,
 * and say why in the commit. If a number became smaller, lower it here, so that it can not grow again unnoticed.
 */
const STATEMENTS = {
  sendDocument: {
    'authenticate the key': 1,
    'begin and commit': 2,
    'lock the document': 1,
    'read the parties': 1,
    'read the fields': 1,
    'set the status': 1,
    'begin the turns': 1,
    'queue the preview': 1,
    'read the last event': 1,
    'write the events': 1,
    'queue the mails': 1,
    'write and count the messages': 1,
  },
  withIdempotencyKey: {
    'look for the answer': 1,
    'lock the idempotency key': 1,
    'look for the answer under the lock': 1,
    'store the answer': 1,
  },
  eightMails: {
    'read the messages': 1,
    'read the parties': 1,
    'begin and commit': 2,
    'lock the documents': 1,
    'read the messages again': 1,
    'write the outcomes': 1,
    'read the last events': 1,
    'write the events': 1,
  },
}

const sum = (counts: Record<string, number>) => Object.values(counts).reduce((sum, count) => sum + count, 0)

// Must come before the pool opens connections, because each connection keeps the function.
const query = vi.spyOn(pg.Client.prototype, 'query')
const { db, services, newAccount } = await startServer()
const account = await newAccount()

/** Matches the first statement of each connection that the pool opens. */
const SETTINGS = /^\s*set idle_in_transaction_session_timeout/i

/** False for statements that run only now and then: those of a new connection, and those of pg-boss, except its insertion of jobs. */
function isCounted(text: string): boolean {
  return !SETTINGS.test(text) && (!text.includes('pgboss.') || /insert into pgboss\.job/i.test(text))
}

/** Returns the SQL of each statement that the work runs. */
async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  query.mockClear()
  await work()
  return query.mock.calls.map(([statement]) => textOf(statement)).filter(isCounted)
}

/** A statement with a name is an object. */
function textOf(statement: string | pg.QueryConfig): string {
  return typeof statement === 'string' ? statement : statement.text
}

async function newDraft(parties: number): Promise<string> {
  const { id } = await account.draftDocument()
  for (let index = 0; index < parties; index++) await account.party(id)
  return id
}

const send = (id: string, headers = {}) =>
  account.client.POST('/api/v1/documents/{id}/send', { params: { path: { id } }, headers })
const withKey = () => ({ 'idempotency-key': randomUUID() })

const { sendDocument, withIdempotencyKey } = STATEMENTS

test.each([
  [5, 'no idempotency key', {}, sum(sendDocument)],
  [20, 'no idempotency key', {}, sum(sendDocument)],
  [20, 'an idempotency key', withKey(), sum(sendDocument) + sum(withIdempotencyKey)],
])(
  'a document of %i parties and %s is sent with the known number of statements',
  async (parties, _, headers, known) => {
    const id = await newDraft(parties)
    const statements = await statementsOf(async () => expect((await send(id, headers)).response.status).toBe(200))
    expect(statements, `sendDocument ran:\n${statements.join('\n')}\nSee STATEMENTS in this file.`).toHaveLength(known)
  },
)

test('a document is created with 99 parties and sent with as many statements as with 3', async () => {
  const [contact, company] = [await account.contact({ email: 'anna@example.com' }), await account.company()]
  const file = new File([await onePagePdf()], 'agreement.pdf')
  const person = { firstName: 'Bo', email: 'bo.berg@example.com', companyId: company.id }
  const kinds = (lastName: string): AddParty[] => [
    { contactId: contact.id, role: 'SIGNER' },
    { person: { ...person, lastName }, role: 'SIGNER' },
    { person: { ...person, lastName }, role: 'REVIEWER', saveAsContact: true },
  ]
  const createWith = async (groups: number) => {
    const parties = Array.from({ length: groups }, (_, index) => kinds(String(index))).flat()
    const names = parties.map(({ person }) => (person ? `Bo ${person.lastName}` : 'Anna Lindqvist'))
    const body = { file, parties, send: true }
    return statementsOf(async () => {
      const { data } = await account.client.POST('/api/v1/documents', { body })
      expect(data!.parties!.map(({ name }) => name)).toEqual(names)
    })
  }
  const few = await createWith(1)
  expect(few.length).toBeGreaterThan(sum(sendDocument))
  expect((await createWith(33)).length).toBe(few.length)
})

test('eight mails of several documents are sent with the known number of statements', async () => {
  const documents = [await newDraft(5), await newDraft(2), await newDraft(1)]
  for (const id of documents) await send(id)
  const messages = await db.selectFrom('messages').select('id').where('document_id', 'in', documents).execute()
  expect(messages).toHaveLength(8)
  // All answers come at once, so that the number of records does not depend on the speed of a mail server.
  const [allSent, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let count = 0
  const sender: MailSender = {
    send: async () => {
      if (++count === messages.length) allSent.resolve()
      await answered.promise
      return {}
    },
    notify: async () => {},
    close: async () => {},
  }
  const deliver = openDelivery({ ...services, senders: { EMAIL: sender } })
  const statements = await statementsOf(async () => {
    const delivered = messages.map(({ id }) => deliver(id))
    await allSent.promise
    answered.resolve()
    await Promise.all(delivered)
  })
  const expected = STATEMENTS.eightMails
  expect(statements, `The mails ran:\n${statements.join('\n')}\nSee STATEMENTS in this file.`).toHaveLength(
    sum(expected),
  )
  const sent = db.selectFrom('messages').select('id').where('document_id', 'in', documents).where('status', '=', 'SENT')
  expect(await sent.execute()).toHaveLength(8)
})
