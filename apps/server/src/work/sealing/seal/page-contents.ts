import { deflateSync } from 'node:zlib'
import { PdfArray, type PdfDict, PdfName, PdfRef, PdfStream } from '@libpdf/core'
import { nestingOf } from '#platform/pdf/read/content-nesting.ts'
import type { Resolve } from '#platform/pdf/read/page-tree.ts'
import { readContent } from '#platform/pdf/read/read-content.ts'

const MB = 1024 * 1024
/** The bytes of content that are read from one page, and from all pages together. Few files have a tenth of them. */
export const LIMITS = { page: 32 * MB, all: 256 * MB }

/** The number of graphics states that the unread part of a page's content may save or restore. PDF programs ignore surplus restores. */
const SPARE = 100

/** The content of a page, as something can be drawn after it. */
export interface PageContents {
  /** The streams of the content that the file has. */
  streams: PdfRef[]
  /** The number of graphics states that the content restores without having saved them. */
  below: number
  /** The number of graphics states that the content leaves. */
  open: number
  /** The same content as one stream, if it is broken. Programs may not find what stands after such content. */
  broken?: PdfStream
}

/** Reads the contents of pages. The limits keep a malicious file from taking all time and memory. */
export class ContentsReader {
  readonly #resolve: Resolve
  readonly #known = new Map<string, PageContents>()
  #left = LIMITS.all

  constructor(resolve: Resolve) {
    this.#resolve = resolve
  }

  of(page: PdfDict): PageContents {
    const streams = contentStreams(page, this.#resolve)
    // Pages can share their contents.
    const key = streams.join()
    const contents = this.#known.get(key) ?? this.#read(streams)
    this.#known.set(key, contents)
    return contents
  }

  #read(streams: PdfRef[]): PageContents {
    const parts: Uint8Array[] = []
    let left = Math.max(0, Math.min(LIMITS.page, this.#left))
    let isWhole = true
    for (const ref of streams) {
      const content = readContent(this.#resolve(ref) as PdfStream, this.#resolve, left)
      isWhole &&= content.isWhole
      // PDF programs join the streams with white space.
      parts.push(content.bytes, Buffer.from('\n'))
      left -= content.bytes.length + 1
      if (left <= 0) break
    }
    const bytes = Buffer.concat(parts)
    this.#left -= bytes.length
    const { below, open, isClean } = nestingOf(bytes)
    if (isWhole && isClean && left > 0) return { streams, below, open }
    const spare = { streams, below: below + SPARE, open: open + 2 * SPARE }
    if (left <= 0) return spare
    if (streams.length === 1) return { ...spare, broken: copyOf(this.#resolve(streams[0]!) as PdfStream) }
    return isWhole ? { ...spare, broken: packed(bytes) } : spare
  }
}

/** Returns the streams of the content of a page. Those that are missing or empty are left out, because some programs read nothing after them. */
export function contentStreams(page: PdfDict, resolve: Resolve): PdfRef[] {
  const contents = page.get('Contents')
  const target = contents instanceof PdfRef ? resolve(contents) : contents
  const items = target instanceof PdfArray ? [...target] : [contents]
  return items.filter((item): item is PdfRef => {
    const stream = item instanceof PdfRef && resolve(item)
    return stream instanceof PdfStream && stream.data.length > 0
  })
}

/** Copies the bytes as they are, because programs show a part of a stream that is damaged. */
function copyOf(stream: PdfStream): PdfStream {
  const copy = new PdfStream([], stream.data)
  for (const key of ['Filter', 'DecodeParms']) {
    const value = stream.get(key)
    if (value) copy.set(key, value)
  }
  return copy
}

const packed = (bytes: Uint8Array) =>
  new PdfStream([[PdfName.of('Filter'), PdfName.of('FlateDecode')]], deflateSync(bytes))
