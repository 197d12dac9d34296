import { randomUUID } from 'node:crypto'
import { formatTime } from '#work/delivery/email/format-time.ts'
import { PermanentDeliveryError, type Senders } from '#work/delivery/sender.ts'
import { findInvitation, storeInvitation } from '#domain/members/invitation-store.ts'
import { invitationUrlOf } from '#domain/members/member-links.ts'
import { hashToken, newToken } from '#domain/members/session-tokens.ts'
import type { Services } from '#domain/services.ts'
import type { JobData } from '#platform/jobs/queues.ts'
import { writeMemberMail } from './write-member-mail.ts'

export type MemberMailDeps = Pick<Services, 'db' | 'now' | 'publicUrl' | 'timeZone'> & { senders: Senders }

/** Sends an invitation. Its token is made here, so that neither a table nor a job has it. Another try makes another token and another Message-ID. */
export async function mailInvitation(job: JobData['invitation'], deps: MemberMailDeps): Promise<void> {
  const { db, publicUrl, timeZone, senders } = deps
  const found = await findInvitation(db, job)
  if (!found || !senders.EMAIL) return
  const token = newToken()
  await storeInvitation(db, { ...job, sha256: hashToken(token) })
  const { name, email, language, accountName, mode } = found
  const mail = writeMemberMail({
    kind: 'invitation',
    language,
    name,
    account: {
      name: accountName,
      isTest: mode === 'TEST',
      expires: formatTime(new Date(found.expiresAt), language, found.timeZone ?? timeZone),
    },
    url: invitationUrlOf(publicUrl, token),
  })
  await senders.EMAIL.notify({ id: `invitation.${randomUUID()}`, to: { name, address: email }, ...mail }).catch(
    (error: unknown) => {
      if (!(error instanceof PermanentDeliveryError)) throw error
    },
  )
}
