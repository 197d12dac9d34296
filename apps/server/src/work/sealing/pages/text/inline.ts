import type { FontStyle } from '../fonts/font-catalogue.ts'

/** A part of a paragraph, in one style. */
export interface Inline {
  text: string
  /** Text that other people wrote. It does not reorder the sentence around it. */
  isolated?: boolean
  style?: FontStyle
  color?: string
  /** Space before the text, in thousandths of the font size. */
  gap?: number
}

export type RichText = string | Inline[]

/** Makes a sentence in which each value is isolated: say`Sent by ${name}.` */
export function say(texts: TemplateStringsArray, ...values: (string | number)[]): Inline[] {
  return texts.flatMap((text, index) => {
    const value = values[index]
    return value === undefined ? [{ text }] : [{ text }, { text: String(value), isolated: true }]
  })
}

/** Text that other people wrote, in a paragraph of its own. */
export function quoted(text: string, style?: FontStyle): Inline[] {
  return [{ text, isolated: true, ...(style && { style }) }]
}

/** Groups of four digits alternate in colour. The gaps are too small for a reader of the PDF to see spaces, so the digits are copied as one word. */
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
