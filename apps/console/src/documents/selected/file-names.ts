import type { ParaphDocument } from '@paraph/client'

/** Some programs on Windows open no longer path, and some file systems on Linux no name of more than 255 bytes. */
const MAX_CHARACTERS = 120
const MAX_BYTES = 200

/** Characters that Windows does not allow in a file name. Below: invisible characters, and those that change the direction of text and so can hide the true ending. */
const FORBIDDEN = /[<>:"/\\|?*\p{Cc}\p{Zl}\p{Zp}]/gu
const UNSEEN = /[\u061C\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/gu

/** Windows keeps these names for devices, also with an ending. */
const RESERVED = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[0-9¹²³]) *(?:\.|$)/i

/** Returns a name for the PDF of each document, by its id. No two are equal, also where upper and lower case are the same. */
export function pdfNames(documents: readonly Pick<ParaphDocument, 'id' | 'title'>[]): Map<string, string> {
  const bases = documents.map(({ title }) => baseOf(title))
  const times = Map.groupBy(bases, (base) => base.toLowerCase())
  const taken = new Set<string>()
  return new Map(
    documents.map(({ id }, index) => {
      const base = bases[index]!
      const isAlone = times.get(base.toLowerCase())!.length === 1
      const names = [...(isAlone ? [base] : []), `${base} ${id.slice(-6)}`, `${base} ${id}`]
      const name = names.find((name) => !taken.has(name.toLowerCase()))!
      taken.add(name.toLowerCase())
      return [id, `${name}.pdf`]
    }),
  )
}

function baseOf(title: string): string {
  const clean = title.toWellFormed().normalize('NFC').replaceAll(UNSEEN, '').replaceAll(FORBIDDEN, '_')
  const base = trim(shorten(trim(clean.trim().replace(/\.pdf$/i, ''))))
  return RESERVED.test(base) ? `_${base}` : base || 'PDF'
}

/** Without spaces around it, and without dots: one at the start hides a file, and Windows leaves out one at the end. */
const trim = (name: string) => name.replace(/^[\s.]+/, '').replace(/[\s.]+$/, '')

/** Ends between two characters as a person sees them. */
function shorten(name: string): string {
  let [length, bytes] = [0, 0]
  for (const { segment } of new Intl.Segmenter().segment(name)) {
    bytes += new TextEncoder().encode(segment).length
    if (length + segment.length > MAX_CHARACTERS || bytes > MAX_BYTES) break
    length += segment.length
  }
  return name.slice(0, length)
}
