import { useMatches } from '../layout/use-matches.ts'

/**
 * True if the parts of the console stand at the end of the window, so that Tab meets them after the menu of the account. `shell.css` puts them there under the
 * same condition.
 */
export const useBottomBar = (): boolean => useMatches('(max-width: 899px) and (min-height: 481px)')
