import type { FieldBox, Stroke } from '@paraph/contract'
import { frameOf, PEN } from '@paraph/contract/drawn-frame'
import type { EvidenceField, EvidenceSignature } from '@paraph/verify'
import { paddingOf } from '#domain/fields/fit-rules.ts'
import { marksOf } from '#domain/signatures/marks.ts'
import { MAX_PICTURE } from '#domain/signatures/picture.ts'
import type { Ink } from '@paraph/typesetter/pdf/ink.ts'
import { readInk } from '#platform/pdf/pictures/read-ink.ts'
import { color } from '@paraph/typesetter/layout/theme.ts'
import type { Canvas, Rectangle, Turn } from '@paraph/typesetter/pdf/canvas.ts'
import type { FormStyle } from '../form/read-styles.ts'
import { fitCells, fitIn, fitText, heightOfLines, lookOf, type Room, roomIn } from './fit-text.ts'

/** The first letter of the text belongs to a script from right to left. */
const RIGHT_TO_LEFT = /^\P{L}*[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** A field, and the `MCID` by which the structure of the file refers to it. Undefined if the file has no structure. */
type MarkedField = EvidenceField & { mark: number | undefined; style?: FormStyle | undefined }

/** Draws what the party has filled in, inside the box of the field. An empty field is marked too, so that a verifier finds all fields. */
export async function drawField(canvas: Canvas, field: MarkedField, signature: EvidenceSignature): Promise<void> {
  const rectangle = onCanvas(field.box, canvas)
  const [, , width, height] = rectangle
  const turn = await turnFor(field, { width, height })
  const room = turn % 180 === 0 ? { width, height } : { width: height, height: width }
  const paint = await painterOf(canvas, field, signature, { x: 0, y: 0, ...room })
  canvas.field(field, rectangle, () => paint && canvas.turned(turn, rectangle, paint))
}

/** Whether a text fits was judged in the upright box when it was filled in. So a text that does not fit in the turned one stays upright. */
async function turnFor({ type, shown, multiline, style }: MarkedField, { width, height }: Room): Promise<Turn> {
  const turn = style?.turn ?? 0
  if (turn % 180 === 0 || shown === '') return turn
  const isMark = type === 'SIGNATURE' || type === 'INITIALS'
  const fit = await fitIn({ text: shown, width: height, height: width, multiline, isMark })
  return typeof fit === 'number' ? 0 : turn
}

/** Turns fractions of the page into points. */
export function onCanvas({ x, y, width, height }: FieldBox, { size }: Canvas): Rectangle {
  return [x * size.width, y * size.height, width * size.width, height * size.height]
}

type Paint = () => void

async function painterOf(
  canvas: Canvas,
  { type, value, shown, multiline, hiddenTags, style }: MarkedField,
  signature: EvidenceSignature,
  box: Box,
): Promise<Paint | undefined> {
  if (type === 'CHECKBOX' || type === 'RADIO')
    return shown === '' ? undefined : () => drawTick(canvas, box, !!hiddenTags)
  const isMark = type === 'SIGNATURE' || type === 'INITIALS'
  if (isMark && value !== true) return undefined
  const made = marksOf(signature)
  const mark = type === 'SIGNATURE' ? made.signature : type === 'INITIALS' ? made.initials : null
  if (mark?.strokes) return () => drawStrokes(canvas, mark.strokes!, box)
  if (mark?.picture) return picturePainter(canvas, inkOf(signature), box)
  if (shown === '') return undefined
  // A name that the party neither drew nor typed does not look like handwriting.
  return textPainter(canvas, shown, box, { isMark: mark !== null, multiline, ...style })
}

interface TextInField extends Partial<FormStyle> {
  isMark: boolean
  multiline: boolean
}

async function textPainter(
  canvas: Canvas,
  text: string,
  box: Box,
  { isMark, multiline, align = 'left', cells }: TextInField,
): Promise<Paint> {
  const isRightToLeft = RIGHT_TO_LEFT.test(text)
  const characters = [...segmenter.segment(text)].map(({ segment }) => segment)
  if (cells && !isRightToLeft && characters.length <= cells) return cellPainter(canvas, characters, box, cells)
  const padding = paddingOf(box)
  const lines = await fitText(text, roomIn(box), multiline, lookOf({ isMark }))
  const side = isRightToLeft && align === 'left' ? 'right' : align
  return () => {
    const baseline = lines[0]?.baseline ?? 0
    const middle = box.y + (box.height - heightOfLines(lines)) / 2
    // The baseline stays in the box, even if the marks above the letters are higher than the box.
    let top = Math.min(multiline ? box.y + padding : middle, box.y + box.height - padding - baseline)
    for (const line of lines) {
      const spare = Math.max(0, box.width - 2 * padding - line.width)
      const left = padding + { left: 0, center: spare / 2, right: spare }[side]
      canvas.text(line, box.x + left, top)
      top += line.height
    }
  }
}

const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' })

/** Draws each character in the middle of its cell. */
async function cellPainter(canvas: Canvas, characters: string[], box: Box, cells: number): Promise<Paint> {
  const width = box.width / cells
  const lines = await fitCells(characters, { width, height: roomIn(box).height }, lookOf({ isMark: false }))
  return () => {
    for (const [index, line] of lines.entries()) {
      const left = box.x + index * width + (width - line.width) / 2
      canvas.text(line, left, box.y + (box.height - line.height) / 2)
    }
  }
}

/** Draws the strokes as large as the box allows, in their proportions. */
function drawStrokes(canvas: Canvas, strokes: Stroke[], box: Box): void {
  const { left, top, width, height } = frameOf(strokes)
  const scale = Math.min(box.width / width, box.height / height)
  const [dx, dy] = [box.x + (box.width - width * scale) / 2, box.y + (box.height - height * scale) / 2]
  const scaled = strokes.map((stroke) =>
    stroke.map(([x = 0, y = 0]): [number, number] => [dx + (x - left) * scale, dy + (y - top) * scale]),
  )
  canvas.strokes(scaled, color.ink, PEN * scale)
}

const inks = new WeakMap<EvidenceSignature, Ink>()

/** Reads the picture once for all fields of the party. */
function inkOf(signature: EvidenceSignature): Ink {
  const ink = inks.get(signature) ?? readInk(Buffer.from(signature.picture!, 'base64'), MAX_PICTURE)
  inks.set(signature, ink)
  return ink
}

function picturePainter(canvas: Canvas, ink: Ink, box: Box): Paint {
  const scale = Math.min(box.width / ink.width, box.height / ink.height)
  const [width, height] = [ink.width * scale, ink.height * scale]
  const [x, y] = [box.x + (box.width - width) / 2, box.y + (box.height - height) / 2]
  return () => canvas.picture(ink, x, y, width, height)
}

/** Draws a tick in the middle of the box, or where it begins. */
function drawTick(canvas: Canvas, box: Box, isAtStart: boolean): void {
  const side = Math.min(box.width, box.height)
  const [x, y] = [isAtStart ? box.x : box.x + (box.width - side) / 2, box.y + (box.height - side) / 2]
  const at = (px: number, py: number): [number, number] => [x + px * side, y + py * side]
  canvas.lines([at(0.18, 0.52), at(0.42, 0.78), at(0.84, 0.22)], color.text, side * 0.11)
}
