import { chooseFace } from '../fonts/choose-face.ts'
import { toUnits, type Unit } from './break.ts'
import { type Cluster, toClusters } from './clusters.ts'
import { type RichText, toInlines } from './inline.ts'
import { type Line, LineSetter, type TextStyle } from './line.ts'

const lineBreak = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/

/** Sets the text in lines of at most this width. */
export async function setText(text: RichText, style: TextStyle, width: number): Promise<Line[]> {
  const lines: Line[] = []
  for (const paragraph of toParagraphs(text)) lines.push(...(await setParagraph(paragraph, style, width)))
  return lines
}

function toParagraphs(text: RichText) {
  const paragraphs = [toInlines([])]
  for (const inline of toInlines(text)) {
    // Text that other people wrote must not look like lines of ours. Its line breaks are printed as code points.
    const parts = inline.isolated ? [inline.text] : inline.text.split(lineBreak)
    parts.forEach((part, index) => {
      if (index > 0) paragraphs.push([])
      if (part) paragraphs.at(-1)!.push({ ...inline, text: part })
    })
  }
  return paragraphs
}

async function setParagraph(inlines: ReturnType<typeof toInlines>, style: TextStyle, width: number): Promise<Line[]> {
  const clusters = await toClusters(inlines, style)
  const boxFace = clusters.some(({ box }) => box) ? await chooseFace('U', 'mono', '') : undefined
  const setter = new LineSetter(clusters, style, boxFace)
  const ranges = fill(clusters, setter, width)
  return ranges.map(([from, to]) => setter.setLine(from, to))
}

/** Returns the ranges of the clusters on each line, without the spaces at its end. */
function fill(clusters: Cluster[], setter: LineSetter, width: number): [number, number][] {
  const lines: [number, number][] = []
  let start = 0
  let end = 0
  let used = 0
  const finish = (next: number) => {
    lines.push([start, end])
    start = end = next
    used = 0
  }
  const place = ({ from, end: unitEnd, to }: Unit) => {
    const unitWidth = setter.measure(from, unitEnd)
    if (used > 0 && used + unitWidth > width) finish(from)
    if (unitWidth > width) return false
    end = unitEnd
    used += unitWidth + setter.measure(unitEnd, to)
    return true
  }
  for (const unit of toUnits(clusters)) {
    if (place(unit)) continue
    // A word that is longer than the line is cut at the end of the line.
    for (let index = unit.from; index < unit.end; index++) {
      const clusterWidth = setter.measure(index, index + 1)
      if (used > 0 && used + clusterWidth > width) finish(index)
      end = index + 1
      used += clusterWidth
    }
    used += setter.measure(unit.end, unit.to)
  }
  finish(clusters.length)
  return lines
}
