import { useQuery } from '@tanstack/preact-query'
import { useSession } from '../session/session.ts'

/** The time zone of the account, as in the messages to parties. The time zone of the browser if the account has none or the key can't read it. */
export function useAccountZone(): string {
  const { paraph, may } = useSession()
  const { data } = useQuery({
    queryKey: ['account'],
    queryFn: ({ signal }) => paraph.accounts.get({ signal }),
    enabled: may('account:read'),
  })
  return data?.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone
}
