import type { Channel } from '#platform/database/tables.ts'
import type { Config } from '#platform/settings/config.ts'
import type { MailSettings } from './email/smtp.ts'
import type { ReportTokens } from './report-tokens.ts'
import type { Senders } from './sender.ts'
import { isReachable, openSms } from './sms/46elks.ts'

/** Opens a sender for each channel that has settings. Logs each channel that has none. */
export async function openSenders(
  config: Config,
  tokens: Record<Channel, ReportTokens>,
  log: (message: string) => void,
): Promise<Senders> {
  const senders: Senders = {}
  if (config.smtpUrl) {
    // The mail client is loaded only if the settings ask for it, because it needs memory.
    const { openSmtp } = await import('./email/smtp.ts')
    senders.EMAIL = openSmtp({ ...mailSettings(config, config.smtpUrl, tokens.EMAIL), timeZone: config.timeZone })
  } else {
    log(
      'No e-mail is sent, because there is no SMTP_URL. Parties keep the sendStatus NOT_SENT. Give them their signingUrl yourself.',
    )
  }
  if (config.sms) senders.SMS = openSms(config.sms, config.publicUrl, tokens.SMS)
  else log('No SMS is sent, because there is no SMS_URL. Documents with parties that need an SMS cannot be sent.')
  if (config.sms && !isReachable(config.publicUrl))
    log(`There are no delivery reports for SMS, because the gateway cannot reach the PUBLIC_URL ${config.publicUrl}.`)
  return senders
}

export function mailSettings(config: Config, url: string, { tokenOf }: Pick<ReportTokens, 'tokenOf'>): MailSettings {
  const { mailFrom: from, mailReplyTo: replyTo, mailBounces, dkim } = config
  const bounces = mailBounces === undefined ? undefined : { address: mailBounces, tokenOf }
  return { url, from, replyTo, bounces, dkim }
}

export function channelsOf(senders: Senders): ReadonlySet<Channel> {
  return new Set(Object.keys(senders) as Channel[])
}

export async function closeSenders(senders: Senders): Promise<void> {
  await Promise.all([senders.EMAIL, senders.SMS].map((sender) => sender?.close()))
}
