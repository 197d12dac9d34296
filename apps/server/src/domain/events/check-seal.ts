import { isDeepStrictEqual } from 'node:util'
import { confirmOrigin, verifySeal } from '@paraph/verify'
import type { Trail } from './check-trail.ts'

/**
 * Returns a sentence for each fault of a sealed file: its seal is not valid, or its evidence differs from the database.
 *
 * @param hashOfEntry - returns the hash of an entry in the chain of the document's account.
 */
export async function checkSeal(
  pdf: Uint8Array,
  trail: Trail,
  hashOfEntry: (number: number) => Promise<string | undefined>,
): Promise<string[]> {
  const report = confirmOrigin(await verifySeal(pdf))
  const faults: string[] = []
  if (report.verdict !== 'holds') {
    const reasons = report.reasons.map(({ code }) => code).join(', ')
    faults.push(`The seal of the sealed file does not hold: ${reasons}.`)
  }
  const { evidence } = report
  if (!evidence) return faults
  const sealed = evidence.events
  const stored = trail.events.slice(0, sealed.length).map(({ number: _number, ...event }) => event)
  if (stored.length < sealed.length) {
    faults.push(`Events are missing after ${stored.length}: the sealed file has ${sealed.length}.`)
  } else if (!isDeepStrictEqual(stored, sealed)) {
    faults.push('The events are not the events in the sealed file.')
  }
  const { number, hash } = evidence.accountChain
  if ((await hashOfEntry(number)) !== hash) {
    faults.push(
      `The sealed file names entry ${number} in the chain of the account, but the entry is missing or another one.`,
    )
  }
  return faults
}
