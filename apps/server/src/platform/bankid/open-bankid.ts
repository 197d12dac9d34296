import { bankIdRoots } from '@paraph/verify'
import { DAY } from '#platform/formats/durations.ts'
import type { BankIdSettings } from '#platform/settings/bankid.ts'
import type { Config } from '#platform/settings/config.ts'
import { readClientCertificate } from './client-certificate.ts'
import { endpoints } from './endpoints.ts'
import { watchReachability } from './reachability.ts'
import type { BankId } from './rp-api.ts'
import { openRpClient, type RpClient } from './rp-client.ts'
import { openSimulatorClient } from './simulator-client.ts'
import { readSimulatorRoot, simulatorFolder } from './simulator-folder.ts'

export interface BankIdLog {
  info: (message: string) => void
  warn: (message: string) => void
}

interface Connection {
  client: RpClient
  /** When the client certificate expires. */
  expires: Date
  roots: () => Uint8Array[]
  phoneUrl: () => string | undefined
  /** What the operator can do if BankID does not answer. */
  hint: string
}

/** A bank needs days or weeks to issue another certificate. */
const WARN_DAYS = 30

/**
 * Opens the client of BankID for the environment in the settings. A check in the background finds out whether BankID answers, so the start does not
 * wait for it.
 *
 * @throws ConfigError if the certificate can't be read.
 */
export async function openBankId(
  { bankId: settings, dataDir }: Pick<Config, 'bankId' | 'dataDir'>,
  log: BankIdLog,
): Promise<BankId | undefined> {
  if (!settings) return undefined
  const { environment } = settings
  const { client, expires, roots, phoneUrl, hint } =
    settings.environment === 'simulator' ? await connectToSimulator(simulatorFolder(dataDir)) : await connect(settings)
  tellExpiry(environment, expires, log)
  const { watch, isReachable, isInMaintenance, stop } = watchReachability(() => client.check(), { ...log, hint })
  return {
    environment,
    api: {
      sign: (order) => watch(() => client.sign(order)),
      auth: (order) => watch(() => client.auth(order)),
      collect: (orderRef) => watch(() => client.collect(orderRef)),
      cancel: (orderRef) => watch(() => client.cancel(orderRef)),
    },
    get roots() {
      return roots()
    },
    get phoneUrl() {
      return phoneUrl()
    },
    status: () => ({ certificateExpires: expires, isReachable: isReachable(), isInMaintenance: isInMaintenance() }),
    async close() {
      stop()
      await client.close()
    },
  }
}

async function connect({
  environment,
  certificate,
  passphrase,
}: Exclude<BankIdSettings, { environment: 'simulator' }>): Promise<Connection> {
  const { expires, ...identity } = await readClientCertificate(certificate, passphrase)
  return {
    client: openRpClient({ ...endpoints[environment], ...identity }),
    expires,
    roots: () => [bankIdRoots[environment]],
    phoneUrl: () => undefined,
    hint: `The server must be able to connect to ${endpoints[environment].origin}.`,
  }
}

async function connectToSimulator(folder: string): Promise<Connection> {
  const client = await openSimulatorClient(folder)
  return {
    client,
    expires: client.expires,
    roots: () => [readSimulatorRoot(folder)],
    phoneUrl: client.phoneUrl,
    hint: 'Start the simulator with npm run bankid:simulator -w apps/server.',
  }
}

function tellExpiry(environment: string, expires: Date, { info, warn }: BankIdLog) {
  const left = expires.getTime() - Date.now()
  const day = expires.toISOString().slice(0, 10)
  if (left < 0)
    warn(
      `The certificate for BankID expired on ${day}. No one can sign with BankID. Get another one from your bank, set BANKID_CERTIFICATE, and start again.`,
    )
  else if (left < WARN_DAYS * DAY)
    warn(`The certificate for BankID expires on ${day}. Get another one from your bank before that day.`)
  else info(`The certificate for BankID (${environment}) is valid until ${day}.`)
}
