import type { PartyWithSigningUrl } from '@paraph/client'
import { useQuery } from '@tanstack/preact-query'
import { isWaitingForMail } from '../queries/parties.ts'
import { ask } from './use-readiness.ts'

/** Milliseconds. An operator changes this by a restart. */
const FRESH = 60_000

/** Returns which messages the server can't send. An address that does not pass `/readyz` on says nothing about it. */
export function useOffChannels(enabled = true): { mail: boolean; sms: boolean } {
  const { data } = useQuery({ queryKey: ['readiness'], queryFn: ask, staleTime: FRESH, enabled })
  const isOff = (channel: string) => enabled && typeof data === 'object' && data[channel] === 'off'
  return { mail: isOff('mail'), sms: isOff('sms') }
}

/** True if the server sends no e-mail. */
export const useServerMailIsOff = (enabled: boolean): boolean => useOffChannels(enabled).mail

/** True if a message to one of the parties waits for a server that sends no e-mail. */
export function useMailIsOff(parties: PartyWithSigningUrl[]): boolean {
  return useServerMailIsOff(parties.some(isWaitingForMail))
}
