import { createHmac, hkdfSync } from 'node:crypto'
import { isSameSecret } from '../../http/bearer.ts'
import { type Letter, PermanentDeliveryError, type SmsSender } from '../sender.ts'
import type { SmsSettings } from './settings.ts'
import { composeText } from './compose-text.ts'

/** Milliseconds; less than a server that ends gives the jobs in flight. */
const TIMEOUT = 15_000

/**
 * What a refusal says that is about the number. 46elks documents no texts, so this takes no more than is plain: what is not recognised is
 * tried again, and given up in the end, which tells the party's fate just as well. To blame a party for what is ours would be worse.
 */
const ofTheNumber =
  /\binvalid "?to\b|["'`]to\\?["'`]|\bto[- ](?:number|parameter|field)\b|\b(?:recipient|destination)\b/i

/**
 * Sends by 46elks (https://46elks.com/docs/send-sms). It signs no reports, so the address that it is to report to has a token that only who
 * knows the password can make.
 */
export function openSms({ origin, user, password, from }: SmsSettings, publicUrl: string): SmsSender {
  const credentials = Buffer.from(`${user}:${password}`).toString('base64')
  const key = Buffer.from(hkdfSync('sha256', password, '', 'paraph sms delivery reports', 32))
  const tokenOf = (messageId: string) => createHmac('sha256', key).update(messageId).digest('base64url')
  const reportTo = (messageId: string) => `${publicUrl}/hooks/46elks/${messageId}?token=${tokenOf(messageId)}`

  return {
    async send(letter: Letter) {
      const { messageId, to } = letter
      const response = await fetch(`${origin}/a1/sms`, {
        method: 'POST',
        headers: { authorization: `Basic ${credentials}` },
        body: new URLSearchParams({
          from,
          to: to.address,
          message: composeText(letter),
          // Links and codes open documents, and are nothing for the history that the gateway shows.
          dontlog: 'message',
          ...(isReachable(publicUrl) && { whendelivered: reportTo(messageId) }),
        }),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT),
      })
      const text = await response.text()
      if (!response.ok) throw refusalOf(response.status, text, to.address)
      const { id, status } = readAnswer(text)
      if (status === 'failed') throw new PermanentDeliveryError('46elks could not deliver it.')
      return id === undefined ? {} : { providerId: id }
    },
    isOwnReport: (messageId, token) => isSameSecret(token, tokenOf(messageId)),
    close: async () => {},
  }
}

/** An answer that can't be read is no reason to send the message again, which was taken and is paid for. */
function readAnswer(text: string): { id?: string; status?: unknown } {
  try {
    const { id, status } = JSON.parse(text) as { id?: unknown; status?: unknown }
    return { status, ...(typeof id === 'string' && { id }) }
  } catch {
    return {}
  }
}

function refusalOf(status: number, text: string, number: string): Error {
  // It goes to the log, which holds no numbers.
  const said = text.replace(/\s+/g, ' ').trim().slice(0, 200).replaceAll(number, '[number]')
  const message = `46elks answered ${status}: ${said}`
  // Whatever else it refuses, the credentials or the credit, is about us, and the party is not to suffer for it.
  return status === 400 && (ofTheNumber.test(said) || said.includes('[number]'))
    ? new PermanentDeliveryError(message)
    : new Error(message)
}

/** Whether a gateway can report to that address, which one of this machine alone tells nothing. */
export function isReachable(publicUrl: string): boolean {
  return !/^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(publicUrl).hostname)
}
