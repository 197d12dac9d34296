import { createContext } from 'preact'
import { useContext } from 'preact/hooks'

/** What the components of the shell say, in the language of the page, and how the page is loaded again. */
export interface ShellWords {
  loading: string
  tryAgain: string
  /** Says that the server does not answer, and what to do. */
  noConnection: string
  broken: { title: string; text: string; reload: string }
  onReload: () => void
}

export const ShellContext = createContext<ShellWords | undefined>(undefined)

export const useShellWords = (): ShellWords => useContext(ShellContext)!
