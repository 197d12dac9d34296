import type { SealErrorCode } from '@paraph/contract'
import type { PageFooters } from '@paraph/verify'
import type { Config } from '#platform/settings/config.ts'
import { type Helper, LimitError, openHelper, type RunInHelper } from '#platform/helpers/open-helper.ts'
import type { SealMaterial } from './collect.ts'
import { findFooters, withoutFooters } from './footers/find-footers.ts'
import type { KeyHolder } from './key-holder.ts'
import type { SealAnswer, SealOptions, SealTask } from './seal-task.ts'
import { SealError } from './seal/seal-error.ts'
import { type TimestampBreaker, unlessPaused } from './timestamp-breaker.ts'

export interface SealedFile {
  bytes: Uint8Array
  pages: number
  sha256: string
  level: string
  sealedAt: Date
}

/** The sealing was interrupted, because the process stops. Another process tries the job again. */
export class SealInterruptedError extends Error {}

export interface Sealer {
  /** Undefined if the seals need no timestamp. */
  timestamps: TimestampBreaker | undefined
  /** @throws SealError */
  seal: (material: SealMaterial, sealedAt: Date) => Promise<SealedFile>
  close: () => Promise<void>
}

/** Milliseconds that one seal may take, timestamps included. */
const TIMEOUT = 120_000

/** The failures that can be caused by what stands on the pages. */
const OF_THE_FILE = new Set<SealErrorCode>(['file_unsealable', 'resources_exceeded', 'seal_invalid'])

const TASK = new URL('./seal-task.ts', import.meta.url).href

export interface SealHelper extends Helper {
  timeout: number
}

/**
 * Seals in one separate process, because a large document takes seconds. The process starts with the first seal, and ends when there is nothing to
 * seal.
 */
export function openSealHelper({ timeout = TIMEOUT, idleTimeout = 30_000 } = {}): SealHelper {
  return { ...openHelper({ memory: 512, idleTimeout }), timeout }
}

/** @param helper - a helper that the caller closes. By default, the sealer opens its own. */
export function openSealer(
  { key }: Pick<KeyHolder, 'key'>,
  options: Omit<SealOptions, 'key'>,
  {
    helper: sharedHelper,
    timestamps,
  }: { helper?: SealHelper | undefined; timestamps?: TimestampBreaker | undefined } = {},
): Sealer {
  const helper = sharedHelper ?? openSealHelper()
  let isClosing = false

  const run = async (work: RunInHelper, material: SealMaterial, sealedAt: Date): Promise<SealedFile> => {
    const sealWith = async (footers: PageFooters | undefined) => {
      const task: SealTask = { ...material, ...options, key: await key(), sealedAt, footers }
      const limits = { work: Infinity, elapsed: helper.timeout }
      const answer = await work<SealAnswer>({ filename: TASK }, task, limits).catch((cause) => {
        if (!(cause instanceof LimitError)) throw cause
        throw new SealError('resources_exceeded', 'The seal took too much time or memory.', cause)
      })
      if ('code' in answer) throw new SealError(answer.code, answer.message, answer.cause, answer.retryAfter)
      return { ...answer, sealedAt }
    }
    const footers = await findFooters(work, material)
    try {
      return await sealWith(footers)
    } catch (error) {
      // The trial seal of the upload had no footers, so a rare file can be sealed only without them.
      const isOfFile = error instanceof SealError && OF_THE_FILE.has(error.code)
      if (!footers || !isOfFile) throw error
      return sealWith(withoutFooters('not_sealable'))
    }
  }
  return {
    timestamps,
    seal: (material, sealedAt) =>
      helper
        .use(sizeOf(material), (work) => {
          const seal = () => run(work, material, sealedAt)
          return timestamps ? unlessPaused(timestamps, seal) : seal()
        })
        .catch((cause: unknown) => {
          throw isClosing ? new SealInterruptedError('The process stops.', { cause }) : cause
        }),
    close: async () => {
      isClosing = true
      if (!sharedHelper) await helper.close()
    },
  }
}

const sizeOf = ({ original, scans }: SealMaterial) =>
  scans.reduce((sum, { bytes }) => sum + bytes.length, original.length)

/** Milliseconds. */
const TSA_TIMEOUT = 20_000

export function sealOptions({
  seal: { level, tsaUrl },
  publicUrl,
  timeZone,
}: Pick<Config, 'seal' | 'publicUrl' | 'timeZone'>): Omit<SealOptions, 'key'> {
  const tsa = tsaUrl === undefined ? undefined : { url: tsaUrl, timeout: TSA_TIMEOUT }
  return { level, tsa, verifyUrl: `${publicUrl}/verify/`, timeZone }
}
