import type { RequestServices } from '#api/request-services.ts'
import { openVerificationCodes } from '#domain/identity/code/verification-codes.ts'
import { openLinkTokens } from '#domain/identity/link/link-tokens.ts'
import { openKnownBrowsers } from '#domain/members/known-browsers.ts'
import { openSessionSecrets } from '#domain/members/session-tokens.ts'
import { signOnSecretLabel } from '#domain/single-sign-on/sign-on-rules.ts'
import type { Ciphers, Services } from '#domain/services.ts'
import { webhookSecretLabel } from '#domain/webhooks/secrets.ts'
import { openCipher } from '#platform/secrets/cipher.ts'
import { openPersonalNumbers } from '#platform/secrets/personal-numbers.ts'
import type { SecretKey } from '#platform/secrets/secret-key.ts'

type Keyed = Ciphers &
  Pick<Services, 'links' | 'codes'> &
  Pick<RequestServices, 'storedAnswers' | 'sessionSecrets' | 'knownBrowsers'>

/** Opens all services that work with the secret key. */
export function openCiphers(secretKey: SecretKey): Keyed {
  return {
    links: openLinkTokens(secretKey),
    codes: openVerificationCodes(secretKey),
    personalNumbers: openPersonalNumbers(secretKey),
    bankIdEvidence: openCipher(secretKey, 'paraph bankid evidence'),
    sessionSecrets: openSessionSecrets(secretKey),
    knownBrowsers: openKnownBrowsers(secretKey),
    storedAnswers: openCipher(secretKey, 'paraph stored answer'),
    webhookSecrets: openCipher(secretKey, webhookSecretLabel),
    singleSignOnSecrets: openCipher(secretKey, signOnSecretLabel),
  }
}
