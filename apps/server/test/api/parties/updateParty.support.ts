import type { Updateable } from 'kysely'
import type { UpdateParty } from '@paraph/client'
import type { Tables } from '#platform/database/tables.ts'
import { fullContact } from '../../support/full-party.ts'
import type { TestAccount, TestServer } from '@paraph/testing/server/server.ts'

export const path = '/api/v1/documents/{id}/parties/{partyId}'

/** A change of every field. It needs only a company of the account. */
export const everyFieldOf = (companyId: string) =>
  ({
    role: 'REVIEWER',
    name: 'Bo Berg',
    email: 'bo@berg.example',
    phone: '+46812345678',
    companyName: 'Berg & Dal AB',
    companyRole: 'Clerk',
    companyOrgNumber: 'HRB 86891',
    externalId: 'crm-42',
    companyId: companyId,
    ssn: '19900161-0014',
    country: 'DEU',
    signingOrder: 7,
    deliveryMethod: 'EMAIL',
    requiredSignature: 'CLICK_TO_SIGN',
    twoStepVerification: 'EMAIL_BEFORE_SIGNING',
  }) as const satisfies UpdateParty

/** Creates a party with a value in every field; no value is a default. */
export async function draftParty({ db }: Pick<TestServer, 'db'>, account: TestAccount) {
  const { id } = await account.draftDocument()
  const contact = await fullContact(account)
  const added = await account.party(id, {
    contactId: contact.id,
    role: 'ORGANIZER',
    signingOrder: 3,
    deliveryMethod: 'SMS',
    requiredSignature: 'MANUAL',
    twoStepVerification: 'SMS_BEFORE_SIGNING',
  })
  const party = { ...added, country: 'NOR' }
  const params = { path: { id, partyId: party.id } }
  const set = (row: Updateable<Tables['parties']>) =>
    db.updateTable('parties').set(row).where('id', '=', party.id).execute()
  const setDocument = (status: Tables['documents']['status']) =>
    db.updateTable('documents').set({ status }).where('id', '=', id).execute()
  await set({ country: 'NOR' })
  const patch = (body: UpdateParty) => account.client.PATCH(path, { params, body })
  const read = async () => {
    const { signingUrl: _, ...rest } = (await account.client.GET(path, { params })).data!
    return rest
  }
  return { id, contact, party, patch, read, set, setDocument }
}
