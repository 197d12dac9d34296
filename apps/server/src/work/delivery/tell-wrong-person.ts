import type { DeliveryMethod, Language } from '@paraph/contract'
import type { Database, PoolOrHeld } from '#platform/database/tables.ts'
import { toOneLine } from '#platform/formats/one-line.ts'
import { emailTexts } from './email/message-texts.ts'
import { PermanentDeliveryError, type Senders } from './sender.ts'

interface TellDeps {
  db: PoolOrHeld
  senders: Senders
  publicUrl: string
}

/**
 * Tells the sender by mail that a link has reached the wrong person, with the page of the console that corrects it. The mail goes to the contact address of the
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
  deliveryMethod: DeliveryMethod
  email: string | null
  phone: string | null
}

function textOf(facts: Facts, publicUrl: string): { subject: string; text: string } {
  const { language, documentId, deliveryMethod, email, phone } = facts
  const address = { EMAIL: email, SMS: phone, NONE: null }[deliveryMethod]
  // Without a console, the server leads to the documentation from there.
  const page = `${publicUrl}/#/documents/${documentId}`
  const docs = `${publicUrl}/docs/reference.html#/parties/updateparty`
  const { subject, text, nobody } = emailTexts[language].wrongPerson
  return { subject: subject(facts), text: text({ ...facts, address: address ?? nobody, page, docs }) }
}

function findReport(db: Database, partyId: string) {
  return db
    .selectFrom('parties')
    .innerJoin('documents', 'documents.id', 'document_id')
    .innerJoin('accounts', 'accounts.id', 'account_id')
    .select(['parties.name', 'delivery_method as deliveryMethod', 'parties.email', 'parties.phone'])
    .select(['documents.id as documentId', 'title', 'language', 'wrong_person_at as reportedAt'])
    .select(['accounts.name as sender', 'contact_email as contactEmail', 'accounts.email as accountEmail'])
    .where('parties.id', '=', partyId)
    .where('wrong_person_at', 'is not', null)
    .where('status', '=', 'SENT')
    .where('signing_status', '=', 'NOT_SIGNED')
    .executeTakeFirst()
}
