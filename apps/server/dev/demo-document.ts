import type { AddParty, Paraph } from '@paraph/client'
import { demoPdf } from './demo-pdf.ts'

const people: (Pick<AddParty, 'role' | 'requiredSignature'> & {
  firstName: string
  lastName: string
  email: string
  task: string
})[] = [
  {
    firstName: 'Anna',
    lastName: 'Lindqvist',
    email: 'anna.lindqvist@example.com',
    task: 'signs',
    role: 'SIGNER',
    requiredSignature: 'DRAWING',
  },
  {
    firstName: 'Bo',
    lastName: 'Ek',
    email: 'bo.ek@example.com',
    task: 'accepts',
    role: 'ACCEPTOR',
    requiredSignature: 'CLICK_TO_SIGN',
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

/** Sends a fresh contract with three parties, and returns what each of them does, and its link. */
export async function sendDemoDocument(paraph: Paraph, { deliveryMethod }: { deliveryMethod: 'EMAIL' | 'NONE' }) {
  const file = new File([await demoPdf()], 'tenancy-agreement.pdf', { type: 'application/pdf' })
  const document = await paraph.documents.create({ file, title: 'Tenancy agreement' })
  for (const { firstName, lastName, email, task: _, ...party } of people) {
    const contact = await paraph.contacts.create({ firstName, lastName, email })
    await paraph.parties.add(document.id, { ...party, contactId: contact.id, deliveryMethod })
  }
  await paraph.documents.send(document.id)
  const { parties } = await paraph.parties.list(document.id)
  return parties.map(({ name, signingUrl }, index) => ({ name, task: people[index]!.task, signingUrl }))
}
