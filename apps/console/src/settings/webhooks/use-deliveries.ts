import { useQuery } from '@tanstack/preact-query'
import { useSession } from '../../session/session.ts'

/** The newest deliveries. All of them are in the API. */
const SHOWN = 20
/** Milliseconds between two looks at deliveries that wait. */
const LIVE = 3000

export function useDeliveries(endpointId: string, isShown: boolean) {
  const { paraph, may } = useSession()
  const key = ['deliveries', endpointId]
  const query = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => paraph.webhooks.listDeliveries(endpointId, { limit: SHOWN }, { signal }),
    enabled: isShown && may('documents:read'),
    refetchInterval: ({ state: { data } }) =>
      data?.webhookDeliveries.some(({ status }) => status === 'PENDING') ? LIVE : false,
  })
  return { query, key }
}
