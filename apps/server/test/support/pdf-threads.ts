import { openPdfInspector } from '#work/inspection/open-inspector.ts'
import { openPreviewDrawer } from '#work/previews/preview-drawer.ts'
import { openSealThread } from '#work/sealing/sealer.ts'
import { UNREACHED } from './unreached.ts'

/**
 * All test files of a process share these threads. A thread takes 0.2 s of processor time to start, and its first seal loads code and fonts. The
 * threads end with the process.
 */
export const pdfs = openPdfInspector({ limits: { work: UNREACHED, elapsed: UNREACHED }, patience: UNREACHED })
export const sealThread = openSealThread({ timeout: UNREACHED })
export const previews = openPreviewDrawer({ timeout: UNREACHED })
