import type { EvidenceField, EvidenceSignature } from '../evidence.ts'
import { edgeOpening, edgeOperators, Painted } from './painted.ts'

/** A field of the evidence, with who has filled it in. */
export interface FilledField {
  field: EvidenceField
  signature: EvidenceSignature
  /** The name of the party. */
  party: string
}

/** What a field shows on its page, as it was read from the operators of the page. */
export interface DrawnField {
  id: string
  /** The text that programs read aloud and copy. */
  actualText: string
  /** The number by which the structure of a tagged file finds the content. */
  mark: number | undefined
  /** The lower left corner, the width and the height of the clip, in points of the visible page. */
  box: number[]
  /** The characters of the glyphs, in the order in which they are drawn. */
  text: string
  /** The size of the largest font, in points. */
  size: number
  /** Where the first text begins. */
  start: number[] | undefined
  /** The points of each line. The control points of curves are left out. */
  lines: number[][][]
  /** The names of the pictures, and the rectangles that they fill. */
  pictures: { name: string; box: number[] }[]
}

export interface Font {
  /** The text of each code. */
  texts: ReadonlyMap<string, string>
  /** The number of the object with the glyphs. */
  glyphs: number
}

/** The fonts by their names. */
export type Fonts = ReadonlyMap<string, Font>

/** The page does not show what it must. */
export class Mismatch extends Error {}

export function must(condition: unknown, what: string): asserts condition {
  if (!condition) throw new Mismatch(what)
}

const token = /\s*(<<|>>|\[|\]|<[0-9A-Fa-f]*>|\/?[^\s<>[\]/(){}%]+)/y
const operator = /^[A-Za-z]+$/
const opening = ['q', 're', 'W', 'n']
/** The lightest colour that may be used. Lighter content could not be seen on white paper. */
const LIGHTEST = 0.6
const MAX_FIELDS = 10_000

/** White paper over parts of the page. */
const paper = /^\s*\/Artifact BMC q 1 1 1 rg\s+((?:(?:-?[\d.]+ ){4}re\s+)+)f Q EMC\s/

export interface Drawing {
  /** The lower left corner, the width and the height of each rectangle that is hidden. */
  papers: number[][]
  fields: DrawnField[]
}

/** Reads the drawing of a page strictly: first comes the paper, and then each operator belongs to a field, and stands inside the clip of the field. */
export function readDrawing(content: string, fonts: Fonts): Drawing {
  const [covered = '', rectangles = ''] = paper.exec(content) ?? []
  const papers = rectangles.split('re').map((rectangle) => rectangle.trim().split(' '))
  // Nothing stands behind the last rectangle.
  return {
    papers: papers.slice(0, -1).map((operands) => numbers(operands, 4)),
    fields: readFields(content.slice(covered.length), fonts),
  }
}

function readFields(content: string, fonts: Fonts): DrawnField[] {
  const reader = new Reader(fonts)
  let operands: string[] = []
  const end = content.trimEnd().length
  token.lastIndex = 0
  while (token.lastIndex < end) {
    const word = token.exec(content)?.[1]
    must(word !== undefined, 'unknown syntax')
    if (!operator.test(word)) operands.push(word)
    else {
      reader.read(word, operands)
      operands = []
    }
  }
  must(operands.length === 0, 'operands without an operator')
  return reader.end()
}

class Reader {
  readonly #fonts: Fonts
  readonly #fields = new Map<string, DrawnField>()
  #field: DrawnField | undefined
  #opened = 0
  #depth = 0
  #spans = 0
  /** The number of operators after the clip. */
  #drawn = 0
  #ink = new Painted()
  /** The white edges of the ink. */
  #edges = new Painted(true)
  /** The number of operators that were read inside the edges. Undefined outside of them. */
  #inEdges: number | undefined
  #font: Font | undefined
  #picture: number[] | undefined

  constructor(fonts: Fonts) {
    this.#fonts = fonts
  }

  end(): DrawnField[] {
    must(!this.#field, 'a field that does not end')
    return [...this.#fields.values()]
  }

  read(name: string, operands: string[]): void {
    if (!this.#field) {
      must(name === 'BDC', 'content outside a field')
      this.#begin(operands)
    } else if (this.#opened < opening.length) {
      must(name === opening[this.#opened++], 'a field without a clip')
      if (name === 'q') this.#depth++
      if (name === 're') this.#field.box = numbers(operands, 4)
    } else if (this.#depth === 0) {
      must(name === 'EMC' && this.#spans === 0, 'content outside the clip of a field')
      must(this.#edges.isLike(this.#ink), 'a white edge of something else')
      this.#fields.set(this.#field.id, this.#field)
      this.#field = undefined
    } else if (!this.#readEdges(name, operands)) {
      this.#ink.read(name, operands, this.#fontOf(operands)?.glyphs)
      this.#draw(this.#field, name, operands)
    }
  }

  /** Reads the white edges, which come before the ink. Returns false for each operator that does not belong to them. */
  #readEdges(name: string, operands: string[]): boolean {
    const operation = [...operands, name].join(' ')
    if (this.#drawn++ === 1 && this.#depth === 2 && operation === edgeOpening[0]) {
      this.#inEdges = 0
    }
    if (this.#inEdges === undefined) return false
    const expected = edgeOpening[this.#inEdges++]
    must(expected === undefined ? edgeOperators.has(name) : operation === expected, 'another white edge')
    this.#edges.read(name, operands, this.#fontOf(operands)?.glyphs)
    if (name === 'q') this.#depth++
    if (name === 'Q' && --this.#depth === 1) this.#inEdges = undefined
    return true
  }

  #fontOf([name = '']: string[]): Font | undefined {
    return this.#fonts.get(name.slice(1))
  }

  #begin(operands: string[]): void {
    const [tag, open, key, id, ...rest] = operands
    must(tag === '/ParaphField' && open === '<<' && key === '/Field' && rest.at(-1) === '>>', 'an unknown mark')
    const facts = new Map<string | undefined, string | undefined>()
    for (let at = 0; at + 2 < rest.length; at += 2) facts.set(rest[at], rest[at + 1])
    const [text, mark] = [facts.get('/ActualText'), facts.get('/MCID')]
    const isKnown = facts.size === Number(text !== undefined) + Number(mark !== undefined)
    must(isKnown && rest.length === 2 * facts.size + 1, 'an unknown mark')
    const field = {
      id: textOfHex(id),
      actualText: text === undefined ? '' : textOfHex(text),
      mark: mark === undefined ? undefined : numbers([mark], 1)[0],
      box: [],
    }
    must(!this.#fields.has(field.id) && this.#fields.size < MAX_FIELDS, 'a field that stands twice')
    this.#field = { ...field, text: '', size: 0, start: undefined, lines: [], pictures: [] }
    this.#opened = 0
    this.#drawn = 0
    this.#ink = new Painted()
    this.#edges = new Painted(true)
    this.#inEdges = undefined
  }

  #draw(field: DrawnField, name: string, operands: string[]): void {
    switch (name) {
      case 'q':
        this.#depth++
        return
      case 'Q':
        this.#depth--
        this.#picture = undefined
        return
      case 'BDC':
        must(operands[0] === '/Span', 'an unknown mark')
        this.#spans++
        return
      case 'EMC':
        must(--this.#spans >= 0, 'a mark that ends twice')
        return
      case 'rg':
      case 'RG':
        must(
          numbers(operands, 3).every((light) => light <= LIGHTEST),
          'content that can hardly be seen',
        )
        return
      case 'm':
        field.lines.push([numbers(operands, 2)])
        return
      case 'l':
        this.#to(field, numbers(operands, 2))
        return
      case 'c':
        this.#to(field, numbers(operands, 6).slice(4))
        return
      case 'cm': {
        const [a, b, c, d, x, y] = numbers(operands, 6) as [number, number, number, number, number, number]
        must(isUpright(a, b, c, d) && !this.#picture, 'a picture that is turned')
        const [width, height] = [a + c, b + d]
        this.#picture = [x + Math.min(0, width), y + Math.min(0, height), Math.abs(width), Math.abs(height)]
        return
      }
      case 'Do':
        must(this.#picture && operands.length === 1, 'a picture without a place')
        field.pictures.push({ name: operands[0]!.slice(1), box: this.#picture })
        return
      default:
        // Only a picture follows another matrix.
        must(!this.#picture, 'content in another place')
        this.#write(field, name, operands)
    }
  }

  #write(field: DrawnField, name: string, operands: string[]): void {
    if (name === 'Tf') {
      this.#font = this.#fontOf(operands)
      field.size = Math.max(field.size, numbers(operands.slice(1), 1)[0]!)
    } else if (name === 'Tm') {
      const [a, b, c, d, ...start] = numbers(operands, 6) as [number, number, number, number, number, number]
      must(isUpright(a, b, c, d) && Math.abs(a + b) === 1 && Math.abs(c + d) === 1, 'text that is turned')
      field.start ??= start
    } else if (name === 'TJ') {
      const { text } = field
      const codes = operands.filter((operand) => operand.startsWith('<')).join('')
      must(this.#font, 'text without a font')
      const added = codes.replaceAll(/[<>]/g, '').match(/.{4}/g) ?? []
      field.text = text + added.map((code) => this.#font!.texts.get(code.toUpperCase()) ?? '').join('')
    } else must(['BT', 'ET', 'Ts', 'w', 'J', 'j', 'S', 're'].includes(name), `the operator ${name.slice(0, 10)}`)
  }

  #to(field: DrawnField, point: number[]): void {
    const line = field.lines.at(-1)
    must(line, 'a line without a start')
    line.push(point)
  }
}

/** A field of a form may be turned by right angles. Nothing is mirrored, or drawn at a slant. */
const isUpright = (a: number, b: number, c: number, d: number) =>
  ((b === 0 && c === 0) || (a === 0 && d === 0)) && a * d - b * c > 0

function numbers(operands: string[], count: number): number[] {
  const values = operands.map(Number)
  must(values.length === count && values.every(Number.isFinite), 'wrong operands')
  return values
}

function textOfHex(hex: string | undefined): string {
  must(hex !== undefined && hex.startsWith('<FEFF') && hex.length % 4 === 2, 'a text that is not UTF-16')
  const units = hex.slice(5, -1).match(/.{4}/g) ?? []
  return units.map((unit) => String.fromCharCode(Number.parseInt(unit, 16))).join('')
}

/** Reads the table of a font that says which text each code stands for. */
export function readToUnicode(table: string): Map<string, string> {
  const texts = new Map<string, string>()
  for (const [, block] of table.matchAll(/beginbfchar([^a-z]*)endbfchar/g)) {
    for (const [, code, text] of block!.matchAll(/<([0-9A-F]{4})>\s*<((?:[0-9A-F]{4})+)>/g))
      texts.set(code!, textOfHex(`<FEFF${text}>`))
  }
  return texts
}
