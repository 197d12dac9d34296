import { type AddParty, isParaphError, type Paraph, type PartyId } from '@paraph/client'
import { demoFields } from './demo-fields.ts'
import { demoPdf } from './demo-pdf.ts'

const people: (Pick<AddParty, 'role' | 'requiredSignature'> & {
  firstName: string
  lastName: string
  email: string
  ssn?: string
  task: string
})[] = [
  {
    firstName: 'Anna',
    lastName: 'Lindqvist',
    email: 'anna.lindqvist@example.com',
    task: 'fills in fields and signs',
    role: 'SIGNER',
    requiredSignature: 'DRAWING',
  },
  {
    firstName: 'Bo',
    lastName: 'Ek',
    email: 'bo.ek@example.com',
    ssn: '19800101-0019',
    task: 'accepts',
    role: 'ACCEPTOR',
    requiredSignature: 'BANKID',
  },
  {
    firstName: 'Eva',
    lastName: 'Holm',
    email: 'eva.holm@example.com',
    task: 'reviews',
    role: 'REVIEWER',
    requiredSignature: 'NONE',
  },
]

/** Sends a fresh contract with three parties and fields, and returns what each party does, and its link. One accepts with BankID, if the server has it. */
export async function sendDemoDocument(paraph: Paraph, { deliveryMethod }: { deliveryMethod: 'EMAIL' | 'NONE' }) {
  const file = new File([await demoPdf()], 'tenancy-agreement.pdf', { type: 'application/pdf' })
  const { id } = await paraph.documents.create({ file, title: 'Tenancy agreement' })
  const ids: PartyId[] = []
  for (const { task: _, role, requiredSignature, ...person } of people) {
    const contact = await paraph.contacts.create(person)
    const party = { role, requiredSignature: requiredSignature!, contactId: contact.id, deliveryMethod }
    ids.push((await paraph.parties.add(id, party)).id)
  }
  const [tenant, landlord] = ids
  await paraph.fields.add(id, { fields: demoFields(tenant!, landlord!) })
  await paraph.documents.send(id).catch(async (error: unknown) => {
    if (!isParaphError(error, 'document_incomplete')) throw error
    await withoutBankId(paraph, id)
    await paraph.documents.send(id)
  })
  const { parties } = await paraph.parties.list(id)
  return parties.map(({ name, requiredSignature, signingUrl }, index) => {
    const by = requiredSignature === 'BANKID' ? ' with BankID' : ''
    return { name, task: `${people[index]!.task}${by}`, signingUrl }
  })
}

/** A server without the settings of BankID refuses to send a document that needs it. */
async function withoutBankId(paraph: Paraph, documentId: string): Promise<void> {
  const { parties } = await paraph.parties.list(documentId)
  for (const { id, role, requiredSignature } of parties) {
    if (requiredSignature === 'BANKID')
      await paraph.parties.update(documentId, id!, { role: role!, requiredSignature: 'CLICK_TO_SIGN' })
  }
}
