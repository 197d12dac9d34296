import { chooseFace, knownFace } from '../fonts/choose-face.ts'
import type { Face } from '../fonts/face.ts'
import { type FontStyle, ideographsOf } from '../fonts/font-catalogue.ts'
import type { Inline } from './inline.ts'

/** A grapheme cluster, which a reader sees as one character. */
export interface Cluster {
  text: string
  /** Undefined if nothing is drawn. */
  face: Face | undefined
  /** The code point that is printed in a box, because it has no visible form or no font has it. */
  box?: string
  color: string
  gap: number
}

export interface Look {
  style: FontStyle
  color: string
}

/** Replaces a box in the text from which the direction is computed, because it has no direction of its own. */
const OBJECT = '\ufffc'
const SPACE = 0x20
const ISOLATE = '\u2068'
const END_OF_ISOLATE = '\u2069'

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })
const simple = /^[\x20-\x7e\u00a0-\u0240]*$/

/** Characters that are printed in a box: invisible ones that can hide or reorder text, and code points that are not characters. */
const boxed =
  /^[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\p{Zl}\p{Zp}\u200b\u2060\u2061-\u2064\u202a-\u202e\u2066-\u2069\u206a-\u206f\ufeff\u{e0001}]$/u

const allIgnorable = /^\p{Default_Ignorable_Code_Point}*$/u

/** Cuts one line of text into clusters, each with a font that supports it. */
export async function toClusters(inlines: Inline[], look: Look): Promise<Cluster[]> {
  const clusters: Cluster[] = []
  const ideographs = ideographsOf(inlines.map(({ text }) => text).join(''))
  for (const { text, isolated = false, style = look.style, color = look.color, gap = 0 } of inlines) {
    const invisible = (text: string): Cluster => ({ text, face: undefined, color, gap: 0 })
    const start = clusters.length
    const isIsolated = isolated && !simple.test(text)
    if (isIsolated) clusters.push(invisible(ISOLATE))
    for (const cluster of cut(text)) {
      const { kept: part, surplus } = splitTower(cluster)
      // The face of nearly every character is known, and an `await` for each of them would take most of the time.
      const face = knownFace(part, style)
      if (face) clusters.push({ text: part, face, color, gap: 0 })
      else clusters.push(...(await toFaces(part, style, ideographs, color)))
      clusters.push(...surplus.map((character) => toBox(character, color)))
    }
    if (isIsolated) clusters.push(invisible(END_OF_ISOLATE))
    if (gap && clusters[start]) clusters[start].gap = gap
  }
  joinWords(clusters)
  return clusters
}

/** Gives a space between two words the font of the words, so that they are drawn as one run. */
function joinWords(clusters: Cluster[]): void {
  for (const [index, cluster] of clusters.entries()) {
    const [before, after] = [clusters[index - 1]?.face, clusters[index + 1]?.face]
    if (cluster.text === ' ' && before && before.key === after?.key && before.covers(SPACE)) cluster.face = before
  }
}

function cut(text: string): string[] {
  if (simple.test(text)) return text.split('')
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}

/** No language writes more marks above and below a letter. More would be drawn over the lines around it. */
const MAX_MARKS = 6
const mark = /^[\p{Mn}\p{Me}]$/u

/** Cuts off the marks that are too many, and what follows them. */
function splitTower(cluster: string): { kept: string; surplus: string[] } {
  if (cluster.length <= MAX_MARKS) return { kept: cluster, surplus: [] }
  const characters = [...cluster]
  let marks = 0
  const start = characters.findIndex((character) => mark.test(character) && ++marks > MAX_MARKS)
  if (start === -1) return { kept: cluster, surplus: [] }
  return { kept: characters.slice(0, start).join(''), surplus: characters.slice(start) }
}

async function toFaces(text: string, style: FontStyle, ideographs: string, color: string): Promise<Cluster[]> {
  if (text === '\t') return toFaces(' ', style, ideographs, color)
  if (boxed.test(text)) return [toBox(text, color)]
  const face = await chooseFace(text, style, ideographs)
  if (face) return [{ text, face, color, gap: 0 }]
  if (allIgnorable.test(text)) return [{ text, face: undefined, color, gap: 0 }]
  const characters = [...text]
  if (characters.length === 1) return [toBox(text, color)]
  // No font has the whole cluster, so each character is printed by itself.
  const parts: Cluster[] = []
  for (const character of characters) parts.push(...(await toFaces(character, style, ideographs, color)))
  return parts
}

function toBox(text: string, color: string): Cluster {
  const code = text.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')
  return { text: OBJECT, face: undefined, box: `U+${code}`, color, gap: 0 }
}
