import { onPreview, postPreview } from '@paraph/ui/preview/messages.ts'
import type { Previewed } from '@paraph/ui/preview/previewed.ts'
import { onKeyChange } from '../../session/key.ts'

type Load = () => Promise<Previewed>

/** What each tab shows that this page has opened. Nothing any more after the person has signed out. */
let previews = new WeakMap<MessageEventSource, Load>()
onKeyChange(() => void (previews = new WeakMap()))

/** A preview asks when it is opened, and again when it is loaded again. */
onPreview((message, from) => {
  const load = from && previews.get(from)
  if (!load || message.type !== 'previewAsked') return
  load().then(
    (shown) => postPreview(from as Window, { type: 'preview', shown }),
    () => postPreview(from as Window, { type: 'preview' }),
  )
})

/**
 * Opens the signing page as a preview in a new tab. Call it in the event of a press, because a browser opens no tab at another time.
 *
 * @returns false if the browser has opened no tab
 */
export function openPreview(load: Load): boolean {
  const tab = open(new URL('sign/#preview', document.baseURI))
  if (tab) previews.set(tab, load)
  return tab !== null
}
