import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { collectMaterial } from '#work/sealing/collect.ts'
import { holdSealKey } from '#work/sealing/key-holder.ts'
import { findFooters } from '#work/sealing/footers/find-footers.ts'
import findRoom, { type RoomTask } from '#work/sealing/footers/find-room-task.ts'
import sealInHelper from '#work/sealing/seal-task.ts'
import { sealOptions } from '#work/sealing/sealer.ts'
import { chainForSeal } from '#domain/events/chain-store.ts'
import { openKysely, openPool } from '#platform/database/pool.ts'
import { openCipher } from '#platform/secrets/cipher.ts'
import { quantile } from '../scenario.ts'

const ROUNDS = 7
const MB = 1024 * 1024

/** What one seal takes: the medians of all rounds but the first, which also loads the code. */
export interface SealFigures {
  /** Milliseconds. */
  cpu: number
  wall: number
  /** Bytes of memory above an idle process with the code loaded. */
  peak: number
  size: number
}

/** Seals one document several times in a separate process, without storing the result. */
const [connection, dataDir, documentId] = process.argv.slice(2) as [string, string, string]
const pool = openPool(JSON.parse(connection), () => {})
const db = openKysely(pool)
const seal = {
  certificate: undefined,
  key: undefined,
  passphrase: undefined,
  keyCommand: undefined,
  level: 'B-B',
  tsaUrl: undefined,
} as const
const config = { seal, dataDir, databaseUrl: undefined, publicUrl: 'http://localhost:3000', timeZone: 'UTC' }
const { key } = holdSealKey(config, { info: () => {}, error: () => {} })
const options = { ...sealOptions(config), key: await key() }
// The document has no BankID signature.
const bankIdEvidence = openCipher({ derive: () => [randomBytes(32)] }, 'benchmark')
const accountChain = await chainForSeal(db, documentId, new Date())
const rounds: SealFigures[] = []
for (let round = 0; round <= ROUNDS; round++) {
  globalThis.gc?.()
  await sleep(200)
  const idle = process.memoryUsage().rss
  let peak = idle
  const sampling = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss)), 5)
  const [cpu, begin] = [process.cpuUsage(), performance.now()]
  const material = await collectMaterial(db, documentId, {
    accountChain,
    serviceUrl: config.publicUrl,
    bankIdEvidence,
  })
  // Here and not in a process of its own, so that its processor time and memory are measured.
  const footers = await findFooters((_, task) => findRoom(task as RoomTask) as never, material)
  const answer = await sealInHelper({ ...material, ...options, sealedAt: new Date(), footers })
  if ('code' in answer) throw new Error(answer.message)
  const { bytes } = answer
  const { user, system } = process.cpuUsage(cpu)
  clearInterval(sampling)
  const figures = {
    cpu: (user + system) / 1000,
    wall: performance.now() - begin,
    peak: (peak - idle) / MB,
    size: bytes.length / MB,
  }
  if (round > 0) rounds.push(figures)
}
const median = (name: keyof SealFigures) =>
  quantile(
    rounds.map((round) => round[name]),
    0.5,
  )
process.send!({
  cpu: median('cpu'),
  wall: median('wall'),
  peak: Math.max(...rounds.map(({ peak }) => peak)),
  size: median('size'),
})
await pool.end()
process.disconnect()
