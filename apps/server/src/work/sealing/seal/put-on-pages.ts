import { type PDF, PdfArray, PdfDict, PdfName, PdfNumber, PdfRef, PdfStream, type PdfObject } from '@libpdf/core'
import type { IncrementalUpdate } from '#platform/pdf/incremental-update.ts'
import { type PageBox, readPageBox } from '#platform/pdf/page-box.ts'
import type { FieldPages } from '../fields/render-field-pages.ts'
import type { StructureTree } from '../tags/structure-tree.ts'
import { tagFields } from '../tags/tag-fields.ts'
import { Copier } from './copier.ts'
import { NestingReader } from './read-nesting.ts'
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
    if (tree) tagFields(update, tree, { number, page, drawing: drawn, fields })
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

class Painter {
  readonly #update: IncrementalUpdate
  readonly #resources: PageResources
  readonly #nesting: NestingReader
  readonly #contents = new Map<string, PdfRef>()

  constructor(update: IncrementalUpdate) {
    this.#update = update
    this.#resources = new PageResources(update)
    this.#nesting = new NestingReader(update.resolve)
  }

  /** Adds the drawing after the content of the page. The drawing gets the graphics state with which the page began. */
  paint(ref: PdfRef, form: PdfRef, looks?: string): void {
    const page = this.#update.edit(ref)
    const name = this.#resources.add(page, form)
    const contents = contentsOf(this.#update, page)
    const { below, open } = this.#nesting.of(contents)
    // In a tagged file, all content must be tagged, or marked as an artifact.
    const under = looks ? `/Artifact BMC\nq\n${looks}\nQ\nEMC\n` : ''
    const [before, after] = ['q\n'.repeat(below + 1), `\n${'Q\n'.repeat(open + 1)}${under}q /${name} Do Q\n`]
    page.set('Contents', new PdfArray([this.#content(before), ...contents, this.#content(after)]))
  }

  /** Pages that get the same operators share one stream. Most pages do. */
  #content(text: string): PdfRef {
    const ref = this.#contents.get(text) ?? this.#update.add(new PdfStream([], Buffer.from(text, 'latin1')))
    this.#contents.set(text, ref)
    return ref
  }
}

/** A stream that can't be read stays too, because other programs may find it. */
function contentsOf({ resolve }: IncrementalUpdate, page: PdfDict): PdfRef[] {
  const contents = page.get('Contents')
  const target = contents instanceof PdfRef ? resolve(contents) : contents
  if (target instanceof PdfArray) return [...target].filter((item): item is PdfRef => item instanceof PdfRef)
  return contents instanceof PdfRef ? [contents] : []
}

function numbers(...values: number[]): PdfObject {
  return new PdfArray(values.map((value) => PdfNumber.of(value)))
}
