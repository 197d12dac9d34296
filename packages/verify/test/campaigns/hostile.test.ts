import { expect, test } from 'vitest'
import { verifySeal } from '../../src/index.ts'
import { newIdentity } from '../authority.support.ts'
import { appendBomb, hostileFiles, MB } from '../hostile.support.ts'
import { newEvidence, newOriginal, seal } from '../sample.support.ts'

const self = await newIdentity()
const sealed = await seal(self)

/** Seconds of processor time. A file takes at most one second. If the time grew with the square of the size, it would take minutes. */
const LIMIT = 10

/** Returns the report, and the processor time that it took. */
async function timed(pdf: Uint8Array) {
  const before = process.cpuUsage()
  const report = await verifySeal(pdf, { trusted: [self.der] })
  const { user, system } = process.cpuUsage(before)
  return { report, seconds: (user + system) / 1e6 }
}

test.each(hostileFiles(sealed, 1))('%s: an answer in bounded time', async (_, make) => {
  const { report, seconds } = await timed(make())
  expect(report.verdict).toBe('does_not_hold')
  expect(seconds).toBeLessThan(LIMIT)
})

test('validation data that inflates to much more than its limit is an addition, in bounded time', async () => {
  const { report, seconds } = await timed(appendBomb(sealed, 200 * MB))
  expect(report.reasons).toMatchObject([{ code: 'added_after_seal' }])
  expect(seconds).toBeLessThan(LIMIT)
})

test('a file of 25 MB with 100 parties takes bounded time, and memory for one copy of the file', async () => {
  const original = await newOriginal({ padding: 25 * MB })
  const pdf = await seal(self, { original, evidence: newEvidence(original, { parties: 100 }) })
  await verifySeal(sealed)
  const before = process.memoryUsage().arrayBuffers
  let peak = 0
  const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage().arrayBuffers)), 1)
  const { report, seconds } = await timed(pdf)
  clearInterval(watch)
  expect(report.verdict).toBe('holds')
  expect(report.parties).toHaveLength(100)
  expect(seconds).toBeLessThan(LIMIT)
  // WebCrypto copies what it hashes too.
  expect(peak - before).toBeLessThan(2.5 * pdf.length)
})
