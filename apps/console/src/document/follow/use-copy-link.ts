import { toasts } from '../../texts/toasts.ts'

/** The identifier of the text that says what a link is worth. Each button that copies one is described by it. */
export const LINK_WARNING = 'link-warning'

/**
 * Returns the function that copies the link of a person.
 *
 * @param onRefused - shows the link, where the browser does not let the page copy
 */
export function useCopyLink({ name, signingUrl }: { name: string; signingUrl: string | null }, onRefused: () => void) {
  return async () => {
    try {
      await navigator.clipboard.writeText(signingUrl!)
      toasts.say((t) => t.party.linkCopied({ name }))
    } catch {
      // A page of an insecure origin has no clipboard at all.
      onRefused()
    }
  }
}
