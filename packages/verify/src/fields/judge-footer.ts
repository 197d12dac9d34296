import type { FieldBox, Language } from '@paraph/contract'
import type { Evidence, PageFooters } from '../evidence.ts'
import { type Fonts, must } from './drawing.ts'
import { areNear, boxOn } from './judge-field.ts'

/** Lengths in points of the visible page. */
const [SIZE, HEIGHT, PADDING, MARGIN] = [7, 10, 3, 14]
/** The widest letter on average, relative to the size of the font. So the paper is hardly wider than the text. */
const WIDEST = 0.6
/** The color of the text is the only one that the service uses. */
const COLOR = [0.333, 0.384, 0.369]

const texts: Record<Language, (id: string, page: number, count: number) => string> = {
  EN: (id, page, count) => `ID ${id} · Page ${page} of ${count}`,
  SV: (id, page, count) => `ID ${id} · Sida ${page} av ${count}`,
}

const number = String.raw`-?\d+(?:\.\d+)?`
const footer = new RegExp(
  [
    String.raw`^\/Artifact << \/Type \/Pagination \/Subtype \/(Footer|Header) >> BDC q`,
    String.raw`1 1 1 rg ((?:${number} ){4})re f`,
    String.raw`BT ((?:${number} ){3})rg 1 0 0 1 (${number} ${number}) Tm \/(\w+) (${number}) Tf \[((?:<[0-9A-F]+>|${number}| )+)\] TJ ET`,
    String.raw`Q EMC(?:\n|$)`,
  ].join(String.raw`\n`),
)

/** A footer as it was read from the operators of the page. */
export interface DrawnFooter {
  subtype: string
  /** The lower left corner, the width and the height of the white paper. */
  paper: number[]
  color: number[]
  start: number[]
  size: number
  text: string
}

/** Reads the footer, with which a drawing begins. Returns the operators after it too. */
export function readFooter(content: string, fonts: Fonts): { footer: DrawnFooter | undefined; rest: string } {
  const [whole = '', subtype, paper, color, start, font, size, shown] = footer.exec(content) ?? []
  if (!subtype) return { footer: undefined, rest: content }
  const codes = (shown!.match(/<[0-9A-F]+>/g) ?? []).join('').replaceAll(/[<>]/g, '').match(/.{4}/g) ?? []
  // A glyph without a text is no part of a footer.
  const text = codes.map((code) => fonts.get(font!)?.texts.get(code) ?? '\uFFFD').join('')
  const drawn = { subtype, paper: numbersIn(paper!), color: numbersIn(color!), start: numbersIn(start!), text }
  return { footer: { ...drawn, size: Number(size) }, rest: content.slice(whole.length) }
}

const numbersIn = (text: string) => text.trim().split(' ').map(Number)

/** Tells where the pages have their footers. The first page is 1. */
export function footerPlaces({ bottom, top }: PageFooters = { bottom: [], top: [] }): Map<number, FooterPlace> {
  return new Map([...bottom.map((page) => [page, 'Footer'] as const), ...top.map((page) => [page, 'Header'] as const)])
}

type FooterPlace = 'Footer' | 'Header'

/** A page of the original. */
interface Place {
  /** The first page is 1. */
  page: number
  /** Where the evidence says that the footer stands. Undefined if there may be none. */
  expected: FooterPlace | undefined
  view: { width: number; height: number }
  /** What parties have filled in, and white paper. The footer may cover none of them. */
  boxes: FieldBox[]
}

/**
 * The footer of a page must say which document and which page it is, in exactly this form, where the evidence says that it stands. Throws if it does not,
 * or if the evidence names none.
 */
export function judgeFooter(
  drawn: DrawnFooter | undefined,
  { id, language, file }: Evidence['document'],
  { page, expected, view, boxes }: Place,
): void {
  must(drawn?.subtype === expected, 'another footer')
  if (!drawn) return
  const text = texts[language](id, page, file.pages)
  must(drawn.text === text, 'a footer with another text')
  const [left = 0, bottom = 0, width = 0, height = 0] = drawn.paper
  const y = expected === 'Header' ? view.height - MARGIN - HEIGHT : MARGIN
  const isInMargin = areNear([bottom, height, left + width / 2], [y, HEIGHT, view.width / 2])
  must(isInMargin && left >= 0 && width <= text.length * SIZE * WIDEST + 2 * PADDING, 'a footer in another place')
  const [x = 0, baseline = 0] = drawn.start
  const isOnPaper = areNear([x], [left + PADDING]) && baseline > bottom && baseline < bottom + HEIGHT / 2
  must(isOnPaper && drawn.size === SIZE && areNear(drawn.color, COLOR), 'a footer that looks different')
  const isCovered = boxes.some((box) => {
    const [x = 0, y = 0, wide = 0, high = 0] = boxOn(view, box)
    return x < left + width && x + wide > left && y < bottom + height && y + high > bottom
  })
  must(!isCovered, 'a footer over a field')
}

const isPageList = (value: unknown) => Array.isArray(value) && value.every(Number.isSafeInteger)

/** Checks the form of what is read above. */
export function isFooters(footers: unknown): boolean {
  if (footers === undefined) return true
  const { bottom, top } = (footers ?? {}) as Record<string, unknown>
  return isPageList(bottom) && isPageList(top)
}
