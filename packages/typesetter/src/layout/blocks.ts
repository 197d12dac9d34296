import type { Tag, TagName } from '../pdf/tags.ts'
import type { RichText } from '../text/inline.ts'
import type { Line, TextStyle } from '../text/line.ts'
import { setText } from '../text/paragraph.ts'
import { PAGE_MARGIN, type Strip, WIDTH } from './flow.ts'
import { color, style } from './theme.ts'

const LABEL_WIDTH = 118
const FACT_SPACE = 2.5
const QUOTE_INDENT = 12
const CALLOUT_PADDING = 9

interface Place {
  x?: number
  width?: number
}

/** A paragraph or a heading. */
export async function textBlock(
  parent: Tag,
  name: TagName,
  text: RichText,
  textStyle: TextStyle,
  { x = PAGE_MARGIN, width = WIDTH }: Place = {},
): Promise<Strip[]> {
  const tag = parent.add(name)
  const lines = await setText(text, textStyle, width)
  return lines.map((line) => lineStrip(tag, line, x))
}

export function lineStrip(tag: Tag | undefined, line: Line, x: number): Strip {
  return { height: line.height, draw: (canvas, y) => canvas.draw(tag, () => canvas.text(line, x, y)) }
}

/** A label and its value, beside each other. `list` is a tag of the type L. */
export async function fact(list: Tag, label: RichText, value: RichText, valueStyle: TextStyle = style.value) {
  const item = list.add('LI')
  const [labelTag, valueTag] = [item.add('Lbl'), item.add('LBody')]
  const labels = await setText(label, style.label, LABEL_WIDTH - 10)
  const values = await setText(value, valueStyle, WIDTH - LABEL_WIDTH)
  const strips = Array.from({ length: Math.max(labels.length, values.length) }, (_, index): Strip => {
    const [left, right] = [labels[index], values[index]]
    const baseline = Math.max(left?.baseline ?? 0, right?.baseline ?? 0)
    return {
      height: Math.max(left?.height ?? 0, right?.height ?? 0),
      draw: (canvas, y) => {
        if (left) canvas.draw(labelTag, () => canvas.text(left, PAGE_MARGIN, y + baseline - left.baseline))
        if (right)
          canvas.draw(valueTag, () => canvas.text(right, PAGE_MARGIN + LABEL_WIDTH, y + baseline - right.baseline))
      },
    }
  })
  return [...strips, { height: FACT_SPACE }]
}

/** A statement that a party agreed to, with a bar beside it. */
export async function quote(parent: Tag, text: RichText): Promise<Strip[]> {
  const place = { x: PAGE_MARGIN + QUOTE_INDENT, width: WIDTH - QUOTE_INDENT }
  const strips = await textBlock(parent, 'BlockQuote', text, style.quote, place)
  return strips.map(({ height, draw }) => ({
    height,
    draw: (canvas, y) => {
      canvas.draw(undefined, () => canvas.rectangle(PAGE_MARGIN, y, 2.5, height, color.brand))
      draw?.(canvas, y)
    },
  }))
}

/** A warning in a frame. */
export async function callout(parent: Tag, text: RichText): Promise<Strip[]> {
  const tag = parent.add('P')
  const lines = await setText(text, style.warning, WIDTH - 2 * CALLOUT_PADDING)
  const inner = lines.reduce((sum, { height }) => sum + height, 0)
  const height = inner + 1.5 * CALLOUT_PADDING
  return [
    {
      height,
      draw: (canvas, top) => {
        canvas.draw(undefined, () => canvas.frame(PAGE_MARGIN, top, WIDTH, height, color.danger, 1))
        canvas.draw(tag, () => {
          let y = top + 0.75 * CALLOUT_PADDING
          for (const line of lines) {
            canvas.text(line, PAGE_MARGIN + CALLOUT_PADDING, y)
            y += line.height
          }
        })
      },
    },
  ]
}

export function rule(): Strip {
  return {
    height: 1,
    draw: (canvas, y) => canvas.draw(undefined, () => canvas.rectangle(PAGE_MARGIN, y, WIDTH, 0.6, color.line)),
  }
}
