import { PermanentDeliveryError, type Senders } from '#work/delivery/sender.ts'
import {
  findNamedParties,
  findNotices,
  findRecipient,
  markTold,
  type WaitingNotice,
} from '#domain/outbox/notice-store.ts'
import type { Services } from '#domain/services.ts'
import { mailsOf, MOST_COUNTED } from './notice-rules.ts'
import { writeDigest, writeNotice } from './write-notice.ts'

export type TellDeps = Pick<Services, 'db' | 'now' | 'publicUrl' | 'timeZone'> & { senders: Senders }

/**
 * Sends an account the mails that are due. Each is recorded as soon as the mail server has it, so that another try does not send it again. If the process
 * dies before that, the next try sends the mail again with the same Message-ID.
 */
export async function tellSender(
  accountId: string,
  { db, now, senders, publicUrl, ...server }: TellDeps,
): Promise<void> {
  const { address, ...account } = await findRecipient(db, accountId)
  const mail = senders.EMAIL
  if (!mail) return
  const at = now()
  const timeZone = account.timeZone ?? server.timeZone
  const { single, together, dropped } = mailsOf(
    await findNotices(db, accountId, { now: at, limit: MOST_COUNTED }),
    at,
    timeZone,
  )
  if (dropped.length > 0) await markTold(db, dropped, at)
  const to = { name: account.name, mode: account.mode, timeZone, publicUrl }
  const send = async (id: string, text: ReturnType<typeof writeDigest>, notices: WaitingNotice[]) => {
    if (address !== null)
      await mail.notify({ id, to: { name: account.name, address }, ...text }).catch((error: unknown) => {
        if (!(error instanceof PermanentDeliveryError)) throw error
      })
    await markTold(db, notices, now())
  }
  for (const notices of together)
    await send(`news.${accountId}.${Date.parse(notices[0]!.newest)}`, writeDigest(notices, to), notices)
  for (const notice of single) {
    const { documentId, kind, newest } = notice
    const text = writeNotice(notice, await findNamedParties(db, notice), to)
    await send(`${documentId}.${kind}.${Date.parse(newest)}`, text, [notice])
  }
}
