import { getDocument, GlobalWorkerOptions, version } from 'pdfjs-dist/legacy/build/pdf.mjs'
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'

export type { PageViewport, PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

GlobalWorkerOptions.workerSrc = workerUrl

/**
 * Opens a PDF from its bytes, or from a source that loads its bytes in parts.
 *
 * @param assets - the path of the folder with the files that pdf.js loads only for some documents. It is relative to the page.
 */
export function openPdf(source: Parameters<typeof getDocument>[0] & object, assets: string) {
  const files = new URL(`${assets}/pdfjs-${version}/`, document.baseURI).href
  return getDocument({
    ...source,
    cMapUrl: `${files}cmaps/`,
    standardFontDataUrl: `${files}standard_fonts/`,
    wasmUrl: `${files}wasm/`,
    // The policies of the pages allow no WebAssembly, so pdf.js uses its decoders in JavaScript.
    useWasm: false,
    // XFA forms contain programs. Scripts and launch actions need no setting, because only the viewer of pdf.js would run them.
    enableXfa: false,
  })
}
