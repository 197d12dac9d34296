import type { SigningSession } from '@paraph/client'
import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { Connection } from '../session/connection.ts'
import type { Draft } from './draft.ts'
import type { Preview } from '../session/preview.ts'

export interface PageActions extends Connection {
  /** The token of the link. */
  token: string
  /** Shows a session that the server has answered. */
  show: (session: SigningSession) => void
  /** Shows a session that has changed while the party did nothing. The party keeps its place on the page. */
  showNews: (session: SigningSession) => void
  /** Gets the session again and shows it. */
  reload: () => Promise<void>
  /**
   * Call this after a failed call. It shows the obstacle. Without an obstacle it gets the session again, because the session may have changed, or the
   * answer may have been lost. Returns false if the server does not answer.
   */
  recover: (error: unknown) => Promise<boolean>
  /** Loads the picture of the first page, if the document has one. */
  preview: () => Promise<Preview | undefined>
  draft: Draft
}

export const PageContext = createContext<PageActions | undefined>(undefined)

export function usePage(): PageActions {
  return useContext(PageContext)!
}
