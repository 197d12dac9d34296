import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Response } from 'express'
import type { Download } from '#api/operation.ts'
import { MINUTE } from '#platform/formats/durations.ts'
import { openFairQueue } from '#platform/uploads/fair-queue.ts'

/** Bytes that are read at a time. PostgreSQL sends them as text, and decoding all of a large file at once would delay other requests. */
const PART = 256 * 1024

/** The maximum numbers of downloads at the same time. Each holds two parts in memory until the client has taken them. */
export interface DownloadLimits {
  all: number
  perAccount: number
  perParty: number
  /** Milliseconds that a download waits for its turn. */
  patience: number
}

/** A browser opens six connections to a server. */
const defaults: DownloadLimits = { all: 160, perAccount: 40, perParty: 8, patience: 30_000 }

/** Who downloads the file. */
export interface Reader {
  /** The account, or the parties of the account. */
  account: string
  /** The party, if a link was used. */
  party: string | undefined
}

export type SendFile = (res: Response, reader: Reader, download: Download) => Promise<void>

/**
 * Returns a function that sends a file in parts. A client that reads slowly holds two parts in memory, and no connection to the database. Few
 * parts are read at the same time, so that downloads leave connections and time to other requests. Downloads above the limits wait.
 */
export function openFileSender(limits: DownloadLimits = defaults): SendFile {
  const { all, perAccount, perParty, patience } = limits
  const waiting = { waiting: 5_000, waitingPerOwner: 1_000, patience }
  const parts = openFairQueue({ running: 4, runningPerOwner: 3, ...waiting, patience: MINUTE })
  const ofParties = openFairQueue({ running: Infinity, runningPerOwner: perParty, ...waiting, waitingPerOwner: 100 })
  const ofAccounts = openFairQueue({ running: all, runningPerOwner: perAccount, ...waiting })
  return (res, { account, party }, download) => {
    const read: Download['read'] = (range) => parts.run(account, () => download.read(range))
    const sendQueued = () => ofAccounts.run(account, () => send(res, { ...download, read }))
    return party === undefined ? sendQueued() : ofParties.run(party, sendQueued)
  }
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
  if (res.req.isHead) return void res.end()
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
