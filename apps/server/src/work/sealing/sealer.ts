import { Piscina } from 'piscina'
import type { Config } from '#platform/settings/config.ts'
import type { SealMaterial } from './collect.ts'
import type { KeyHolder } from './key-holder.ts'
import type { SealAnswer, SealOptions, SealTask } from './seal-thread.ts'
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
  /** Transfers the files of the material to another thread, so the caller can't use them afterwards. @throws SealError */
  seal: (material: SealMaterial, sealedAt: Date) => Promise<SealedFile>
  close: () => Promise<void>
}

/** Milliseconds that one seal may take, timestamps included. */
const TIMEOUT = 120_000

export interface SealThread {
  pool: Piscina<SealTask, SealAnswer>
  timeout: number
}

/**
 * Seals in one separate thread, because a large document takes seconds. The thread starts with the first seal, and ends when there is nothing to
 * seal.
 */
export function openSealThread({ timeout = TIMEOUT } = {}): SealThread {
  const pool = new Piscina<SealTask, SealAnswer>({
    filename: new URL('./seal-thread.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 30_000,
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  })
  return { pool, timeout }
}

/** @param thread - a thread that the caller closes. By default, the sealer opens its own. */
export function openSealer(
  { key }: Pick<KeyHolder, 'key'>,
  options: Omit<SealOptions, 'key'>,
  {
    thread: sharedThread,
    timestamps,
  }: { thread?: SealThread | undefined; timestamps?: TimestampBreaker | undefined } = {},
): Sealer {
  const { pool, timeout } = sharedThread ?? openSealThread()
  let isClosing = false
  /** Each seal waits here for the previous one, and not in the pool, so that the time limit does not include the wait. */
  let last: Promise<unknown> = Promise.resolve()

  const run = async (material: SealMaterial, sealedAt: Date): Promise<SealedFile> => {
    const task = { ...material, ...options, key: await key(), sealedAt }
    const transferList = [material.original, ...material.scans.map(({ bytes }) => bytes)].map(({ buffer }) => buffer)
    const signal = AbortSignal.timeout(timeout)
    const answer = await pool.run(task, { signal, transferList }).catch((cause: unknown) => {
      if (isClosing) throw new SealInterruptedError('The process stops.', { cause })
      if (!isExhausted(cause)) throw cause
      throw new SealError('resources_exceeded', 'The seal took too much time or memory.', cause)
    })
    if ('code' in answer) throw new SealError(answer.code, answer.message, answer.cause, answer.retryAfter)
    return { ...answer, sealedAt }
  }
  return {
    timestamps,
    seal(material, sealedAt) {
      const sealed = last.then(() => {
        const seal = () => run(material, sealedAt)
        return timestamps ? unlessPaused(timestamps, seal) : seal()
      })
      last = sealed.catch(() => {})
      return sealed
    },
    close: async () => {
      isClosing = true
      if (!sharedThread) await pool.destroy()
    },
  }
}

/** True if the thread was stopped because the document took too much time or memory. */
function isExhausted(error: unknown): boolean {
  return (
    error instanceof Error &&
    (error.name === 'AbortError' || ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'))
  )
}

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
