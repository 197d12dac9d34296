import { drawBox, type Box, capped } from '@paraph/ui/pdf/draw-box.ts'
import { openPdf as openSource, type PDFDocumentProxy, type PDFPageProxy } from '@paraph/ui/pdf/open-pdf.ts'
import { TextLayer } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { openDetail } from './detail.ts'
import { type FileToLoad, loadFile, type LoadListener } from './load-file.ts'
import { printedRows } from './printed-rows.ts'
import { textContentOf } from './text-items.ts'

export type { PageViewport, PDFDocumentProxy, PDFPageProxy } from '@paraph/ui/pdf/open-pdf.ts'

/** Opens the file. The listener is called while the parts of the file are loaded. */
export async function openPdf(from: FileToLoad, size: number, listener: LoadListener) {
  return openLoaded(await loadFile(from, size, listener))
}

/** Opens a PDF from its bytes, or from a source that loads its bytes in parts. */
export const openLoaded = (source: Awaited<ReturnType<typeof loadFile>>) => openSource(source, 'assets')

/** Returns the height of the page divided by its width. */
export async function ratioOf(pdf: PDFDocumentProxy, number: number): Promise<number> {
  const { width, height } = (await pdf.getPage(number)).getViewport({ scale: 1 })
  return height / width
}

export interface DrawnPage {
  done: Promise<void>
  /** Says how much is printed in each row of the page. Call it when the page is drawn. */
  printed: () => number[]
  /** Draws the part in view again, as sharp as the screen can show it. Does nothing if the drawing is sharp enough. */
  sharpen: () => void
  /** Adds what the page says beside its text, in the order of reading. Replaces what was added before. Call it when the page is drawn. */
  addTexts: (texts: AddedText[]) => void
  stop: () => void
}

export interface AddedText {
  words: string
  /** The index of the page's own text after which these words are read, or -1. */
  after: number
  box: Record<string, string>
}

/** Draws the page into the holder with this width. Above the drawing lies its invisible text, which the party can select, search and hear. */
export function drawPage(page: PDFPageProxy, holder: HTMLElement, width: number): DrawnPage {
  const viewport = page.getViewport({ scale: width / page.getViewport({ scale: 1 }).width })
  const whole: Box = { left: 0, top: 0, width: viewport.width, height: viewport.height }
  const density = capped(devicePixelRatio, whole)
  const drawing = drawBox(page, viewport, whole, density)
  const layer = document.createElement('div')
  layer.className = 'text-layer'
  holder.style.setProperty('--total-scale-factor', String(viewport.scale))
  // A page without readable text is still drawn.
  const content = textContentOf(page).catch(() => undefined)
  let text: TextLayer | undefined
  let isStopped = false
  const detail = openDetail(holder, (box, density) => drawBox(page, viewport, box, density))
  const draw = async () => {
    await drawing.done
    holder.replaceChildren(drawing.canvas, layer)
    const textContentSource = await content
    if (!textContentSource || isStopped) return
    text = new TextLayer({ textContentSource, container: layer, viewport })
    await text.render().catch(() => {})
  }
  return {
    done: draw(),
    printed: () => printedRows(drawing.canvas),
    sharpen: () => detail.update(density),
    addTexts: (texts) => addTexts(layer, text?.textDivs ?? [], texts),
    stop: () => {
      drawing.stop()
      detail.stop()
      isStopped = true
      text?.cancel()
      holder.replaceChildren()
      page.cleanup()
    },
  }
}

/** @param divs - one element for each text of the page. The elements of texts without letters are not in the layer. */
function addTexts(layer: HTMLElement, divs: HTMLElement[], texts: AddedText[]) {
  for (const added of layer.querySelectorAll('.described')) added.remove()
  let [previous, last]: (HTMLElement | undefined)[] = []
  for (const { words, after, box } of texts) {
    const element = document.createElement('span')
    element.className = 'described'
    element.dir = 'auto'
    element.textContent = words
    Object.assign(element.style, box)
    const before = divs.slice(0, after + 1).findLast((div) => div.parentNode)
    if (last && previous === before) last.after(element)
    else if (before) before.after(element)
    else layer.prepend(element)
    previous = before
    last = element
  }
}
