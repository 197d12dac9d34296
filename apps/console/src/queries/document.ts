import type { Field, Paraph, ParaphDocument, PartyWithSigningUrl } from '@paraph/client'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/preact-query'
import { liveInterval } from './live.ts'
import { useSession } from '../session/session.ts'

export interface Loaded {
  document: ParaphDocument
  parties: PartyWithSigningUrl[]
  fields: Field[]
}

const keyOf = (id: string) => ['document', id]

/** Asks the server for the document with its parties and fields. */
export async function loadDocument(paraph: Paraph, id: string, signal?: AbortSignal): Promise<Loaded> {
  const include = ['parties', 'fields'] as const
  const {
    parties = [],
    fields = [],
    ...document
  } = await paraph.documents.get(id, { include: [...include], ...(signal && { signal }) })
  return { document, parties, fields }
}

const isOver = ({ status }: ParaphDocument) => status !== 'DRAFT' && status !== 'SENT'

/** The document with its parties and fields. While something can still happen, it follows the server. */
export function useDocument(id: string) {
  const { paraph } = useSession()
  return useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => loadDocument(paraph, id, signal),
    refetchInterval: ({ state: { data } }) =>
      data && !isOver(data.document) ? liveInterval(Date.parse(data.document.updatedAt)) : false,
  })
}

/** What this tab has loaded of a document. */
export const knownDocument = (queries: QueryClient, id: string) => queries.getQueryData<Loaded>(keyOf(id))?.document

/** Returns the function that loads the document again after a change. */
export function useReload(id: string): () => Promise<void> {
  const queries = useQueryClient()
  return async () => {
    void queries.invalidateQueries({ queryKey: ['documents'] })
    await queries.invalidateQueries({ queryKey: keyOf(id) })
  }
}

/** Returns the function that keeps what a change has answered, so that no view shows something older until the document is loaded again. */
export function useStore(id: string): (change: (loaded: Loaded) => Partial<Loaded>) => void {
  const queries = useQueryClient()
  return (change) => {
    queries.setQueryData<Loaded>(keyOf(id), (loaded) => loaded && { ...loaded, ...change(loaded) })
  }
}

/** What a party has signed with, which never changes. */
export function useMarks({ documentId, id }: PartyWithSigningUrl) {
  const { paraph } = useSession()
  return useQuery({
    queryKey: ['marks', documentId, id],
    queryFn: ({ signal }) => paraph.documents.getMarks(documentId, id, { signal }),
    staleTime: Infinity,
  })
}

/** A hundred people cause some hundred events. More requests would make the page slow. */
const MOST_PAGES = 10

/** The audit trail, newest first, which changes only with the document. */
export function useEvents({ id, updatedAt }: ParaphDocument) {
  const { paraph } = useSession()
  return useQuery({
    queryKey: ['events', id, updatedAt],
    queryFn: async ({ signal }) => {
      let page = await paraph.documents.listEvents(id, { limit: 100 }, { signal })
      const events = [...page.events]
      for (let pages = 1; page.nextCursor !== null && pages < MOST_PAGES; pages++) {
        page = await paraph.documents.listEvents(id, { limit: 100, cursor: page.nextCursor }, { signal })
        events.push(...page.events)
      }
      return { events, nextCursor: page.nextCursor }
    },
    placeholderData: (earlier) => earlier,
  })
}
