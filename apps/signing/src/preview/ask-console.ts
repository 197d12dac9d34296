import { onPreview, postPreview } from '@paraph/ui/preview/messages.ts'
import type { Previewed } from '@paraph/ui/preview/previewed.ts'

/**
 * Asks the console, which has opened this tab, for what to show. The console also answers after a reload, with the document as it is then. Another page
 * that opens this one gets nothing, and can show nothing.
 *
 * @param onAnswer - gets `undefined` if the console has nothing to show. It may be called again.
 * @returns false if no page has opened this tab, or if that page is closed
 */
export function askConsole(onAnswer: (shown: Previewed | undefined) => void): boolean {
  const asked = window.opener as Window | null
  if (!asked) return false
  onPreview((message, from) => {
    if (from === asked && message.type === 'preview') onAnswer(message.shown)
  })
  postPreview(asked, { type: 'previewAsked' })
  return true
}
