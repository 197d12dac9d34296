import { openPdfInspector } from '@paraph/server/src/work/inspection/open-inspector.ts'
import { openPreviewDrawer } from '@paraph/server/src/work/previews/preview-drawer.ts'
import { openSealHelper } from '@paraph/server/src/work/sealing/sealer.ts'
import { UNREACHED } from './unreached.ts'

/**
 * All test files of a process share these helpers. A helper takes 0.3 s of processor time to start, and its first seal loads code and fonts. The
 * helpers end with the process.
 */
export const pdfs = openPdfInspector({ limits: { work: UNREACHED, elapsed: UNREACHED }, patience: UNREACHED })
export const sealHelper = openSealHelper({ timeout: UNREACHED })
export const previews = openPreviewDrawer({ timeout: UNREACHED })
