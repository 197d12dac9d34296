import type { Stroke } from '@paraph/contract'
import type { BankIdFacts, EvidenceParty, EvidenceSignature } from '@paraph/verify'
import { MAX_PICTURE } from '#domain/signatures/picture.ts'
import { readInk } from '#platform/pdf/pictures/read-ink.ts'
import { lineStrip } from '@paraph/typesetter/layout/blocks.ts'
import { PAGE_MARGIN, type Strip, WIDTH } from '@paraph/typesetter/layout/flow.ts'
import { color, style } from '@paraph/typesetter/layout/theme.ts'
import type { Canvas } from '@paraph/typesetter/pdf/canvas.ts'
import type { Tag } from '@paraph/typesetter/pdf/tags.ts'
import { quoted, type RichText } from '@paraph/typesetter/text/inline.ts'
import type { Line, TextStyle } from '@paraph/typesetter/text/line.ts'
import { setText } from '@paraph/typesetter/text/paragraph.ts'
import type { SealingTexts } from '#generated/sealing-texts.ts'

/** Has the proportions of the field on the signing page. */
const BOX = { width: 190, height: 76 }
/** The field in which the contract stores strokes. */
const FIELD = { width: 1000 }
/** The width of the pen in that field, as on the signing page. */
const PEN = 7
/** Points closer than this are left out. It is less than half the width of the pen. */
const NEAR = 3
const PADDING = 10
const SMALLEST_HANDWRITING = 9
/** The greatest height of the text beside the frame. */
const MAX_BESIDE = 200
const GAP = 8

export const BOX_WIDTH = BOX.width

/** Returns the signature in a frame at the right margin, beside the given lines. */
export async function signatureBox(
  parent: Tag,
  beside: { tag: Tag; lines: Line[] }[],
  { name }: EvidenceParty,
  signature: EvidenceSignature,
  texts: SealingTexts,
): Promise<Strip[]> {
  const drawBox = await drawerOf(parent, name, signature, texts)
  const strips = beside.flatMap(({ tag, lines }) => lines.map((line) => lineStrip(tag, line, PAGE_MARGIN)))
  const textHeight = strips.reduce((sum, { height }) => sum + height, 0)
  const x = PAGE_MARGIN + WIDTH - BOX.width
  const box = (canvas: Canvas, y: number) => {
    canvas.draw(undefined, () => canvas.frame(x, y, BOX.width, BOX.height, color.line, 0.8))
    drawBox(canvas, x, y)
  }
  // Text this high, such as a very long name, may be longer than a page.
  if (textHeight > MAX_BESIDE) return [...strips, { height: BOX.height + GAP, draw: box }]
  const both = (canvas: Canvas, y: number) => {
    let top = y
    for (const strip of strips) {
      strip.draw?.(canvas, top)
      top += strip.height
    }
    box(canvas, y)
  }
  return [{ height: Math.max(textHeight, BOX.height) + GAP, draw: both }]
}

type Drawer = (canvas: Canvas, x: number, y: number) => void

async function drawerOf(parent: Tag, name: string, signature: EvidenceSignature, texts: SealingTexts): Promise<Drawer> {
  const t = texts.parties
  const { strokes, typedName, picture, type } = signature
  if (strokes) {
    const tag = parent.add('Figure', t.drawn({ name }))
    const scale = BOX.width / FIELD.width
    return (canvas, x, y) => {
      const scaled = strokes.map((points) =>
        thinOut(points).map(([px = 0, py = 0]): [number, number] => [x + px * scale, y + py * scale]),
      )
      canvas.draw(tag, () => canvas.strokes(scaled, color.ink, PEN * scale))
    }
  }
  if (picture) return pictureBox(parent.add('Figure', t.pictured({ name })), picture)
  if (signature.bankId) return bankIdBox(parent, signature.bankId, texts)
  if (typedName !== null) return typedBox(parent, typedName, t.typed)
  const notes = { MANUAL: t.manual, BANKID: t.bankid, DRAWING: t.clicked, CLICK_TO_SIGN: t.clicked, NONE: t.clicked }
  return centred(parent.add('P'), notes[type], style.label)
}

/** Returns a box with the picture, as large as possible. */
function pictureBox(tag: Tag, picture: string): Drawer {
  const ink = readInk(Buffer.from(picture, 'base64'), MAX_PICTURE)
  const scale = Math.min((BOX.width - 2 * PADDING) / ink.width, (BOX.height - PADDING) / ink.height)
  const [width, height] = [ink.width * scale, ink.height * scale]
  return (canvas, x, y) =>
    canvas.draw(tag, () =>
      canvas.picture(ink, x + (BOX.width - width) / 2, y + (BOX.height - height) / 2, width, height),
    )
}

/** Leaves out points within the width of the pen, because they make no visible difference. The JSON has all points. */
function thinOut(points: Stroke): Stroke {
  let last: number[] | undefined
  return points.filter((point, index) => {
    const isNear = last !== undefined && Math.hypot(point[0]! - last[0]!, point[1]! - last[1]!) < NEAR
    if (isNear && index < points.length - 1) return false
    last = point
    return true
  })
}

/** Returns a box with the typed name. A long name gets a smaller size until it fits. */
async function typedBox(parent: Tag, typedName: string, label: string): Promise<Drawer> {
  const tag = parent.add('P')
  const labelLines = await setText(label, style.footer, BOX.width)
  let { size } = style.handwriting
  let lines: Line[] = []
  for (; size >= SMALLEST_HANDWRITING; size -= 1.5) {
    lines = await setText(quoted(typedName), { ...style.handwriting, size }, BOX.width - 2 * PADDING)
    if (boxHeight(lines) <= BOX.height - 16) break
  }
  // Lines that do not fit are left out, because the row below the box has the full name.
  const fitting = lines.filter((_, index) => boxHeight(lines.slice(0, index + 1)) <= BOX.height - 16)
  return (canvas, x, y) => {
    canvas.draw(tag, () => drawCentred(canvas, fitting, x, y, BOX.height - 12))
    canvas.draw(undefined, () => drawCentred(canvas, labelLines, x, y + BOX.height - 14, 12))
  }
}

/** Returns a box for a BankID signature. If the name is too long for the frame, only the row below has all of it. */
async function bankIdBox(
  parent: Tag,
  { name, personalNumber, environment }: BankIdFacts,
  texts: SealingTexts,
): Promise<Drawer> {
  const t = texts.parties
  const tag = parent.add('P')
  const width = BOX.width - 2 * PADDING
  const lines = [
    ...(await setText(t.bankid, style.label, width)),
    ...(await setText(quoted(name), style.strong, width)).slice(0, 2),
    ...(await setText(quoted(personalNumber), style.value, width)),
    ...(environment === 'production' ? [] : await setText(t.bankIdNotReal[environment], style.warning, width)),
  ]
  return (canvas, x, y) => canvas.draw(tag, () => drawCentred(canvas, lines, x, y, BOX.height))
}

async function centred(tag: Tag, text: RichText, textStyle: TextStyle): Promise<Drawer> {
  const lines = await setText(text, textStyle, BOX.width - 2 * PADDING)
  return (canvas, x, y) => canvas.draw(tag, () => drawCentred(canvas, lines, x, y, BOX.height))
}

function drawCentred(canvas: Canvas, lines: Line[], x: number, y: number, height: number): void {
  let top = y + (height - boxHeight(lines)) / 2
  for (const line of lines) {
    canvas.text(line, x + (BOX.width - line.width) / 2, top)
    top += line.height
  }
}

function boxHeight(lines: Line[]): number {
  return lines.reduce((sum, { height }) => sum + height, 0)
}
