import { PermanentDeliveryError, type Senders } from '#work/delivery/sender.ts'
import {
  findNamedParties,
  findNotices,
  findRecipient,
  markTold,
  type NoticeRecipient,
  type WaitingNotice,
} from '#domain/outbox/notice-store.ts'
import type { Services } from '#domain/services.ts'
import { mailsOf, MOST_COUNTED } from './notice-rules.ts'
import { writeDigest, writeNotice } from './write-notice.ts'

export type TellDeps = Pick<Services, 'db' | 'now' | 'publicUrl' | 'timeZone'> & { senders: Senders }

/**
 * Sends an account or a member the mails that are due. Each is recorded as soon as the mail server has it, so that another try does not send it again. If the process
 * dies before that, the next try sends the mail again with the same Message-ID.
 */
export async function tellSender(
  recipient: NoticeRecipient,
  { db, now, senders, publicUrl, ...server }: TellDeps,
): Promise<void> {
  const { to: addressee, ...account } = await findRecipient(db, recipient)
  const mail = senders.EMAIL
  if (!mail) return
  const at = now()
  const timeZone = account.timeZone ?? server.timeZone
  const { single, together, dropped } = mailsOf(
    await findNotices(db, recipient, { now: at, limit: MOST_COUNTED }),
    at,
    timeZone,
  )
  if (dropped.length > 0) await markTold(db, dropped, at)
  const to = { name: account.name, mode: account.mode, timeZone, publicUrl, isMember: recipient.memberId !== '' }
  const send = async (id: string, text: ReturnType<typeof writeDigest>, notices: WaitingNotice[]) => {
    const { name, address } = addressee
    if (address !== null)
      await mail.notify({ id, to: { name, address }, ...text }).catch((error: unknown) => {
        if (!(error instanceof PermanentDeliveryError)) throw error
      })
    await markTold(db, notices, now())
  }
  for (const notices of together)
    await send(
      `news.${recipient.memberId || recipient.accountId}.${Date.parse(notices[0]!.newest)}`,
      writeDigest(notices, to),
      notices,
    )
  for (const notice of single) {
    const { documentId, memberId, kind, newest } = notice
    const text = writeNotice(notice, await findNamedParties(db, notice), to)
    await send([documentId, kind, ...(memberId ? [memberId] : []), Date.parse(newest)].join('.'), text, [notice])
  }
}
