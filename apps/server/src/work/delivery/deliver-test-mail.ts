import { findAccount } from '#domain/accounts/account-store.ts'
import type { PoolOrHeld } from '#platform/database/tables.ts'
import type { JobData } from '#platform/jobs/queues.ts'
import { PermanentDeliveryError, type Senders } from './sender.ts'

interface TestMailDeps {
  db: PoolOrHeld
  senders: Senders
  publicUrl: string
}

/** Sends a test mail to the address that the account has now. If the mail server refuses the address, it is not tried again. */
export async function deliverTestMail(
  { accountId, requestedAt }: JobData['test-mail'],
  { db, senders, publicUrl }: TestMailDeps,
): Promise<void> {
  const { name, contactEmail } = await findAccount(db, accountId)
  if (contactEmail === null || !senders.EMAIL) return
  const notice = {
    id: `test.${accountId}.${Date.parse(requestedAt)}`,
    to: { name, address: contactEmail },
    subject: 'Test: mails from Paraph arrive / Mejl från Paraph kommer fram',
    text: textOf(name, publicUrl),
  }
  await senders.EMAIL.notify(notice).catch((error: unknown) => {
    if (!(error instanceof PermanentDeliveryError)) throw error
  })
}

/** In both languages, because an account has none. */
function textOf(name: string, publicUrl: string): string {
  return `This is a test. Mails from ${publicUrl} arrive at this address, which is the contact of ${name}.

Det här är ett test. Mejl från ${publicUrl} kommer fram till den här adressen, som är kontakten för ${name}.
`
}
