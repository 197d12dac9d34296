import type { ConfirmBankIdReturn, SigningSession } from '@paraph/client'
import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { Preview } from './reader/preview.ts'
import type { Connection } from './session.ts'
import type { Signature } from './signature/drawing.tsx'

export interface PageActions extends Connection {
  /** The token of the link. */
  token: string
  /** Shows what the server answered. */
  show: (session: SigningSession) => void
  /** Gets the session again and shows it. */
  reload: () => Promise<void>
  /**
   * After a failed call: shows the obstacle, or gets the session again, because it may have changed, or the answer may have been lost.
   * Returns false if the server does not answer.
   */
  recover: (error: unknown) => Promise<boolean>
  /** Loads the picture of the first page, if the document has one. */
  preview: () => Promise<Preview | undefined>
  /** What the party has drawn or typed, and what the BankID app brought back. They are kept while the party must verify itself again. */
  draft: { signature?: Signature; bankIdReturn?: ConfirmBankIdReturn | undefined }
  /** Ends the work with this link in this tab. */
  leave: () => void
}

export const PageContext = createContext<PageActions | undefined>(undefined)

export function usePage(): PageActions {
  return useContext(PageContext)!
}
