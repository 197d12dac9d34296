import type { DeliveryMethod, Language, PartyRole } from '@paraph/contract'
import type { Database, PoolOrHeld } from '#platform/database/tables.ts'
import { toOneLine } from '#platform/formats/one-line.ts'
import { PermanentDeliveryError, type Senders } from './sender.ts'

interface TellDeps {
  db: PoolOrHeld
  senders: Senders
  publicUrl: string
}

/**
 * Tells the sender by mail that a link has reached the wrong person, with the request that corrects it. The mail goes to the contact address of the
 * sender, or else to the address of the account. Sends nothing if the sender has corrected or removed the party in the meantime, or if the document
 * has ended.
 */
export async function tellWrongPerson(partyId: string, { db, senders, publicUrl }: TellDeps): Promise<void> {
  const report = await findReport(db, partyId)
  const to = report && (report.contactEmail ?? report.accountEmail)
  if (!report || !to || !senders.EMAIL) return
  const notice = {
    id: `${partyId}.${Date.parse(report.reportedAt!)}`,
    to: { name: report.sender, address: to },
    ...textOf({ ...report, partyId, title: toOneLine(report.title), name: toOneLine(report.name) }, publicUrl),
  }
  await senders.EMAIL.notify(notice).catch((error: unknown) => {
    if (!(error instanceof PermanentDeliveryError)) throw error
  })
}

interface Facts {
  language: Language
  title: string
  documentId: string
  partyId: string
  name: string
  role: PartyRole
  deliveryMethod: DeliveryMethod | null
  email: string | null
  phone: string | null
}

function textOf(facts: Facts, publicUrl: string): { subject: string; text: string } {
  const { language, documentId, partyId, role, deliveryMethod, email, phone } = facts
  const url = `${publicUrl}/api/v1/documents/${documentId}/parties/${partyId}`
  const address = { EMAIL: email, SMS: phone, NONE: null }[deliveryMethod ?? 'NONE']
  const [field, example] = deliveryMethod === 'SMS' ? ['phone', '+46…'] : ['email', '…']
  const body = JSON.stringify({ role, [field]: example })
  const correct = `curl -X PATCH ${url} \\
  -H "authorization: Bearer $KEY" -H 'content-type: application/json' -d '${body}'`
  const remind = `curl -X POST ${url}/remind -H "authorization: Bearer $KEY"`
  const docs = `${publicUrl}/docs/reference.html#/parties/updateparty`
  return texts[language]({ ...facts, address, correct, remind, docs })
}

interface TextFacts extends Facts {
  /** Where the link was sent. Null if the sender passed it on. */
  address: string | null
  /** The commands that correct the party or remind it, and their documentation. */
  correct: string
  remind: string
  docs: string
}

const texts: Record<Language, (facts: TextFacts) => { subject: string; text: string }> = {
  EN: ({ title, documentId, name, partyId, address, correct, remind, docs }) => ({
    subject: `Not for ${name}: ${title}`,
    text: `Somebody who opened the link for ${name} says that the document is not for them.

Document: ${title} (${documentId})
Party: ${name} (${partyId})
Sent to: ${address ?? 'nobody. You have passed the link on yourself.'}

The link no longer shows the document, and ${name} gets no more messages. Ask ${name} for the right address. Then correct it with your API key. A new link is sent, and the old one stays closed:

${correct}

If the address is right, remind ${name}. Then the link works again:

${remind}

You can also remove ${name} from the document. All this is described here: ${docs}
`,
  }),
  SV: ({ title, documentId, name, partyId, address, correct, remind, docs }) => ({
    subject: `Inte till ${name}: ${title}`,
    text: `Någon som öppnade länken till ${name} säger att dokumentet inte är till hen.

Dokument: ${title} (${documentId})
Part: ${name} (${partyId})
Skickat till: ${address ?? 'ingen. Du har själv lämnat länken vidare.'}

Länken visar inte längre dokumentet, och ${name} får inga fler meddelanden. Fråga ${name} efter rätt adress. Rätta den sedan med din API-nyckel. Då skickas en ny länk, och den gamla förblir stängd:

${correct}

Om adressen är rätt: påminn ${name}. Då fungerar länken igen:

${remind}

Du kan också ta bort ${name} från dokumentet. Allt detta beskrivs här: ${docs}
`,
  }),
}

function findReport(db: Database, partyId: string) {
  return db
    .selectFrom('parties')
    .innerJoin('documents', 'documents.id', 'document_id')
    .innerJoin('accounts', 'accounts.id', 'account_id')
    .select(['parties.name', 'role', 'delivery_method as deliveryMethod', 'parties.email', 'parties.phone'])
    .select(['documents.id as documentId', 'title', 'language', 'wrong_person_at as reportedAt'])
    .select(['accounts.name as sender', 'contact_email as contactEmail', 'accounts.email as accountEmail'])
    .where('parties.id', '=', partyId)
    .where('wrong_person_at', 'is not', null)
    .where('status', '=', 'SENT')
    .where('signing_status', '=', 'NOT_SIGNED')
    .executeTakeFirst()
}
