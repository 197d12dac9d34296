import { type BankIdDevice, type BankIdOrder, isParaphError } from '@paraph/client'
import type { BankidTexts } from '../../generated/bankid-texts.ts'

export type MessageName = keyof BankidTexts['messages']

/** Returns the message that BankID recommends for a pending order. BankID gives its messages numbers, such as RFA1. */
export function pendingMessage(
  { hintCode, device }: Pick<BankIdOrder, 'hintCode' | 'device'>,
  { isHandheld, startsByItself }: { isHandheld: boolean; startsByItself: boolean },
): MessageName {
  switch (hintCode) {
    case null:
    case 'outstandingTransaction':
      return device === 'OTHER' ? 'rfa1qr' : startsByItself ? 'rfa13' : 'rfa1'
    case 'noClient':
      return device === 'SAME' ? 'rfa1' : 'rfa1qr'
    case 'started':
      return device === 'SAME' && !isHandheld ? 'rfa15a' : 'rfa15b'
    case 'userSign':
      return 'rfa9'
    case 'userMrtd':
      return 'rfa23'
    case 'userCallConfirm':
      return 'callConfirm'
    case 'processing':
      return 'processing'
    default:
      return 'rfa21'
  }
}

const inApp = new Set(['userSign', 'userMrtd', 'userCallConfirm', 'processing'])

/** True when the person has found the order in the app. Returns false for an unknown hint, because it may come before that. */
export function isInApp({ hintCode }: Pick<BankIdOrder, 'hintCode'>): boolean {
  return inApp.has(hintCode ?? '')
}

/** True when the person has signed on another device, and the server checks the signature. Until then, the browser that started the order has its QR code. */
export function isSignedOnOther(order: Pick<BankIdOrder, 'device' | 'status' | 'hintCode' | 'qrData'>): boolean {
  const { device, status, hintCode, qrData } = order
  return device === 'OTHER' && status === 'PENDING' && hintCode === null && qrData === null
}

/** Returns the message for a failed order. For the codes of BankID it is the recommended one. The other codes come from this service. */
export function failureMessage(failure: string | null, device: BankIdDevice): MessageName {
  switch (failure) {
    case 'expiredTransaction':
      return 'rfa8'
    case 'certificateErr':
      return 'rfa16'
    case 'userCancel':
      return 'rfa6'
    case 'cancelled':
      return 'rfa3'
    case 'startFailed':
      return device === 'SAME' ? 'rfa17a' : 'rfa17b'
    case 'userDeclinedCall':
      return 'declinedCall'
    case 'notSupportedByUserApp':
      return 'appTooOld'
    case 'transactionRiskBlocked':
      return 'riskBlocked'
    case 'alreadyInProgress':
      return 'rfa4'
    case 'unavailable':
    case 'requestTimeout':
    case 'Maintenance':
    case 'internalError':
      return 'rfa5'
    case 'wrongPerson':
    case 'evidenceInvalid':
    case 'documentChanged':
    case 'documentClosed':
    case 'notConfirmed':
    case 'interrupted':
      return failure
    default:
      return 'rfa22'
  }
}

/** Returns the message for a call that the server refuses. Returns undefined if the error alone does not say enough. */
export function refusalMessage(error: unknown): MessageName | undefined {
  if (isParaphError(error, 'bankid_already_in_progress')) return 'rfa4'
  if (isParaphError(error, 'bankid_unavailable')) return 'rfa5'
  if (isParaphError(error, 'bankid_browser_mismatch')) return 'otherBrowser'
  if (isParaphError(error, 'bankid_order_not_found')) return 'rfa3'
  return undefined
}
