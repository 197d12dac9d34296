import type { Piscina } from 'piscina'
import type { Config } from '#platform/settings/config.ts'
import { openThread, type Thread } from '#platform/threads/open-thread.ts'
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

const THREAD = new URL('./seal-thread.ts', import.meta.url).href

export interface SealThread extends Thread {
  timeout: number
}

/**
 * Seals in one separate thread, because a large document takes seconds. The thread starts with the first seal, and ends when there is nothing to
 * seal.
 */
export function openSealThread({ timeout = TIMEOUT } = {}): SealThread {
  return { ...openThread({ memory: 512, idleTimeout: 30_000 }), timeout }
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
  const thread = sharedThread ?? openSealThread()
  let isClosing = false

  const run = async (pool: Piscina, material: SealMaterial, sealedAt: Date): Promise<SealedFile> => {
    const task: SealTask = { ...material, ...options, key: await key(), sealedAt }
    const transferList = [material.original, ...material.scans.map(({ bytes }) => bytes)].map(({ buffer }) => buffer)
    const signal = AbortSignal.timeout(thread.timeout)
    const answer: SealAnswer = await pool.run(task, { filename: THREAD, signal, transferList }).catch((cause) => {
      if (!isExhausted(cause)) throw cause
      throw new SealError('resources_exceeded', 'The seal took too much time or memory.', cause)
    })
    if ('code' in answer) throw new SealError(answer.code, answer.message, answer.cause, answer.retryAfter)
    return { ...answer, sealedAt }
  }
  return {
    timestamps,
    seal: (material, sealedAt) =>
      thread
        .use((pool) => {
          const seal = () => run(pool, material, sealedAt)
          return timestamps ? unlessPaused(timestamps, seal) : seal()
        })
        .catch((cause: unknown) => {
          throw isClosing ? new SealInterruptedError('The process stops.', { cause }) : cause
        }),
    close: async () => {
      isClosing = true
      if (!sharedThread) await thread.close()
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
