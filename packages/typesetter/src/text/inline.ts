import type { FontStyle } from '../fonts/font-catalogue.ts'

/** A part of a paragraph, in one style. */
export interface Inline {
  text: string
  /** True for text that other people wrote. Its direction is isolated, so that it can't reorder the sentence around it. */
  isolated?: boolean
  style?: FontStyle
  color?: string
  /** Space before the text, in thousandths of the font size. */
  gap?: number
}

export type RichText = string | Inline[]

type Values = Record<string, string | number | boolean>

/** Stands in a sentence for an isolated value. It is no character, so no text has it. */
const MARK = '\uFFFF'

/**
 * Makes a sentence in which each value is isolated: say(t.sentBy, { name }).
 *
 * @param chosen - the values that the text only chooses words by, or that need no isolation
 */
export function say<Isolated extends Values, Chosen extends Values = Record<never, never>>(
  text: string | ((values: Isolated & Chosen) => string),
  isolated: Isolated,
  chosen?: Chosen,
): Inline[] {
  if (typeof text === 'string') return [{ text }]
  const marked = Object.keys(isolated).map((name) => [name, `${MARK}${name}${MARK}`])
  const parts = text({ ...Object.fromEntries(marked), ...chosen } as Isolated & Chosen).split(MARK)
  return parts.map((part, index) =>
    index % 2 === 0 ? { text: part } : { text: String(isolated[part]), isolated: true },
  )
}

/** Makes a paragraph of text that other people wrote. */
export function quoted(text: string, style?: FontStyle): Inline[] {
  return [{ text, isolated: true, ...(style && { style }) }]
}

/** Makes groups of four digits with alternating colours. The gaps between them are too small to count as spaces, so the digits are copied as one word. */
export function hash(digits: string, colors: [string, string]): Inline[] {
  const groups = digits.match(/.{1,4}/g) ?? []
  return groups.map((text, index) => ({
    text,
    style: 'mono',
    color: colors[index % 2]!,
    gap: index === 0 ? 0 : 80,
  }))
}

export function toInlines(text: RichText): Inline[] {
  return typeof text === 'string' ? [{ text }] : text
}
