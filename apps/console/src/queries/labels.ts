import { useQuery } from '@tanstack/preact-query'
import { useSession } from '../session/session.ts'

/** The same limits as in the contract. */
export const [MAX_LABEL, MAX_LABELS] = [50, 20]

/** The labels in use. A change of a document loads them again with the list of documents. */
export function useLabelsInUse(): string[] {
  const { paraph, may } = useSession()
  const query = useQuery({
    queryKey: ['documents', 'labels'],
    queryFn: ({ signal }) => paraph.documents.listLabels({ signal }),
    enabled: may('documents:read'),
  })
  return query.data?.labels ?? []
}
