import bidiModule from 'bidi-js'
import type { Face, Glyph } from '../fonts/face.ts'
import { isSpace } from './break.ts'
import type { Cluster, Look } from './clusters.ts'

/** A part of a line that is drawn with one font in one colour. Lengths are in points. */
export interface Piece {
  face: Face
  glyphs: Glyph[]
  text: string
  /** True if the characters and the glyphs do not match one to one, in the same order. */
  isComplex: boolean
  isRightToLeft: boolean
  x: number
  width: number
  color: string
  /** The size of the font. */
  size: number
  /** True if a box is drawn around the piece. */
  isBoxed: boolean
}

export interface Line {
  pieces: Piece[]
  width: number
  height: number
  /** The distance from the top of the line to the baseline. */
  baseline: number
}

export interface TextStyle extends Look {
  size: number
  /** Height of a line, as a multiple of the size. */
  leading?: number
  /** False to draw each character with its own glyph. True by default. */
  ligatures?: boolean
}

const DEFAULT_LEADING = 1.45
/** The size of the code point in a box, relative to the text. */
const BOX_SIZE = 0.68
/** Space around the code point in a box, relative to the text. */
const BOX_PADDING = 0.14

/** How high the middle of a line is above its baseline, and the minimum space around the ink. Both are relative to the size of the text. */
const MIDDLE = 0.36
const LEAST_SPACE = 0.08

// Its types describe an ES module, but Node loads its CommonJS build, which is the function itself.
const bidi = (bidiModule as unknown as typeof bidiModule.default)()
/** Text without these characters goes from left to right. */
const rightToLeft = /[\u0590-\u08ff\u200f\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

/** Shapes the clusters of one paragraph. */
export class LineSetter {
  readonly #clusters: Cluster[]
  readonly #style: TextStyle
  readonly #boxFace: Face | undefined
  readonly #text: string
  /** The place of each cluster in the text. */
  readonly #offsets: number[] = []
  readonly #embedding: ReturnType<typeof bidi.getEmbeddingLevels> | undefined

  constructor(clusters: Cluster[], style: TextStyle, boxFace: Face | undefined) {
    this.#clusters = clusters
    this.#style = style
    this.#boxFace = boxFace
    let offset = 0
    for (const { text } of clusters) {
      this.#offsets.push(offset)
      offset += text.length
    }
    this.#text = clusters.map(({ text }) => text).join('')
    if (rightToLeft.test(this.#text)) this.#embedding = bidi.getEmbeddingLevels(this.#text, 'ltr')
  }

  measure(from: number, to: number): number {
    return this.#cut(from, to).reduce((sum, [start, end]) => sum + this.#shape(start, end).width, 0)
  }

  /** Sets the clusters in one line, in visual order. */
  setLine(from: number, to: number): Line {
    const { size, leading = DEFAULT_LEADING } = this.#style
    const parts = this.#reorder(this.#cut(from, to), from, to)
    const pieces: Piece[] = []
    let x = 0
    let top = 0
    let bottom = 0
    for (const [start, end] of parts) {
      const { gap } = this.#clusters[start]!
      const { width, ink, piece } = this.#shape(start, end)
      if (piece) append(pieces, { ...piece, x: x + (gap * size) / 1000 + piece.x }, gap)
      top = Math.max(top, ink.top)
      bottom = Math.min(bottom, ink.bottom)
      x += width
    }
    // Some scripts are taller than the line.
    const baseline = Math.max(size * (leading / 2 + MIDDLE), top + size * LEAST_SPACE)
    const height = Math.max(baseline + size * (leading / 2 - MIDDLE), baseline - bottom + size * LEAST_SPACE)
    return { pieces, width: x, height, baseline }
  }

  /** Cuts clusters into parts that are shaped together. Each part has one font, one colour and one direction. */
  #cut(from: number, to: number): [number, number][] {
    const parts: [number, number][] = []
    let start = from
    for (let index = from + 1; index <= to; index++) {
      if (index < to && this.#belongTogether(index - 1, index)) continue
      parts.push([start, index])
      start = index
    }
    return parts
  }

  #belongTogether(left: number, right: number): boolean {
    const [a, b] = [this.#clusters[left]!, this.#clusters[right]!]
    return (
      a.face !== undefined &&
      a.face.key === b.face?.key &&
      a.color === b.color &&
      b.gap === 0 &&
      isSpace(a) === isSpace(b) &&
      this.#level(left) === this.#level(right)
    )
  }

  #level(index: number): number {
    return this.#embedding?.levels[this.#offsets[index]!] ?? 0
  }

  #shape(start: number, end: number): { width: number; ink: { top: number; bottom: number }; piece?: Piece } {
    const { face, box, color, gap } = this.#clusters[start]!
    const { size, ligatures } = this.#style
    if (box && this.#boxFace) {
      const boxSize = size * BOX_SIZE
      const { glyphs, width } = this.#boxFace.shape(box, false)
      const padding = size * BOX_PADDING
      const inner = (width * boxSize) / 1000
      const traits = { color, size: boxSize, isComplex: false, isRightToLeft: false, isBoxed: true }
      const piece = { face: this.#boxFace, glyphs, text: box, x: 2 * padding, width: inner, ...traits }
      return { width: inner + 4 * padding, ink: { top: size * 0.7, bottom: -size * 0.2 }, piece }
    }
    if (!face) return { width: 0, ink: { top: 0, bottom: 0 } }
    const text = this.#text.slice(this.#offsets[start], this.#offsets[end] ?? this.#text.length)
    const isRightToLeft = this.#level(start) % 2 === 1
    const { glyphs, isComplex, width, top, bottom } = face.shape(text, isRightToLeft, ligatures)
    const scale = size / 1000
    const traits = { color, size, isComplex, isRightToLeft, isBoxed: false }
    const piece = { face, glyphs, text, x: 0, width: width * scale, ...traits }
    return { width: (width + gap) * scale, ink: { top: top * scale, bottom: bottom * scale }, piece }
  }

  #reorder(parts: [number, number][], from: number, to: number): [number, number][] {
    if (!this.#embedding || from === to) return parts
    const startOffset = this.#offsets[from]!
    const endOffset = (this.#offsets[to] ?? this.#text.length) - 1
    const order = bidi.getReorderedIndices(this.#text, this.#embedding, startOffset, endOffset)
    const places = new Map(order.map((offset, place) => [offset, place]))
    const placeOf = ([start]: [number, number]) => places.get(this.#offsets[start]!)!
    return parts.toSorted((a, b) => placeOf(a) - placeOf(b))
  }
}

/**
 * Appends the piece, or joins it with the previous one if both have the same look. PDF readers need whole runs to find the order of words from right
 * to left.
 */
function append(pieces: Piece[], piece: Piece, gap: number): void {
  const last = pieces.at(-1)
  const isAlike =
    last?.face.key === piece.face.key &&
    last.color === piece.color &&
    last.isRightToLeft === piece.isRightToLeft &&
    !last.isBoxed &&
    !piece.isBoxed &&
    gap === 0
  if (!last || !isAlike) pieces.push(piece)
  else {
    pieces[pieces.length - 1] = {
      ...last,
      glyphs: [...last.glyphs, ...piece.glyphs],
      text: piece.isRightToLeft ? piece.text + last.text : last.text + piece.text,
      width: last.width + piece.width,
      isComplex: last.isComplex || piece.isComplex,
    }
  }
}
