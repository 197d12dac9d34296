import {
  getDocument,
  GlobalWorkerOptions,
  type PDFDocumentProxy,
  type PDFPageProxy,
  TextLayer,
  version,
} from 'pdfjs-dist/legacy/build/pdf.mjs'
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'

import type { Connection } from '../session.ts'
import { loadFile } from './load-file.ts'

export type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** iOS refuses to draw on a canvas of more than 16 million pixels, and gives all canvases of a page together only some hundred megabytes. */
const MAX_PIXELS = 6_000_000

GlobalWorkerOptions.workerSrc = workerUrl

/** Opens the file. `onFailure` is called if a part of it can't be loaded later. */
export async function openPdf(connection: Connection, size: number, onFailure: (error: unknown) => void) {
  const files = new URL(`assets/pdfjs-${version}/`, document.baseURI).href
  return getDocument({
    ...(await loadFile(connection, size, onFailure)),
    cMapUrl: `${files}cmaps/`,
    standardFontDataUrl: `${files}standard_fonts/`,
    wasmUrl: `${files}wasm/`,
    // The page's policy allows no WebAssembly. pdf.js then takes its decoders in JavaScript.
    useWasm: false,
  })
}

/** Returns the height of the page divided by its width. */
export async function ratioOf(pdf: PDFDocumentProxy, number: number): Promise<number> {
  const { width, height } = (await pdf.getPage(number)).getViewport({ scale: 1 })
  return height / width
}

export interface Drawing {
  done: Promise<void>
  stop: () => void
}

/** Draws the page into the element, as wide as the element should be, with its text above it, for selecting, searching and reading out. */
export function drawPage(page: PDFPageProxy, holder: HTMLElement, width: number): Drawing {
  const viewport = page.getViewport({ scale: width / page.getViewport({ scale: 1 }).width })
  const density = Math.min(devicePixelRatio, Math.sqrt(MAX_PIXELS / (viewport.width * viewport.height)))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.floor(viewport.width * density))
  canvas.height = Math.max(1, Math.floor(viewport.height * density))
  const layer = document.createElement('div')
  layer.className = 'text-layer'
  holder.style.setProperty('--total-scale-factor', String(viewport.scale))

  const drawing = page.render({ canvas, viewport, transform: [density, 0, 0, density, 0, 0] })
  const text = new TextLayer({ textContentSource: page.streamTextContent(), container: layer, viewport })
  const draw = async () => {
    await drawing.promise
    holder.replaceChildren(canvas, layer)
    // A page without readable text is still drawn.
    await text.render().catch(() => {})
  }
  return {
    done: draw(),
    stop: () => {
      drawing.cancel()
      text.cancel()
      // Safari frees the memory of a canvas late, unless it is empty.
      canvas.width = 0
      canvas.height = 0
      holder.replaceChildren()
      page.cleanup()
    },
  }
}
