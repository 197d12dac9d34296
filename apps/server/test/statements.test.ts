import type { AddParty } from '@paraph/client'
import { expect, test } from 'vitest'
import { onePagePdf } from '@paraph/testing/pdf/pdf.ts'
import { startServer } from '@paraph/testing/server/server.ts'

const statements: string[] = []
const { newAccount } = await startServer({ onQuery: ({ query }) => statements.push(query.sql) })
const account = await newAccount()

/** Returns the SQL of each statement that the work runs. */
async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  statements.length = 0
  await work()
  return [...statements]
}

async function newDraft(parties: number): Promise<string> {
  const { id } = await account.draftDocument()
  for (let index = 0; index < parties; index++) await account.party(id)
  return id
}

test('a document of 20 parties is sent with as many statements as one of 5', async () => {
  const sendWith = async (parties: number) => {
    const path = { id: await newDraft(parties) }
    return statementsOf(async () => {
      const { response } = await account.client.POST('/api/v1/documents/{id}/send', { params: { path } })
      expect(response.status).toBe(200)
    })
  }
  const few = await sendWith(5)
  expect(few.length).toBeGreaterThan(0)
  expect(await sendWith(20)).toHaveLength(few.length)
})

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
  expect(few.length).toBeGreaterThan(0)
  expect((await createWith(33)).length).toBe(few.length)
})
