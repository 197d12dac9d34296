import { isFramed } from './frame.ts'

/** True if the sender looks at the page before a party does. The console opens it with this address. */
export const isPreview = location.hash === '#preview'

/** False in a frame, because a browser may refuse storage to a frame of another site, and in a preview, which leaves nothing behind. */
export const mayStore = !isFramed && !isPreview
