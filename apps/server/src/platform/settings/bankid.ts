import { ConfigError } from './config-error.ts'

export type BankIdSettings =
  | { environment: 'simulator' }
  | {
      environment: Exclude<BankIdEnvironment, 'simulator'>
      /** The absolute path of a PKCS#12 file. */
      certificate: string
      passphrase: string
    }

const example =
  'Example: BANKID_ENVIRONMENT=production, BANKID_CERTIFICATE=/etc/paraph/bankid.p12 and BANKID_PASSPHRASE=secret.'

/** The environment has no default, so that no signature is made in the wrong environment by mistake. */
export function checkBankId(
  settings: Record<'environment' | 'certificate' | 'passphrase', string | undefined>,
): BankIdSettings | undefined {
  const { certificate, passphrase } = settings
  if (settings.environment === undefined) {
    if (certificate === undefined && passphrase === undefined) return undefined
    throw new ConfigError(`BANKID_CERTIFICATE and BANKID_PASSPHRASE need BANKID_ENVIRONMENT. ${example}`)
  }
  const environment = bankIdEnvironments.find((name) => name === settings.environment)
  if (environment === undefined)
    throw new ConfigError(`BANKID_ENVIRONMENT must be one of ${bankIdEnvironments.join(', ')}. ${example}`)
  if (environment === 'simulator') {
    if (certificate === undefined && passphrase === undefined) return { environment }
    throw new ConfigError(
      'With BANKID_ENVIRONMENT=simulator, BANKID_CERTIFICATE and BANKID_PASSPHRASE must not be set: the simulator has a certificate of its own.',
    )
  }
  if (certificate !== undefined && passphrase !== undefined) return { environment, certificate, passphrase }
  throw new ConfigError(
    `BANKID_ENVIRONMENT=${environment} needs BANKID_CERTIFICATE, the PKCS#12 file of your certificate from the bank, and BANKID_PASSPHRASE, its password. ${example}`,
  )
}

export const bankIdEnvironments = ['simulator', 'test', 'production'] as const

export type BankIdEnvironment = (typeof bankIdEnvironments)[number]
