import { createPrivateKey } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { SettingName } from './catalogue.ts'
import { ConfigError } from './config-error.ts'
import { readSmsUrl, type SmsSettings } from './sms-settings.ts'
import { isUnambiguous } from './urls.ts'
import { address, type Env, resolvePath, setting } from './values.ts'

export function bounces(env: Env, name: SettingName): string | undefined {
  const text = address(env, name)
  if (text === undefined || text.indexOf('@') <= maxBouncesLength) return text
  throw new ConfigError(
    `${name} must have at most ${maxBouncesLength} characters before the @, because the server adds a reference to each message there. Example: bounces@example.com.`,
  )
}

export function needsBounces(reportsToken: string | undefined, mailBounces: string | undefined): string | undefined {
  if (reportsToken === undefined || mailBounces !== undefined) return reportsToken
  throw new ConfigError(
    'MAIL_REPORTS_TOKEN needs MAIL_BOUNCES, because a report counts only if it came to the return address of its message. Example: bounces@example.com.',
  )
}

export function dkim(file: string | undefined, selector: string | undefined): DkimKey | undefined {
  if (!file && !selector) return undefined
  if (!file || !selector)
    throw new ConfigError(
      'Set both DKIM_KEY_FILE and DKIM_SELECTOR, or neither. Example: DKIM_KEY_FILE=/etc/paraph-dkim.pem and DKIM_SELECTOR=paraph.',
    )
  if (!/^[a-z\d]([a-z\d.-]*[a-z\d])?$/i.test(selector))
    throw new ConfigError('DKIM_SELECTOR must be a name, such as paraph.')
  try {
    const privateKey = readFileSync(resolvePath(file), 'utf8')
    const { asymmetricKeyType, asymmetricKeyDetails } = createPrivateKey(privateKey)
    if (asymmetricKeyType === 'rsa' && asymmetricKeyDetails!.modulusLength! >= 1024) return { selector, privateKey }
  } catch (error) {
    throw new ConfigError(
      `DKIM_KEY_FILE can't be read: ${(error as Error).message}. Example: DKIM_KEY_FILE=/etc/paraph-dkim.pem.`,
    )
  }
  throw new ConfigError('DKIM_KEY_FILE must contain a private RSA key in PEM format with at least 1024 bits.')
}

export function sms(env: Env, name: SettingName): SmsSettings | undefined {
  const text = setting(env, name)
  const settings = text === undefined || !isUnambiguous(text) ? undefined : readSmsUrl(text)
  if (text === undefined || settings) return settings
  throw new ConfigError(
    `${name} must have the form elks://user:password@api.46elks.com?from=Paraph. from has 3 to 11 letters and digits and begins with a letter, or is a phone number such as +46766861004. Percent-encode special characters of the user and the password: @ is %40, / is %2F.`,
  )
}

/** Signs mail (RFC 6376) for the domain of the From address. */
export interface DkimKey {
  selector: string
  /** PEM. */
  privateKey: string
}

/** The messages that an account may send on one day. */
export type MessageLimits = Record<'EMAIL' | 'SMS', number>

/** Characters of the reference: 26 of the message's id, and 16 of the token. */
const REFERENCE_LENGTH = 42

/** The most characters that MAIL_BOUNCES has before the @: RFC 5321 allows 64, and the server adds a plus and the reference. */
export const maxBouncesLength = 64 - 1 - REFERENCE_LENGTH
