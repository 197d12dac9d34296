import type { PageViewport, PDFPageProxy } from './open-pdf.ts'

/** In CSS pixels of the page. */
export interface Box {
  left: number
  top: number
  width: number
  height: number
}

export interface DrawnBox {
  canvas: HTMLCanvasElement
  done: Promise<void>
  stop: () => void
}

/** iOS draws on no canvas of more than 16 million pixels. It gives all canvases of a page together only a few hundred megabytes. */
const MAX_PIXELS = 6_000_000

/** Returns the density, or a lower one if the canvas would have too many pixels. */
export function capped(density: number, { width, height }: Pick<Box, 'width' | 'height'>): number {
  return Math.min(density, Math.sqrt(MAX_PIXELS / (width * height)))
}

/** Draws a part of the page on a canvas of its own. */
export function drawBox(page: PDFPageProxy, viewport: PageViewport, box: Box, density: number): DrawnBox {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.floor(box.width * density))
  canvas.height = Math.max(1, Math.floor(box.height * density))
  const transform = [density, 0, 0, density, -box.left * density, -box.top * density]
  const task = page.render({ canvas, viewport, transform })
  return {
    canvas,
    done: task.promise,
    stop: () => {
      task.cancel()
      // Safari frees the memory of a canvas late, unless it is empty.
      canvas.width = 0
      canvas.height = 0
    },
  }
}
