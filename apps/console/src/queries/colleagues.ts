import { useQuery } from '@tanstack/preact-query'
import { useSession } from '../session/session.ts'

/** The members of the account, in the order of their names. */
export function useColleagues(isNeeded = true) {
  const { paraph, may } = useSession()
  const query = useQuery({
    queryKey: ['colleagues'],
    queryFn: ({ signal }) => paraph.members.listColleagues({ signal }),
    enabled: isNeeded && may('account:read'),
  })
  return query.data?.colleagues ?? []
}
