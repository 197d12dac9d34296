import type { Ink } from './ink.ts'
import { pdfDate } from './pdf-date.ts'
import type { Face } from '../fonts/face.ts'
import type { PageSize } from '../layout/papers.ts'
import { Canvas } from './canvas.ts'
import { UsedFont } from './fonts.ts'
import { Tag, writeTags } from './tags.ts'
import { dictionary, number, PdfWriter, type Ref, refer, referAll, textString } from './writer.ts'

export interface DocumentFacts {
  title: string
  /** The language tag, as in RFC 5646. */
  language: string
  createdAt: Date
}

/** The PDF while it is being drawn. */
export class PdfDocument {
  readonly root = new Tag('Document')
  readonly pages: Canvas[] = []
  /** The fonts by the key of the face, because a face can be closed and opened again while the PDF is drawn. */
  readonly #fonts = new Map<string, UsedFont>()

  addPage(size: PageSize, left = 0): Canvas {
    const page = new Canvas(this.pages.length, (face) => this.#fontOf(face), size, left)
    this.pages.push(page)
    return page
  }

  write({ title, language, createdAt }: DocumentFacts): Uint8Array {
    const writer = new PdfWriter()
    const catalog = writer.reserve()
    const tree = writer.reserve()
    const fonts = new Map([...this.#fonts.values()].map((font) => [font, font.write(writer)]))
    const pictures = new Map<Ink, Ref>()
    const pages = this.pages.map((page, index) => writePage(writer, page, { index, tree, fonts, pictures }))
    writer.add(dictionary({ Type: '/Pages', Kids: referAll(pages), Count: String(pages.length) }), tree)
    const entries = {
      Type: '/Catalog',
      Pages: refer(tree),
      Lang: textString(language),
      MarkInfo: '<< /Marked true >>',
      ViewerPreferences: '<< /DisplayDocTitle true >>',
      StructTreeRoot: refer(writeTags(writer, this.root, pages)),
    }
    writer.add(dictionary(entries), catalog)
    const info = writer.add(
      dictionary({ Title: textString(title), Producer: '(Paraph)', CreationDate: `(${pdfDate(createdAt)})` }),
    )
    return writer.end({ catalog, info })
  }

  #fontOf(face: Face): UsedFont {
    let font = this.#fonts.get(face.key)
    if (!font) {
      font = new UsedFont(`F${this.#fonts.size + 1}`, face)
      this.#fonts.set(face.key, font)
    }
    return font
  }
}

interface Place {
  index: number
  tree: Ref
  fonts: Map<UsedFont, [name: string, font: Ref][]>
  /** The pictures that are written already: one signature can stand in hundreds of fields. */
  pictures: Map<Ink, Ref>
}

function writePage(writer: PdfWriter, page: Canvas, { index, tree, fonts, pictures: written }: Place): Ref {
  const used = [...page.fonts].flatMap((font) => fonts.get(font)!.map(([name, ref]) => [name, refer(ref)]))
  const pictures = [...page.pictures].map(([name, ink]) => {
    const ref = written.get(ink) ?? writePicture(writer, ink)
    written.set(ink, ref)
    return [name, refer(ref)]
  })
  const links = page.links.map(({ url, box }) =>
    writer.add(
      dictionary({
        Type: '/Annot',
        Subtype: '/Link',
        Rect: `[${box.map(number).join(' ')}]`,
        Border: '[0 0 0]',
        F: '4',
        Contents: textString(url),
        A: dictionary({ S: '/URI', URI: uri(url) }),
      }),
    ),
  )
  return writer.add(
    dictionary({
      Type: '/Page',
      Parent: refer(tree),
      MediaBox: `[0 0 ${number(page.size.width)} ${number(page.size.height)}]`,
      Resources: dictionary({
        Font: dictionary(Object.fromEntries(used)),
        XObject: pictures.length > 0 ? dictionary(Object.fromEntries(pictures)) : undefined,
      }),
      Contents: refer(writer.addStream(page.content)),
      StructParents: String(index),
      Tabs: '/S',
      Annots: links.length > 0 ? referAll(links) : undefined,
    }),
  )
}

function writePicture(writer: PdfWriter, { width, height, pixels }: Ink): Ref {
  return writer.addStream(
    // A PDF counts the light and not the ink.
    pixels.map((pixel) => 255 - pixel),
    {
      Type: '/XObject',
      Subtype: '/Image',
      Width: String(width),
      Height: String(height),
      ColorSpace: '/DeviceGray',
      BitsPerComponent: '8',
    },
  )
}

/** Writes a URI, which is ASCII, in hexadecimal, so that no character of it is read as syntax. */
function uri(url: string): string {
  return `<${Buffer.from(new URL(url).href, 'ascii').toString('hex')}>`
}
