import { X509Certificate } from 'node:crypto'
import { MINUTE } from '#platform/formats/durations.ts'
import type { Config } from '#platform/settings/config.ts'
import { inspectSealKey, validityOf } from './keys/inspect-seal-key.ts'
import { openSealKey } from './keys/open-seal-key.ts'
import type { SealKey } from './keys/seal-key.ts'
import { SealError } from './seal/seal-error.ts'

/** `checking`: the key is being opened for the first time. `no_key`: there is no key, or its certificate is not valid now. */
export type KeyState = 'ok' | 'checking' | 'no_key'

export interface KeyStatus {
  /** False if there is no key, or if its certificate is not valid now. Undefined while the key is being opened for the first time. */
  isUsable: boolean | undefined
  /** Whole days until the certificate expires. Undefined if there is none. */
  daysLeft: number | undefined
}

/** The key of the seal. If the key can't be opened, the server still runs: its documents wait, and the operator gets a report. */
export interface KeyHolder {
  /** @throws SealError `key_unavailable` */
  key: () => Promise<SealKey>
  status: () => KeyStatus
  state: () => KeyState
}

/** Milliseconds. A renewed certificate is used after this time, without a restart. */
const OPEN_AGAIN_AFTER = 10 * MINUTE

const CAN_NOT_SEAL = 'No document can be sealed, and completed documents wait.'

export function holdSealKey(
  config: Pick<Config, 'seal' | 'databaseUrl' | 'dataDir'>,
  { info, error }: { info: (message: string) => void; error: (message: string) => void },
): KeyHolder {
  let held: { key: SealKey; openedAt: number } | undefined
  let isKnown = false
  let told = ''
  const tell = (report: (message: string) => void, message: string) => {
    // Each retry of each document opens the key, but the same message is reported only once.
    if (message !== told) report(message)
    told = message
  }
  const status = (): KeyStatus => {
    if (!held) return { isUsable: isKnown ? false : undefined, daysLeft: undefined }
    const now = new Date()
    const { validFrom, validTo, daysLeft } = validityOf(new X509Certificate(held.key.certificate), now)
    return { isUsable: validFrom <= now && now <= validTo, daysLeft }
  }
  return {
    status,
    state() {
      const { isUsable } = status()
      return isUsable === undefined ? 'checking' : isUsable ? 'ok' : 'no_key'
    },
    async key() {
      if (held && performance.now() - held.openedAt < OPEN_AGAIN_AFTER) return held.key
      try {
        const key = await openSealKey(config, info)
        held = { key, openedAt: performance.now() }
        const { subject, warnings } = await inspectSealKey(key, config.seal.level, new Date())
        const messages = warnings.map(({ message }) => message)
        if (warnings.some(({ stopsSeals }) => stopsSeals)) tell(error, [CAN_NOT_SEAL, ...messages].join(' '))
        else tell(info, [`Documents are sealed by ${subject}.`, ...messages].join(' '))
        return key
      } catch (cause) {
        held = undefined
        tell(error, `${CAN_NOT_SEAL} ${(cause as Error).message}`)
        throw new SealError('key_unavailable', 'The server has no key that it can seal with.', cause)
      } finally {
        isKnown = true
      }
    },
  }
}
