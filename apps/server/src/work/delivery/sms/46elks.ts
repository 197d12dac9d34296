import type { SmsSettings } from '#platform/settings/sms-settings.ts'
import type { ReportTokens } from '../report-tokens.ts'
import { type Letter, PermanentDeliveryError, type Sender } from '../sender.ts'
import { composeText } from './compose-text.ts'

/** Milliseconds. Less than the time that a stopping server gives to running jobs. */
const TIMEOUT = 15_000

/**
 * Matches an error that is clearly about the phone number. 46elks does not document its error texts. After any other error the message is tried
 * again, and ends as FAILED. This is better than to report a wrong number for an error of this server.
 */
const aboutNumber =
  /\binvalid "?to\b|["'`]to\\?["'`]|\bto[- ](?:number|parameter|field)\b|\b(?:recipient|destination)\b/i

/**
 * Sends by 46elks (https://46elks.com/docs/send-sms). 46elks does not sign its reports, so the URL for the report contains a token that
 * only a server with the secret key can make.
 */
export function openSms(
  { origin, user, password, from }: SmsSettings,
  publicUrl: string,
  { tokenOf }: Pick<ReportTokens, 'tokenOf'>,
): Sender {
  const credentials = Buffer.from(`${user}:${password}`).toString('base64')
  const reportUrl = (messageId: string) => `${publicUrl}/hooks/46elks/${messageId}?token=${tokenOf(messageId)}`

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
          // Links and codes give access to documents, so they must not appear in the gateway's history.
          dontlog: 'message',
          ...(isReachable(publicUrl) && { whendelivered: reportUrl(messageId) }),
        }),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT),
      })
      const text = await response.text()
      if (!response.ok) throw gatewayErrorOf(response.status, text, to.address)
      const { id, status } = parseResponse(text)
      if (status === 'failed') throw new PermanentDeliveryError('46elks could not deliver the SMS.')
      return id === undefined ? {} : { providerId: id }
    },
    close: async () => {},
  }
}

/** Returns an empty object for a response that can't be parsed. The gateway accepted that SMS and charges for it, so it is not sent again. */
function parseResponse(text: string): { id?: string; status?: unknown } {
  try {
    const { id, status } = JSON.parse(text) as { id?: unknown; status?: unknown }
    return { status, ...(typeof id === 'string' && { id }) }
  } catch {
    return {}
  }
}

function gatewayErrorOf(status: number, text: string, number: string): Error {
  // The text goes to the log, which must not contain phone numbers. Cut the text last, because a number at the cut would not be found.
  const said = text.replaceAll(number, '[number]').replace(/\s+/g, ' ').trim().slice(0, 200)
  const message = `46elks answered ${status}: ${said}`
  // Any other error, for example about the credentials or the credit, is a problem of this server and not of the party.
  return status === 400 && (aboutNumber.test(said) || said.includes('[number]'))
    ? new PermanentDeliveryError(message)
    : new Error(message)
}

/** True if a gateway can send reports to the URL. False for a URL that only this machine can reach. */
export function isReachable(publicUrl: string): boolean {
  return !/^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(publicUrl).hostname)
}
