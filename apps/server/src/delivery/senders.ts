import type { Config } from '../config.ts'
import type { Channel } from '../database.ts'
import type { Senders } from './sender.ts'
import { openSmtp } from './email/smtp.ts'
import { openSms } from './sms/46elks.ts'

/** The senders that the settings name. What can't be sent is said once, at the start. */
export function openSenders(config: Config, log: (message: string) => void): Senders {
  const senders: Senders = {}
  if (config.smtpUrl) {
    const { smtpUrl: url, mailFrom: from, mailReplyTo: replyTo, timeZone } = config
    senders.EMAIL = openSmtp({ url, from, replyTo, timeZone })
  } else {
    log('No e-mail is sent: there is no SMTP_URL. Parties keep the sendStatus NOT_SENT; pass on their signingUrl.')
  }
  if (config.smsUrl) senders.SMS = openSms(config.smsUrl, config.publicUrl)
  else log('No SMS is sent: there is no SMS_URL. Documents with parties who need one can not be sent.')
  return senders
}

export function channelsOf(senders: Senders): ReadonlySet<Channel> {
  return new Set(Object.keys(senders) as Channel[])
}

export async function closeSenders(senders: Senders): Promise<void> {
  await Promise.all([senders.EMAIL, senders.SMS].map((sender) => sender?.close()))
}
