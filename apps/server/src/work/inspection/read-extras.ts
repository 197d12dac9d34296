import { createHash } from 'node:crypto'
import { type PDF, PdfArray, PdfDict, type PdfObject, PdfRef, PdfStream, PdfString } from '@libpdf/core'
import type { FileNote } from '@paraph/contract'
import { decodeString } from '@paraph/verify'
import { toOneLine } from '#platform/formats/one-line.ts'
import { extrasLimits, type FileExtras } from '#platform/pdf/facts/file-extras.ts'
import type { Resolve } from '#platform/pdf/read/page-tree.ts'
import { readContent } from '#platform/pdf/read/read-content.ts'

/** The maximum number of values that are searched. */
const MAX_VALUES = 5_000_000
/** Flags of an annotation: hidden, and not on the screen. */
const [HIDDEN, NO_VIEW] = [2, 32]
/** Annotations whose contents are no comment: they are drawn on the page, or repeat another annotation. */
const notNotes = new Set(['FreeText', 'Link', 'Widget', 'FileAttachment', 'Stamp', 'Watermark', 'Screen'])

export interface ReadExtras extends FileExtras {
  /** The bytes of the attachments, in the same order. */
  files: Uint8Array[]
}

/** The file has more attachments or comments than the parties can be shown, or an attachment that is too large or can't be read. */
export class ExtrasError extends Error {}

/**
 * Returns what a file has beside its pages. Attachments are found wherever the catalog leads to: in the tree of names, at annotations, pages and elements.
 *
 * @throws ExtrasError
 */
export function readExtras(pdf: PDF): ReadExtras {
  const resolve: Resolve = (ref) => pdf.context.registry.resolve(ref)
  const files: Uint8Array[] = []
  const attachments: FileExtras['attachments'] = []
  let size = 0
  for (const [stream, name] of embeddedFiles(pdf, resolve)) {
    if (files.length >= extrasLimits.attachments) throw new ExtrasError('Too many attachments')
    const { bytes, isWhole } = readContent(stream, resolve, extrasLimits.bytes - size)
    if (!isWhole || stream.has('F')) throw new ExtrasError('An attachment can not be read, or is too large')
    size += bytes.length
    files.push(new Uint8Array(bytes))
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    attachments.push({ number: files.length, name, size: bytes.length, sha256 })
  }
  return { attachments, notes: notesOf(pdf, resolve), files }
}

/** Yields each embedded file once, with its name. A file specification can have a different file for each operating system. */
function* embeddedFiles(pdf: PDF, resolve: Resolve): Generator<[PdfStream, string]> {
  const found = new Set<PdfObject>()
  for (const dict of dictionariesOf(pdf, resolve)) {
    const streams = dict.getDict('EF', resolve)
    if (!streams) continue
    for (const [, item] of streams) {
      const stream = item instanceof PdfRef ? resolve(item) : item
      if (!(stream instanceof PdfStream) || found.has(stream)) continue
      found.add(stream)
      yield [stream, nameOf(dict, resolve)]
    }
  }
}

/** Yields the dictionaries that the catalog leads to. */
function* dictionariesOf(pdf: PDF, resolve: Resolve): Generator<PdfDict> {
  const root = pdf.context.info.trailer.get('Root')
  const waiting: PdfObject[] = root ? [root] : []
  const seen = new Set<string>()
  for (const place of waiting) {
    if (waiting.length > MAX_VALUES) throw new ExtrasError('Too many values')
    let value: PdfObject | null = place
    if (value instanceof PdfRef) {
      const key = `${value.objectNumber} ${value.generation}`
      if (seen.has(key)) continue
      seen.add(key)
      value = resolve(value)
    }
    if (value instanceof PdfDict) {
      yield value
      for (const [, item] of value) if (canContain(item)) waiting.push(item)
    } else if (value instanceof PdfArray) for (const item of value) if (canContain(item)) waiting.push(item)
  }
}

const canContain = (value: PdfObject) =>
  value instanceof PdfRef || value instanceof PdfArray || value instanceof PdfDict

function nameOf(specification: PdfDict, resolve: Resolve): string {
  const written = textOf(specification, 'UF', resolve) || textOf(specification, 'F', resolve)
  const name = toOneLine(written.split(/[/\\]/).at(-1)!)
  // Dots alone mean a folder.
  return /^\.*$/.test(name) ? 'attachment' : Array.from(name).slice(0, extrasLimits.name).join('')
}

function notesOf(pdf: PDF, resolve: Resolve): FileNote[] {
  const notes: FileNote[] = []
  for (const [index, ref] of pdf.context.pages.getPages().entries()) {
    const page = resolve(ref)
    const annotations = page instanceof PdfDict ? page.getArray('Annots', resolve) : undefined
    for (const item of annotations ?? []) {
      const annotation = item instanceof PdfRef ? resolve(item) : item
      const note = annotation instanceof PdfDict ? noteOf(annotation, resolve) : undefined
      if (!note) continue
      if (notes.length >= extrasLimits.notes) throw new ExtrasError('Too many comments')
      notes.push({ page: index + 1, ...note })
    }
  }
  return notes
}

function noteOf(annotation: PdfDict, resolve: Resolve): Omit<FileNote, 'page'> | undefined {
  const flags = annotation.getNumber('F', resolve)?.value ?? 0
  const type = annotation.getName('Subtype', resolve)?.value ?? ''
  // The window of a note repeats its text. A state says only that somebody has read another note.
  const isRepeated = (type === 'Popup' && annotation.has('Parent')) || annotation.has('StateModel')
  if (flags & (HIDDEN | NO_VIEW) || notNotes.has(type) || isRepeated) return undefined
  const text = cut(linesOf(textOf(annotation, 'Contents', resolve)), extrasLimits.text)
  const author = cut(toOneLine(textOf(annotation, 'T', resolve)), extrasLimits.author)
  return text === '' ? undefined : { author: author || null, text }
}

/** Without invisible characters, such as the ones that change the direction of the text after them. */
const linesOf = (text: string) =>
  text
    .split(/\r\n?|\n/)
    .map(toOneLine)
    .join('\n')
    .trim()

function cut(text: string, length: number): string {
  const characters = Array.from(text)
  return characters.length > length ? `${characters.slice(0, length - 1).join('')}…` : text
}

function textOf(dict: PdfDict, key: string, resolve: Resolve): string {
  const value = dict.get(key, resolve)
  return value instanceof PdfString ? decodeString(value.bytes) : ''
}
