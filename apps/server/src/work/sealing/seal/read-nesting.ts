import { type PdfRef, PdfStream } from '@libpdf/core'
import { type Nesting, nestingOf } from '#platform/pdf/content-nesting.ts'
import type { Resolve } from '#platform/pdf/page-tree.ts'
import { readContent } from '#platform/pdf/read-content.ts'

const MB = 1024 * 1024
/** The bytes of content that are read from one page, and from all pages together. Few files have a tenth of them. */
const LIMITS = { page: 32 * MB, all: 256 * MB }

/** The number of graphics states that the unread part of a page's content may save or restore. PDF programs ignore surplus restores. */
const SPARE = 100

/** Reads how the contents of pages change the stack of graphics states. The limits keep a malicious file from taking all time and memory. */
export class NestingReader {
  readonly #resolve: Resolve
  readonly #known = new Map<string, Nesting>()
  #left = LIMITS.all

  constructor(resolve: Resolve) {
    this.#resolve = resolve
  }

  of(contents: PdfRef[]): Nesting {
    // Pages can share their contents.
    const key = contents.join()
    const nesting = this.#known.get(key) ?? this.#read(contents)
    this.#known.set(key, nesting)
    return nesting
  }

  #read(contents: PdfRef[]): Nesting {
    const parts: Uint8Array[] = []
    let left = Math.max(0, Math.min(LIMITS.page, this.#left))
    let isWhole = true
    for (const ref of contents) {
      const stream = this.#resolve(ref)
      if (!(stream instanceof PdfStream)) continue
      const content = readContent(stream, this.#resolve, left)
      isWhole &&= content.isWhole
      // PDF programs join the streams with white space.
      parts.push(content.bytes, Buffer.from('\n'))
      left -= content.bytes.length + 1
      if (left <= 0) {
        isWhole = false
        break
      }
    }
    const bytes = Buffer.concat(parts)
    this.#left -= bytes.length
    const { below, open } = nestingOf(bytes)
    return isWhole ? { below, open } : { below: below + SPARE, open: open + 2 * SPARE }
  }
}
