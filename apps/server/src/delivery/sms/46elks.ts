import { createHmac, hash, hkdfSync, timingSafeEqual } from 'node:crypto'
import { type Letter, Refusal, type Sender } from '../sender.ts'
import { textOf } from './text.ts'

export interface SmsSender extends Sender {
  /** Whether a report of the message was asked for by this server, or another one of the same settings. */
  isOwnReport: (messageId: string, token: string) => boolean
}

const TIMEOUT = 30_000

/** 46elks' own words for what no other try will mend, whatever the message: they are of the number. */
const ofTheNumber = /\b(?:to|number|recipient|destination)\b/i

/**
 * Sends by 46elks (https://46elks.com/docs/send-sms). `url` is `elks://user:password@host?from=Paraph`; a host on this machine is reached without TLS.
 * 46elks signs no reports, so the address that it is to report to has a token that only who knows the password can make.
 */
export function openSms(url: string, publicUrl: string): SmsSender {
  const { username, password, host, hostname, searchParams } = new URL(url)
  const from = searchParams.get('from') ?? 'Paraph'
  const endpoint = `${/^(localhost|127\.0\.0\.1)$/.test(hostname) ? 'http' : 'https'}://${host}/a1/sms`
  const credentials = Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString('base64')
  const key = Buffer.from(hkdfSync('sha256', decodeURIComponent(password), '', 'paraph sms delivery reports', 32))
  const tokenOf = (messageId: string) => createHmac('sha256', key).update(messageId).digest('base64url')

  return {
    async send(letter: Letter) {
      const { messageId, to } = letter
      const response = await fetch(endpoint, {
        method: 'POST',
        headers: { authorization: `Basic ${credentials}` },
        body: new URLSearchParams({
          from,
          to: to.address,
          message: textOf(letter),
          whendelivered: `${publicUrl}/hooks/46elks/${messageId}?token=${tokenOf(messageId)}`,
        }),
        signal: AbortSignal.timeout(TIMEOUT),
      })
      const text = await response.text()
      if (response.ok) return { providerId: (JSON.parse(text) as { id: string }).id }
      const said = `46elks answered ${response.status}: ${text.slice(0, 200)}`
      // Whatever else it refuses, the credentials or the credit, is about us, and the party is not to suffer for it.
      throw response.status === 400 && ofTheNumber.test(text) ? new Refusal(said) : new Error(said)
    },
    isOwnReport: (messageId, token) =>
      timingSafeEqual(hash('sha256', token, 'buffer'), hash('sha256', tokenOf(messageId), 'buffer')),
    close: async () => {},
  }
}
