import { createHmac } from 'node:crypto'
import type { StartedOrder } from './rp-api.ts'

/** The text of the animated QR code, which changes each second. `seconds` counts from the answer of BankID to the start of the order. */
export function qrData(
  { qrStartToken, qrStartSecret }: Pick<StartedOrder, 'qrStartToken' | 'qrStartSecret'>,
  seconds: number,
): string {
  const code = createHmac('sha256', qrStartSecret).update(String(seconds)).digest('hex')
  return `bankid.${qrStartToken}.${seconds}.${code}`
}
