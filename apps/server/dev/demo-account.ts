import { type AddParty, Paraph, type PartyWithSigningUrl } from '@paraph/client'
import { letterPdf } from './demo-pdf.ts'

/** Marks the documents of the demo, so that a second run adds none. */
const MARK = 'demo'

/** Milliseconds. */
const [MINUTE, DAY] = [60_000, 24 * 3_600_000]

const company = { name: 'Norrland Fastigheter AB', orgNumber: '556016-0680' }

const names = ['Ida Nyström', 'Omar Haddad', 'Sofia Berg', 'Lars Öhman', 'Maja Lund', 'Per-Erik Sandberg'] as const

type Name = (typeof names)[number]

interface DemoDocument {
  title: string
  text: string
  parties: Name[]
  message?: string
  expiresAt?: Date
  /** What happens after the document was sent. Without it, the document stays a draft. */
  next?: (document: Sent) => Promise<unknown>
}

interface Sent {
  paraph: Paraph
  id: string
  /** The signing sessions of the parties, in their order. */
  sessions: Paraph['signing'][]
}

const documents: DemoDocument[] = [
  {
    title: 'Quote for a new roof',
    text: 'The price holds until the last day to sign.',
    parties: ['Lars Öhman'],
    // The shortest way to a document that has expired.
    expiresAt: new Date(Date.now() + MINUTE),
    next: async () => {},
  },
  {
    title: 'Order 4711',
    text: '40 office chairs, delivered in March.',
    parties: ['Maja Lund'],
    next: ({ paraph, id }) => paraph.documents.cancel(id, { reason: 'Order 4712 replaces it.' }),
  },
  {
    title: 'Framework agreement',
    text: 'Both sides may end the agreement with three months’ notice.',
    parties: ['Sofia Berg', 'Omar Haddad'],
    next: async ({ sessions }) => {
      for (const session of sessions) await sign(session)
    },
  },
  {
    title: 'Lease of the office',
    text: 'The rent is 21,400 kronor a month.',
    parties: ['Ida Nyström', 'Per-Erik Sandberg'],
    next: ({ sessions }) => sessions[0]!.rejectDocument({ reason: 'The rent in section 4 is wrong.' }),
  },
  {
    title: 'Minutes of the board',
    text: 'The board has approved the accounts.',
    parties: ['Ida Nyström', 'Lars Öhman', 'Maja Lund'],
    message: 'Please sign this week.',
    expiresAt: new Date(Date.now() + 2 * DAY),
    next: async ({ sessions }) => {
      await sign(sessions[0]!)
      await sessions[1]!.openDocument()
      await sessions[2]!.reportWrongPerson()
    },
  },
  {
    title: 'Employment contract',
    text: 'The employment begins on the first of February.',
    parties: ['Omar Haddad', 'Sofia Berg'],
  },
]

/**
 * Creates contacts, a document in each status, and a webhook endpoint whose host does not exist. Does nothing if the account has documents of an earlier run. No
 * message is sent.
 *
 * @param baseUrl - where the server answers.
 */
export async function fillDemoAccount(paraph: Paraph, baseUrl: string): Promise<void> {
  const earlier = await paraph.documents.list({ externalId: MARK, limit: 1 })
  if (earlier.documents.length > 0) return
  // No name below `.invalid` exists (RFC 2606).
  await paraph.webhooks.createEndpoint({
    url: 'https://archive.example.invalid/paraph',
    events: ['document.completed', 'document.rejected'],
    description: 'The archive, which does not answer',
  })
  const { id: companyId } = await paraph.companies.create(company)
  const contacts = new Map<Name, string>()
  for (const name of names) {
    const [firstName, lastName] = name.split(' ') as [string, string]
    const email = `${firstName}.${lastName}@example.com`.toLowerCase().replaceAll('ö', 'o')
    const work = name === 'Ida Nyström' ? { companyId, companyRole: 'Head of property' } : {}
    contacts.set(name, (await paraph.contacts.create({ firstName, lastName, email, ...work })).id)
  }
  for (const { title, text, parties, message, expiresAt, next } of documents) {
    const file = new File([await letterPdf(title, text)], `${title}.pdf`, { type: 'application/pdf' })
    const options = { ...(message && { message }), ...(expiresAt && { expiresAt }) }
    const { id } = await paraph.documents.create({ file, title, externalId: MARK, ...options })
    for (const name of parties) await paraph.parties.add(id, { ...usual, contactId: contacts.get(name)! })
    if (!next) continue
    await paraph.documents.send(id)
    const list = await paraph.parties.list(id)
    await next({ paraph, id, sessions: list.parties.map((party) => sessionOf(party, baseUrl)) })
  }
}

/** The parties sign by a click, because the program can't draw a signature. They get no message. */
const usual = { role: 'SIGNER', requiredSignature: 'CLICK_TO_SIGN', deliveryMethod: 'NONE' } satisfies Partial<AddParty>

function sessionOf({ signingUrl }: PartyWithSigningUrl, baseUrl: string): Paraph['signing'] {
  return new Paraph({ baseUrl, apiKey: signingUrl!.split('#').at(-1)! }).signing
}

async function sign(session: Paraph['signing']): Promise<void> {
  await session.openDocument()
  await session.readDocument()
  const { consent } = await session.getSession()
  await session.signDocument({ consentVersion: consent!.version })
}
