import type { Evidence } from './evidence.ts'
import type { JudgedSignature } from './judge-signature.ts'
import type { Remark, TimeRemark } from './report.ts'

/** Milliseconds by which synchronised clocks may differ. The clock of the service counts in milliseconds, the seal in seconds. */
const TOLERANCE = 60_000
/** Milliseconds. Older versions took the time from several servers. */
const SMALL = 1_000

type Judged = Pick<JudgedSignature, 'when' | 'sealedAt'>

/**
 * Compares the times of the evidence with each other, with those of the seal, and with the present. Each remark names the first event or party to
 * which it applies.
 */
export function remarkOnTimes(
  { events, parties }: Evidence,
  { when, sealedAt: stampedAt }: Judged,
  now: Date,
): Remark[] {
  const remarks = new Map<TimeRemark, Remark>()
  const remark = (code: TimeRemark, detail: string) => remarks.has(code) || remarks.set(code, { code, detail })
  const claimedAt = when?.claimedAt ? Date.parse(when.claimedAt) : undefined
  const sealedAt = Math.min(...[claimedAt, stampedAt?.getTime()].filter((time) => time !== undefined))

  let latest = -Infinity
  for (const { id, at } of events) {
    const time = Date.parse(at)
    if (time < latest - SMALL) remark('events_disordered', id)
    if (time > sealedAt + TOLERANCE) remark('later_than_seal', id)
    latest = Math.max(latest, time)
  }
  for (const { id, signature } of parties) {
    if (!signature) continue
    const time = Date.parse(signature.signedAt)
    const event = events.find(({ type, partyId }) => type === 'party.signed' && partyId === id)
    if (event && Math.abs(Date.parse(event.at) - time) > SMALL) remark('signature_time_differs', id)
    if (time > sealedAt + TOLERANCE) remark('later_than_seal', id)
  }
  if (claimedAt !== undefined && claimedAt > sealedAt + TOLERANCE) remark('later_than_seal', 'seal')
  const sealTimes = [claimedAt, ...(when?.timestamps ?? []).map(({ at }) => Date.parse(at))]
  if (sealTimes.some((time) => time !== undefined && time > now.getTime() + TOLERANCE)) remark('seal_in_future', 'seal')
  return [...remarks.values()]
}
