import { type PDF, PdfArray, PdfDict, PdfName, PdfNumber, type PdfRef, PdfStream, type PdfObject } from '@libpdf/core'
import type { IncrementalUpdate } from '#platform/pdf/write/incremental-update.ts'
import { type PageBox, readPageBox } from '#platform/pdf/read/page-box.ts'
import type { FieldPages } from '../fields/render-field-pages.ts'
import type { StructureTree } from '../tags/structure-tree.ts'
import { tagFields } from '../tags/tag-fields.ts'
import { Copier } from './copier.ts'
import { ContentsReader } from './page-contents.ts'
import { PageResources } from './page-resources.ts'

/** Returns the size of a page as people see it, in points. The first page is 1. */
export function visibleSize(update: IncrementalUpdate, page: number): { width: number; height: number } {
  const { width, height } = boxOf(update, page)
  return { width, height }
}

/**
 * Draws each page of `drawing` on a page of the original, above its content. What the original draws stays as it is.
 *
 * @param tree - the structure that gets an element for each field.
 * @param below - operators that draw between the content of the page and the drawing, by the number of the page.
 */
export function putOnPages(
  update: IncrementalUpdate,
  drawing: PDF,
  pages: FieldPages['pages'],
  { tree, below }: { tree?: StructureTree | undefined; below?: ReadonlyMap<number, string> | undefined } = {},
): void {
  const resolve = (ref: PdfRef) => drawing.context.registry.resolve(ref)
  const copier = new Copier(update, resolve)
  const painter = new Painter(update)
  for (const [index, ref] of drawing.context.pages.getPages().entries()) {
    const source = resolve(ref)
    if (!(source instanceof PdfDict)) throw new Error('A page of the drawing is missing.')
    const content = source.getRef('Contents')
    const stream = content && resolve(content)
    if (!(stream instanceof PdfStream)) throw new Error('A page of the drawing has no content.')
    const { number, fields } = pages[index]!
    const box = boxOf(update, number)
    const form = copier.value(stream) as PdfStream
    form.set('Type', PdfName.of('XObject'))
    form.set('Subtype', PdfName.of('Form'))
    form.set('BBox', numbers(0, 0, box.width, box.height))
    form.set('Matrix', numbers(...box.matrix))
    form.set('Resources', copier.value(source.get('Resources') ?? new PdfDict()))
    const [page, drawn] = [pageOf(update, number).ref, update.add(form)]
    if (tree && fields.length > 0) tagFields(update, tree, { number, page, drawing: drawn, fields })
    painter.paint(page, drawn, below?.get(number))
  }
  copier.finish()
}

/**
 * Returns the number of the first marked content that is added to a page. Undefined if the file has no structure.
 *
 * @param page - its number. The first page is 1.
 */
export function firstMark(
  update: IncrementalUpdate,
  tree: StructureTree | undefined,
  page: number,
): number | undefined {
  return tree && (tree.ownersOf(pageOf(update, page).dict)?.length ?? 0)
}

function boxOf(update: IncrementalUpdate, page: number): PageBox {
  return readPageBox(pageOf(update, page).dict, update.resolve)
}

function pageOf(update: IncrementalUpdate, page: number): { ref: PdfRef; dict: PdfDict } {
  const ref = update.pdf.context.pages.getPages()[page - 1]
  const dict = ref && update.resolve(ref)
  if (!ref || !(dict instanceof PdfDict)) throw new Error(`The file has no page ${page}.`)
  return { ref, dict }
}

/** A form draws only inside its box. No page is larger than this. */
const EVERYWHERE = 1_000_000

class Painter {
  readonly #update: IncrementalUpdate
  readonly #resources: PageResources
  readonly #reader: ContentsReader
  readonly #operators = new Map<string, PdfRef>()
  /** The forms of broken contents, by the contents and their resources. */
  readonly #forms = new Map<PdfStream, Map<string, PdfRef>>()

  constructor(update: IncrementalUpdate) {
    this.#update = update
    this.#resources = new PageResources(update)
    this.#reader = new ContentsReader(update.resolve)
  }

  /**
   * Adds the drawing after the content of the page. The drawing gets the graphics state with which the page began. Content that is broken becomes a
   * form, because programs find the end of a form, whatever is in it.
   */
  paint(ref: PdfRef, drawing: PdfRef, looks?: string): void {
    const page = this.#update.edit(ref)
    const { streams, below, open, broken } = this.#reader.of(page)
    const content = broken && this.#resources.add(page, this.#formOf(broken, page), 'ParaphContent')
    const name = this.#resources.add(page, drawing, 'ParaphFields')
    // In a tagged file, all content must be tagged, or marked as an artifact.
    const under = looks ? `/Artifact BMC\nq\n${looks}\nQ\nEMC\n` : ''
    const [before, after] = content ? [`q\n/${content} Do\n`, 1] : ['q\n'.repeat(below + 1), open + 1]
    const last = this.#stream(`\n${'Q\n'.repeat(after)}${under}q /${name} Do Q\n`)
    page.set('Contents', new PdfArray([this.#stream(before), ...(content ? [] : streams), last]))
  }

  /** Pages that get the same operators share one stream. Most pages do. */
  #stream(text: string): PdfRef {
    const ref = this.#operators.get(text) ?? this.#update.add(new PdfStream([], Buffer.from(text, 'latin1')))
    this.#operators.set(text, ref)
    return ref
  }

  #formOf(content: PdfStream, page: PdfDict): PdfRef {
    const resources = this.#resources.originalOf(page)
    const forms = this.#forms.get(content) ?? new Map<string, PdfRef>()
    this.#forms.set(content, forms)
    const form = new PdfStream(content, content.data)
    form.set('Type', PdfName.of('XObject'))
    form.set('Subtype', PdfName.of('Form'))
    form.set('BBox', numbers(-EVERYWHERE, -EVERYWHERE, EVERYWHERE, EVERYWHERE))
    form.set('Resources', resources)
    const ref = forms.get(`${resources}`) ?? this.#update.add(form)
    forms.set(`${resources}`, ref)
    return ref
  }
}

function numbers(...values: number[]): PdfObject {
  return new PdfArray(values.map((value) => PdfNumber.of(value)))
}
