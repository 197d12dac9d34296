import { hash, timingSafeEqual } from 'node:crypto'
import type { BankIdOrder } from '@paraph/contract'
import { qrData } from '#platform/bankid/qr.ts'
import type { StartedOrder } from '#platform/bankid/rp-api.ts'
import { MINUTE, SECOND } from '#platform/formats/durations.ts'
import type { Order } from './order-store.ts'

/**
 * The maximum numbers of starts. `party` is for one party, because any person with its link can start. `person` is for one person in all documents of
 * an account.
 */
export const MAX_STARTS_PER_HOUR = { party: 60, person: 240 }

// In milliseconds.

/**
 * The lifetime of an order. BankID waits some minutes for the person, and keeps its answer for some more minutes. The rest is time for a party that
 * must find its browser again.
 */
const EXPIRES_AFTER = 10 * MINUTE

/** If a start has no answer after this time, its process has probably died. */
const START_WITHIN = 30 * SECOND

/** The lease of a process on an order. It is longer than any request to BankID. */
const LEASE = 20 * SECOND

export const orderTimes = {
  expiry: (now: Date) => after(now, EXPIRES_AFTER),
  startDeadline: (now: Date) => after(now, START_WITHIN),
  lease: (now: Date) => after(now, LEASE),
  nextCollect: (now: Date) => after(now, SECOND),
}

function after(now: Date, milliseconds: number): Date {
  return new Date(now.getTime() + milliseconds)
}

type State = Pick<
  Order,
  'status' | 'device' | 'confirmedAt' | 'completion' | 'failure' | 'createdAt' | 'expiresAt' | 'startedAt'
>

export function hasEnded({ status }: Pick<Order, 'status'>): boolean {
  return status === 'COMPLETE' || status === 'FAILED' || status === 'CANCELLED'
}

/** True if the person has signed and, on the same device, has returned to the browser. Such an order does not expire, because only the server has work left. */
export function isReadyToFinish({ completion, device, confirmedAt }: State): boolean {
  return completion !== null && (device === 'OTHER' || confirmedAt !== null)
}

/** Returns why an order has failed: it timed out at this time, or it ended before. Undefined if it has not failed. */
export function failureAt(order: State, now: Date): string | undefined {
  if (hasEnded(order)) return order.failure ?? undefined
  if (order.status === 'STARTING') {
    return now >= orderTimes.startDeadline(new Date(order.createdAt)) ? 'interrupted' : undefined
  }
  if (isReadyToFinish(order) || now < new Date(order.expiresAt)) return undefined
  return order.completion === null ? 'expiredTransaction' : 'notConfirmed'
}

export type Step = { do: 'fail'; failure: string } | { do: 'collect' | 'finish' | 'wait' }

/** Returns what the process with the lease on the order does next. */
export function stepOf(order: State, now: Date): Step {
  const failure = failureAt(order, now)
  if (hasEnded(order)) return { do: 'wait' }
  if (failure !== undefined) return { do: 'fail', failure }
  if (isReadyToFinish(order)) return { do: 'finish' }
  return { do: order.completion === null && order.status === 'PENDING' ? 'collect' : 'wait' }
}

/** True if a start repeats an active order: the same browser, device, consent statement and link. The browser then gets this order again. */
export function isSameStart(
  order: State & Pick<Order, 'browserSha256' | 'consentVersion' | 'linkNonce'>,
  start: { browserKey: string; device: Order['device']; consentVersion: string; linkNonce: string },
  now: Date,
): boolean {
  return (
    !hasEnded(order) &&
    failureAt(order, now) === undefined &&
    isSameBrowser(order, start.browserKey) &&
    order.device === start.device &&
    order.consentVersion === start.consentVersion &&
    order.linkNonce === start.linkNonce
  )
}

export function isSameBrowser(
  { browserSha256 }: Pick<Order, 'browserSha256'>,
  browserKey: string | undefined,
): boolean {
  return browserKey !== undefined && timingSafeEqual(hashOf(browserKey), browserSha256)
}

export function hasNonce({ nonceSha256 }: Pick<Order, 'nonceSha256'>, nonce: string): boolean {
  return nonceSha256 !== null && timingSafeEqual(hashOf(nonce), nonceSha256)
}

export function hashOf(text: string): Buffer {
  return hash('sha256', text, 'buffer')
}

/**
 * Returns the order as the API does. Only the browser that started the order gets the values that open the app.
 *
 * @param readSecrets - decrypts the answer of BankID to the start
 */
export function toAnswer(order: Order, { browserKey, now, phoneUrl, readSecrets }: AnswerOptions): BankIdOrder {
  const failure = failureAt(order, now) ?? null
  const status = failure !== null ? 'FAILED' : order.status === 'STARTING' ? 'PENDING' : order.status
  const mayStart = status === 'PENDING' && order.completion === null && isSameBrowser(order, browserKey)
  const started = mayStart && order.secrets ? readSecrets(order.secrets) : undefined
  const seconds = order.startedAt === null ? 0 : (now.getTime() - Date.parse(order.startedAt)) / SECOND
  return {
    id: order.id,
    device: order.device,
    status,
    hintCode: status === 'PENDING' ? order.hintCode : null,
    failure,
    qrData: started && order.device === 'OTHER' ? qrData(started, Math.max(0, Math.floor(seconds))) : null,
    autoStartToken: started && order.device === 'SAME' ? started.autoStartToken : null,
    simulatorUrl: (started && phoneUrl && phonePage(phoneUrl, order.device, started)) ?? null,
    expiresAt: order.expiresAt,
  }
}

/**
 * Returns the URL of the simulated phone. On the same device, the page opens with the order, as the app does. On another device, the page scans the
 * QR code.
 */
function phonePage(phoneUrl: string, device: Order['device'], { autoStartToken }: StartedOrder): string {
  return device === 'SAME' ? `${phoneUrl}/?autostarttoken=${encodeURIComponent(autoStartToken)}` : `${phoneUrl}/`
}

interface AnswerOptions {
  browserKey: string | undefined
  now: Date
  /** The page of the simulated phone. */
  phoneUrl: string | undefined
  readSecrets: ReadSecrets
}

export type ReadSecrets = (sealed: Uint8Array) => StartedOrder
