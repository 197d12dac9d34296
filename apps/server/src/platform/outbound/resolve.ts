import { Resolver, lookup } from 'node:dns/promises'
import { OutboundError } from './outbound-error.ts'

/** Returns the IP addresses of a host name. */
export type ResolveName = (name: string, isAllowed: boolean, signal: AbortSignal) => Promise<string[]>

/**
 * Asks the DNS servers for the addresses of a name. The look-up of the system is not used for names that a customer chose, because it also knows the
 * names in /etc/hosts and blocks a thread of the process. Allowed names come from the operator, so they may be in /etc/hosts.
 */
export const resolveName: ResolveName = async (name, isAllowed, signal) => {
  if (isAllowed) return (await lookup(name, { all: true })).map(({ address }) => address)
  const resolver = new Resolver({ timeout: 2000, tries: 2 })
  const cancel = () => resolver.cancel()
  signal.addEventListener('abort', cancel, { once: true })
  try {
    const [first, second] = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)])
    const found = [first, second].flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
    if (found.length === 0 && first.status === 'rejected') throw first.reason
    return found
  } finally {
    signal.removeEventListener('abort', cancel)
  }
}

/** Waits for the addresses until the signal ends the attempt, even if the resolver does not. */
export async function resolveWithin(
  name: string,
  isAllowed: boolean,
  signal: AbortSignal,
  resolve: ResolveName,
): Promise<string[]> {
  const { promise: ended, reject } = Promise.withResolvers<never>()
  const end = () => reject(signal.reason)
  signal.addEventListener('abort', end, { once: true })
  try {
    const found = await Promise.race([resolve(name, isAllowed, signal), ended])
    if (found.length === 0) throw new Error('The name has no address.')
    return found
  } catch (error) {
    if (signal.aborted) throw error
    throw new OutboundError('dns_failed', `The host ${name} was not found.`, error)
  } finally {
    signal.removeEventListener('abort', end)
  }
}
