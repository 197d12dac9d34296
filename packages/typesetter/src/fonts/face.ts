import { readFileSync } from 'node:fs'
import { Blob, Buffer, Direction, Face as HbFace, Feature, Font, shape } from 'harfbuzzjs'
import decompress from 'woff2-encoder/decompress'
import type { FontFile } from './font-catalogue.ts'
import { keepGlyphs, pinWeight } from './subset.ts'

/** A glyph after shaping. Lengths are in thousandths of the font size. */
export interface Glyph {
  id: number
  /** The characters that the glyph stands for. Empty if another glyph stands for them. */
  text: string
  advance: number
  dx: number
  dy: number
}

/** Lengths are in thousandths of the font size. */
export interface Shape {
  glyphs: Glyph[]
  /** True if the characters and the glyphs do not match one to one, in the same order. */
  isComplex: boolean
  width: number
  /** The highest and the lowest point of the ink above the baseline. */
  top: number
  bottom: number
}

/** The metrics that the descriptor of a font in a PDF needs, in thousandths of the font size. */
export interface FontMetrics {
  ascent: number
  descent: number
  box: [number, number, number, number]
}

/** Words that are kept per face. Names and addresses are different in every document, labels are not. */
const MAX_SHAPES = 5000
const MAX_KEPT_LENGTH = 80

const WITHOUT_LIGATURES = [new Feature('liga', 0)]

/** An open font file at one weight. */
export class Face {
  readonly key: string
  readonly metrics: FontMetrics
  readonly #bytes: Uint8Array
  readonly #font: Font
  readonly #scale: number
  readonly #covered: Set<number>
  readonly #shapes = new Map<string, Shape>()
  readonly #buffer = new Buffer()

  constructor(key: string, bytes: Uint8Array) {
    this.key = key
    this.#bytes = bytes
    const face = new HbFace(new Blob(bytes))
    this.#font = new Font(face)
    this.#scale = 1000 / face.upem
    // The array is a view of memory that can move, so copy it.
    this.#covered = new Set(face.collectUnicodes())
    const { ascender, descender } = this.#font.hExtents()
    this.metrics = { ascent: ascender * this.#scale, descent: descender * this.#scale, box: readBox(face, this.#scale) }
  }

  covers(codePoint: number): boolean {
    return this.#covered.has(codePoint)
  }

  /** Shapes text of one direction. The glyphs of text from right to left are in visual order. */
  shape(text: string, isRightToLeft: boolean, ligatures = true): Shape {
    const key = `${isRightToLeft ? '\u200f' : ''}${ligatures ? '' : '\u200c'}${text}`
    const known = this.#shapes.get(key)
    if (known) return known
    const shaped = this.#shape(text, isRightToLeft, ligatures)
    if (text.length > MAX_KEPT_LENGTH) return shaped
    if (this.#shapes.size >= MAX_SHAPES) this.#shapes.clear()
    this.#shapes.set(key, shaped)
    return shaped
  }

  subset(glyphs: Iterable<number>): Uint8Array {
    return keepGlyphs(this.#bytes, glyphs)
  }

  #shape(text: string, isRightToLeft: boolean, ligatures: boolean): Shape {
    const buffer = this.#buffer
    buffer.reset()
    buffer.addText(text)
    buffer.guessSegmentProperties()
    buffer.setDirection(isRightToLeft ? Direction.RTL : Direction.LTR)
    shape(this.#font, buffer, ligatures ? [] : WITHOUT_LIGATURES)
    const infos = buffer.getGlyphInfosAndPositions()
    const texts = assignText(
      text,
      infos.map(({ cluster }) => cluster),
      isRightToLeft,
    )
    const glyphs = infos.map(({ codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 }, index) => ({
      id: codepoint,
      text: texts[index]!,
      advance: xAdvance * this.#scale,
      dx: xOffset * this.#scale,
      dy: yOffset * this.#scale,
    }))
    const isComplex =
      infos.length !== [...text].length || infos.some(({ cluster }, index) => cluster === infos[index - 1]?.cluster)
    const ink = glyphs.map((glyph) => this.#inkOf(glyph))
    return {
      glyphs,
      isComplex,
      width: glyphs.reduce((sum, { advance }) => sum + advance, 0),
      top: Math.max(0, ...ink.map(({ top }) => top)),
      bottom: Math.min(0, ...ink.map(({ bottom }) => bottom)),
    }
  }

  #inkOf({ id, dy }: Glyph): { top: number; bottom: number } {
    const extents = this.#font.glyphExtents(id)
    const top = dy + (extents?.yBearing ?? 0) * this.#scale
    // The height of a glyph is negative: it is measured downwards.
    return { top, bottom: top + (extents?.height ?? 0) * this.#scale }
  }
}

export async function openFace({ path, key, weight }: FontFile): Promise<Face> {
  const file = readFileSync(path)
  if (path.endsWith('.ttf')) return new Face(key, file)
  return new Face(key, pinWeight(await decompress(file), weight))
}

/** Assigns the characters of each cluster to its glyphs: one to each glyph if their numbers are equal, else all to the first glyph. */
function assignText(text: string, clusters: number[], isRightToLeft: boolean): string[] {
  const places = Map.groupBy(clusters.keys(), (place) => clusters[place]!)
  const starts = [...places.keys()].toSorted((a, b) => a - b)
  const texts = clusters.map(() => '')
  for (const [index, start] of starts.entries()) {
    const characters = Array.from(text.slice(start, starts[index + 1] ?? text.length))
    const own = isRightToLeft ? places.get(start)!.toReversed() : places.get(start)!
    if (own.length === characters.length) for (const [n, place] of own.entries()) texts[place] = characters[n]!
    else texts[own[0]!] = characters.join('')
  }
  return texts
}

/** The box around all glyphs, from the table `head`. */
function readBox(face: HbFace, scale: number): FontMetrics['box'] {
  const head = face.referenceTable('head')
  if (!head) throw new Error('A font has no header.')
  const view = new DataView(head.buffer, head.byteOffset)
  return [36, 38, 40, 42].map((offset) => Math.round(view.getInt16(offset) * scale)) as FontMetrics['box']
}
