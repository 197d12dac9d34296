import { randomBytes, randomUUID } from 'node:crypto'
import type { CollectedOrder, CompletionData, NewOrder, StartedOrder } from '#platform/bankid/rp-api.ts'

/** The hint codes of RP API v6.0. BankID may add others. */
export const pendingHints = [
  'outstandingTransaction',
  'noClient',
  'started',
  'userMrtd',
  'userCallConfirm',
  'userSign',
  'processing',
] as const
export const failedHints = [
  'expiredTransaction',
  'certificateErr',
  'userCancel',
  'cancelled',
  'startFailed',
  'userDeclinedCall',
  'notSupportedByUserApp',
  'transactionRiskBlocked',
] as const
export type PendingHint = (typeof pendingHints)[number]
export type FailedHint = (typeof failedHints)[number]

/** How the app received the order. */
export type StartedBy = 'qr' | 'autostart' | 'list'

/** What the simulated BankID knows of an order. */
export interface SimulatedOrder extends StartedOrder {
  operation: 'sign' | 'auth'
  /** As the relying party sent it, with the texts decoded. */
  request: Omit<NewOrder, 'userVisibleData'> & { userVisibleData?: string }
  createdAt: Date
  /** Undefined while the app has not started it. */
  startedBy: StartedBy | undefined
  status: CollectedOrder['status']
  hintCode: string
  endedAt: Date | undefined
  completionData: CompletionData | undefined
}

export interface SimulatorTimes {
  /** Milliseconds until the app must have started an order. */
  start: number
  /** Milliseconds until the person must have signed. */
  life: number
  /** Milliseconds for which an order can be collected after its end. */
  keep: number
  /** Milliseconds that pass between the code of the person and the signature. */
  processing: number
}

/** As BankID's. */
export const usualTimes: SimulatorTimes = { start: 30_000, life: 180_000, keep: 180_000, processing: 1000 }

export function newOrder(
  operation: SimulatedOrder['operation'],
  request: SimulatedOrder['request'],
  createdAt: Date,
): SimulatedOrder {
  return {
    operation,
    request,
    createdAt,
    orderRef: randomUUID(),
    autoStartToken: randomUUID(),
    qrStartToken: randomUUID(),
    qrStartSecret: randomUUID(),
    startedBy: undefined,
    status: 'pending',
    hintCode: 'outstandingTransaction',
    endedAt: undefined,
    completionData: undefined,
  }
}

export function fail(order: SimulatedOrder, hintCode: string, endedAt: Date): void {
  Object.assign(order, { status: 'failed', hintCode, endedAt })
}

/** Ends an order that has waited too long. */
export function endIfOverdue(order: SimulatedOrder, times: SimulatorTimes, now: Date): void {
  if (order.status !== 'pending') return
  const age = now.getTime() - order.createdAt.getTime()
  if (!order.startedBy && age >= times.start) fail(order, 'startFailed', now)
  else if (age >= times.life) fail(order, 'expiredTransaction', now)
}

export function collected({ orderRef, status, hintCode, completionData }: SimulatedOrder): CollectedOrder {
  if (status === 'complete') return { status, orderRef, completionData: completionData! }
  return { status, orderRef, hintCode }
}

/** A hash of the phone, as BankID calls it. */
export const newUhi = (): string => randomBytes(20).toString('base64')
