import type { Cluster } from './clusters.ts'

const anySpace = /^[\p{Zs}]$/u
const noBreakSpace = /[\u00a0\u202f\u2007]/

/** A line may end between these characters, because their scripts have no spaces. */
const ideographic = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}]/u
const withoutSpaces = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

const notAtStart = /^[\p{Pe}\p{Pf}!?:;,.%、。，．・：；！？ー々〻ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ]/u
const notAtEnd = /^[\p{Ps}\p{Pi}]/u
const hyphen = /^[-\u2010\u2013\u2014]$/

const words = new Intl.Segmenter('th', { granularity: 'word' })

/** A part of a line that stays together. The numbers are places in the list of clusters. */
export interface Unit {
  from: number
  /** The first space after the unit, or `to`. */
  end: number
  to: number
}

export function isSpace({ text }: Cluster): boolean {
  return anySpace.test(text) && !noBreakSpace.test(text)
}

/** Cuts a paragraph into units, between which lines may end. */
export function toUnits(clusters: Cluster[]): Unit[] {
  const wordStarts = findWordStarts(clusters)
  const units: Unit[] = []
  let from = 0
  for (let index = 1; index <= clusters.length; index++) {
    if (index < clusters.length && !mayBreakBefore(clusters, index, wordStarts)) continue
    let end = index
    while (end > from && isSpace(clusters[end - 1]!)) end--
    units.push({ from, end, to: index })
    from = index
  }
  return units
}

function mayBreakBefore(clusters: Cluster[], index: number, wordStarts: Set<number>): boolean {
  const [before, after] = [clusters[index - 1]!, clusters[index]!]
  if (isSpace(after)) return false
  if (isSpace(before)) return true
  if (notAtStart.test(after.text) || notAtEnd.test(before.text)) return false
  if (ideographic.test(before.text) || ideographic.test(after.text)) return !noBreakSpace.test(before.text + after.text)
  if (wordStarts.has(index)) return true
  return hyphen.test(before.text) && /^\p{L}/u.test(after.text) && index > 1 && !isSpace(clusters[index - 2]!)
}

/** Finds the words of scripts that have no spaces, by a dictionary. */
function findWordStarts(clusters: Cluster[]): Set<number> {
  const text = clusters.map((cluster) => cluster.text).join('')
  const starts = new Set<number>()
  if (!withoutSpaces.test(text)) return starts
  const offsets = new Map<number, number>()
  let offset = 0
  for (const [index, cluster] of clusters.entries()) {
    offsets.set(offset, index)
    offset += cluster.text.length
  }
  for (const { index, segment } of words.segment(text)) {
    const start = offsets.get(index)
    if (start !== undefined && withoutSpaces.test(segment)) starts.add(start)
  }
  return starts
}
