import { createHash } from 'node:crypto'
import type { Face, Glyph } from '../fonts/face.ts'
import { dictionary, number, type PdfWriter, type Ref, refer, utf16 } from './writer.ts'

interface Code {
  code: number
  glyph: number
  text: string
  width: number
}

/**
 * Codes from here are for glyphs with text. Some readers show the code of a glyph without text as a character. So such a glyph gets a lower code,
 * which is a control character, if one is free.
 */
const FIRST_CODE = 32

/** The largest number of entries in one block of a table of characters. */
const MAX_BLOCK = 100

/**
 * A font as it is used in one PDF. Each code stands for a glyph and its text. So text is copied correctly from the PDF, even if the same glyph stands
 * for different characters.
 */
export class UsedFont {
  readonly name: string
  readonly #edgeName: string
  readonly #face: Face
  readonly #codes = new Map<string, Code>()
  #silent = 0
  #hasEdges = false

  constructor(name: string, face: Face) {
    this.name = name
    this.#edgeName = `${name}E`
    this.#face = face
  }

  /** The same font has another name for white edges. Programs that copy text read its glyphs as spaces, because the ink has the text already. */
  useForEdges(): string {
    this.#hasEdges = true
    return this.#edgeName
  }

  encode({ id, text, advance }: Glyph): Code {
    const key = `${id} ${text}`
    let known = this.#codes.get(key)
    if (!known) {
      const isSilent = text === '' && this.#silent < FIRST_CODE - 1
      const code = isSilent ? ++this.#silent : FIRST_CODE + this.#codes.size - this.#silent
      known = { code, glyph: id, text, width: Math.round(advance) }
      this.#codes.set(key, known)
    }
    return known
  }

  /** Returns the font by its names. */
  write(writer: PdfWriter): [name: string, font: Ref][] {
    const codes = [...this.#codes.values()]
    const file = this.#face.subset(new Set([0, ...codes.map(({ glyph }) => glyph)]))
    const name = `/${subsetTag(file)}+${this.#face.key}`
    const { ascent, descent, box } = this.#face.metrics
    const descriptor = writer.add(
      dictionary({
        Type: '/FontDescriptor',
        FontName: name,
        Flags: '4',
        FontBBox: `[${box.join(' ')}]`,
        ItalicAngle: '0',
        Ascent: number(ascent),
        Descent: number(descent),
        CapHeight: number(ascent),
        StemV: '80',
        FontFile2: refer(writer.addStream(file, { Length1: String(file.length) })),
      }),
    )
    const glyphs = Buffer.alloc(2 * (Math.max(...codes.map(({ code }) => code)) + 1))
    for (const { code, glyph } of codes) glyphs.writeUInt16BE(glyph, 2 * code)
    const descendant = writer.add(
      dictionary({
        Type: '/Font',
        Subtype: '/CIDFontType2',
        BaseFont: name,
        CIDSystemInfo: '<< /Registry (Adobe) /Ordering (Identity) /Supplement 0 >>',
        FontDescriptor: refer(descriptor),
        CIDToGIDMap: refer(writer.addStream(glyphs)),
        DW: '0',
        W: `[${codes.map(({ code, width }) => `${code} [${width}]`).join(' ')}]`,
      }),
    )
    const withText = (texts: Code[]) =>
      writer.add(
        dictionary({
          Type: '/Font',
          Subtype: '/Type0',
          BaseFont: name,
          Encoding: '/Identity-H',
          DescendantFonts: `[${refer(descendant)}]`,
          ToUnicode: refer(writer.addStream(toUnicode(texts))),
        }),
      )
    const font: [string, Ref] = [this.name, withText(codes)]
    if (!this.#hasEdges) return [font]
    return [font, [this.#edgeName, withText(codes.map((code) => ({ ...code, text: ' ' })))]]
  }
}

/** Returns the six letters that mark a subset of a font. Other subsets of the font have other letters, also subsets in the original document. */
function subsetTag(file: Uint8Array): string {
  const digest = createHash('sha256').update(file).digest()
  return Array.from(digest.subarray(0, 6), (byte) => String.fromCharCode(65 + (byte % 26))).join('')
}

export function hexCode(code: number): string {
  return code.toString(16).toUpperCase().padStart(4, '0')
}

/** Returns the table that maps the codes to text. */
function toUnicode(codes: Code[]): string {
  const entries = codes.filter(({ text }) => text).map(({ code, text }) => `<${hexCode(code)}> <${utf16(text)}>`)
  const blocks: string[] = []
  for (let start = 0; start < entries.length; start += MAX_BLOCK) {
    const block = entries.slice(start, start + MAX_BLOCK)
    blocks.push(`${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`)
  }
  return [
    '/CIDInit /ProcSet findresource begin',
    '12 dict begin',
    'begincmap',
    '/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def',
    '/CMapName /Adobe-Identity-UCS def',
    '/CMapType 2 def',
    '1 begincodespacerange',
    '<0000> <FFFF>',
    'endcodespacerange',
    ...blocks,
    'endcmap',
    'CMapName currentdict /CMap defineresource pop',
    'end',
    'end',
  ].join('\n')
}
