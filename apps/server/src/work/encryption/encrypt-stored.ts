import type { Ciphers, Services } from '#domain/services.ts'
import { TooEarlyError } from '#platform/jobs/jobs.ts'
import { countBacklog } from './count-backlog.ts'
import { encryptEvidence } from './encrypt-evidence.ts'
import { encryptNumbers } from './encrypt-numbers.ts'
import { encryptSignOnSecrets } from './encrypt-sign-on-secrets.ts'
import { encryptWebhookSecrets } from './encrypt-webhook-secrets.ts'
import type { EncryptionReport } from './encryption-report.ts'

/** When the server looks for values to encrypt, as a cron expression. Each start of a process looks too. */
export const encryptionTimes = '30 3 * * *'

/** Each kind of value that is stored encrypted. `countBacklog` counts the same kinds. */
const kinds = [encryptEvidence, encryptWebhookSecrets, encryptSignOnSecrets, encryptNumbers]

export interface EncryptionDeps extends Ciphers, Pick<Services, 'db'> {
  /** Called if a run encrypted or could not read a value. */
  onEncrypted: (report: EncryptionReport) => void
}

/**
 * Encrypts values with the newest key if an older key encrypted them. The transactions are small, so an interrupted
 * run continues where it stopped, and several processes may run at the same time.
 *
 * @throws TooEarlyError if other transactions had locked some rows, so that these must be tried later.
 */
export async function encryptStored({ onEncrypted, ...deps }: EncryptionDeps): Promise<void> {
  const total: EncryptionReport = { encrypted: 0, unreadable: 0 }
  for (const encrypt of kinds) {
    const { encrypted, unreadable } = await encrypt(deps)
    total.encrypted += encrypted
    total.unreadable += unreadable
  }
  const { olderKey, unknownKey } = await countBacklog(deps.db, deps)
  const left = olderKey - total.unreadable
  total.unreadable += unknownKey
  if (total.encrypted > 0 || total.unreadable > 0) onEncrypted(total)
  if (left > 0) throw new TooEarlyError(`${left} values could not be encrypted yet.`)
}
