import { createHmac } from 'node:crypto'
import type { StartedOrder } from './rp-api.ts'

/** Returns the text of the animated QR code, which changes every second. `seconds` is the time since BankID answered the start of the order. */
export function qrData(
  { qrStartToken, qrStartSecret }: Pick<StartedOrder, 'qrStartToken' | 'qrStartSecret'>,
  seconds: number,
): string {
  const code = createHmac('sha256', qrStartSecret).update(String(seconds)).digest('hex')
  return `bankid.${qrStartToken}.${seconds}.${code}`
}
