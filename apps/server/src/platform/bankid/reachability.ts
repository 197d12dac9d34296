import { MINUTE } from '#platform/formats/durations.ts'
import { BankIdError } from './rp-api.ts'

export interface Reachability {
  isReachable: () => boolean | undefined
  /** True if the last answer of BankID said that it is down for maintenance. */
  isInMaintenance: () => boolean
  /** Runs a call, and remembers whether BankID answered. */
  watch: <T>(call: () => Promise<T>) => Promise<T>
  stop: () => void
}

/** Milliseconds between two checks. Any other call may show a change sooner. */
const CHECK_EVERY = 5 * MINUTE
const CHECK_AGAIN = 30_000

/** Checks in the background whether BankID answers, and reports each change to the operator once. */
export function watchReachability(
  check: () => Promise<void>,
  { warn, info, hint }: { warn: (message: string) => void; info: (message: string) => void; hint: string },
): Reachability {
  let isReachable: boolean | undefined
  let isInMaintenance = false
  let timer: NodeJS.Timeout | undefined
  let isStopped = false

  function note(now: boolean, error?: BankIdError) {
    if (isStopped) return
    if (!now && isReachable !== false) warn(`Signing with BankID does not work now: ${reasonOf(error!)} ${hint}`.trim())
    if (now && isReachable === false) info('BankID answers again.')
    isReachable = now
    isInMaintenance = !now && error?.code === 'Maintenance'
  }
  async function watch<T>(call: () => Promise<T>): Promise<T> {
    try {
      const answer = await call()
      note(true)
      return answer
    } catch (error) {
      if (error instanceof BankIdError) note(!outages.has(error.code), error)
      throw error
    }
  }
  async function checkAgain() {
    await watch(check).catch(() => {})
    if (!isStopped) timer = setTimeout(checkAgain, isReachable ? CHECK_EVERY : CHECK_AGAIN).unref()
  }
  void checkAgain()
  return {
    isReachable: () => isReachable,
    isInMaintenance: () => isInMaintenance,
    watch,
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}

/** Errors that all other calls would get too. */
const outages = new Set(['unreachable', 'unauthorized', 'Maintenance'])

function reasonOf({ code, cause }: BankIdError): string {
  if (code === 'unauthorized') return 'BankID refuses BANKID_CERTIFICATE. Ask the bank that issued it.'
  if (code === 'Maintenance') return 'BankID says that it is down for maintenance.'
  const { code: reason = '', message = '' } = (cause ?? {}) as { code?: string; message?: string }
  if (reason.startsWith('ERR_SSL') || /\balert\b/.test(message))
    return `BankID ended the TLS connection, as it does if BANKID_CERTIFICATE is of another environment (${reason}).`
  if (/CERT|SIGNATURE|ISSUER/.test(reason))
    return `the certificate of its server does not lead to the root of BankID. Another computer answered in its place (${reason}).`
  return `BankID can't be reached: ${message || reason || 'no answer'}.`
}
