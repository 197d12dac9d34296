import type { PdfiumFunctions } from '#platform/pdf/pdfium/open-pdfium.ts'

/** The points of one path that are read. A path of more points counts as one that hides nothing. */
const MAX_POINTS = 1000

interface Bounds {
  left: number
  bottom: number
  right: number
  top: number
}

/** Says which characters of a page lie wholly outside the paths that clip them, so that no viewer shows them. */
export class ClippedText {
  readonly #pdfium: PdfiumFunctions
  readonly #text: number
  /** The address of four numbers for results. */
  readonly #results: number
  readonly #known = new Map<number, boolean>()

  constructor(pdfium: PdfiumFunctions, text: number, results: number) {
    this.#pdfium = pdfium
    this.#text = text
    this.#results = results
  }

  /** A string is shown or clipped as a whole. The spaces that PDFium adds belong to none. */
  has(index: number): boolean {
    const object = this.#pdfium.FPDFText_GetTextObject(this.#text, index)
    if (object === 0) return false
    const known = this.#known.get(object) ?? this.#isClipped(object)
    this.#known.set(object, known)
    return known
  }

  #isClipped(object: number): boolean {
    const clip = this.#pdfium.FPDFPageObj_GetClipPath(object)
    const paths = clip === 0 ? 0 : this.#pdfium.FPDFClipPath_CountPaths(clip)
    if (paths <= 0) return false
    const own = this.#boundsOf(object)
    return Array.from({ length: paths }, (_, path) => path).some((path) => {
      const inside = this.#boundsOfPath(clip, path)
      if (!own || !inside) return false
      return inside.left > own.right || inside.right < own.left || inside.bottom > own.top || inside.top < own.bottom
    })
  }

  #boundsOf(object: number): Bounds | undefined {
    const [left, bottom, right, top] = [0, 4, 8, 12].map((offset) => this.#results + offset) as [
      number,
      number,
      number,
      number,
    ]
    if (!this.#pdfium.FPDFPageObj_GetBounds(object, left, bottom, right, top)) return undefined
    const [a, b, c, d] = this.#numbers()
    return { left: a!, bottom: b!, right: c!, top: d! }
  }

  /** Undefined if it has too many points. */
  #boundsOfPath(clip: number, path: number): Bounds | undefined {
    const count = this.#pdfium.FPDFClipPath_CountPathSegments(clip, path)
    if (count > MAX_POINTS) return undefined
    const bounds = { left: Infinity, bottom: Infinity, right: -Infinity, top: -Infinity }
    for (let index = 0; index < count; index++) {
      const segment = this.#pdfium.FPDFClipPath_GetPathSegment(clip, path, index)
      if (!this.#pdfium.FPDFPathSegment_GetPoint(segment, this.#results, this.#results + 4)) return undefined
      const [x, y] = this.#numbers()
      bounds.left = Math.min(bounds.left, x!)
      bounds.right = Math.max(bounds.right, x!)
      bounds.bottom = Math.min(bounds.bottom, y!)
      bounds.top = Math.max(bounds.top, y!)
    }
    return bounds
  }

  #numbers(): Float32Array {
    return new Float32Array(this.#pdfium.memory.buffer, this.#results, 4)
  }
}
