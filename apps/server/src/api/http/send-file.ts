import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Response } from 'express'
import type { Download } from '#api/operation.ts'
import { openFairQueue } from '#platform/uploads/fair-queue.ts'

/** Bytes that are read at a time. PostgreSQL sends them as text, and decoding all of a large file at once would delay other requests. */
const PART = 512 * 1024

/** Milliseconds after which a download ends that the client does not go on with. */
const STALLED_AFTER = 60_000

export type SendFile = (res: Response, owner: string, download: Download) => Promise<void>

/**
 * Returns a function that sends a file in parts. A client that reads slowly holds one part in memory, and no connection to the database. Few
 * parts are read at the same time, so that downloads leave connections and time to other requests.
 */
export function openFileSender(): SendFile {
  const turns = openFairQueue({
    running: 4,
    runningPerOwner: 3,
    waiting: 5_000,
    waitingPerOwner: 1_000,
    patience: 60_000,
  })
  return (res, owner, download) =>
    send(res, { ...download, read: (range) => turns.run(owner, () => download.read(range)) })
}

async function send(res: Response, { name, type, size, read, status, headers = {} }: Download): Promise<void> {
  const parts = readParts(size, read)
  // Before the head, so that a failure can still be answered as a problem.
  const first = await parts.next()
  res
    .status(status ?? 200)
    .set(headers)
    .attachment(name)
    .type(type)
    .set('content-length', String(size))
  res.setTimeout(STALLED_AFTER, () => res.destroy())
  const all = async function* () {
    if (!first.done) yield first.value
    yield* parts
  }
  try {
    await pipeline(Readable.from(all(), { objectMode: false, highWaterMark: 1 }), res)
  } catch (error) {
    // The client has disconnected.
    if (error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE') return
    throw error
  }
}

async function* readParts(size: number, read: Download['read']): AsyncGenerator<Buffer> {
  for (let start = 0; start < size; start += PART) {
    yield await read({ start, length: Math.min(PART, size - start) })
  }
}
