import { deflateSync } from 'node:zlib'
import { PdfArray, PdfDict, PdfName, PdfNumber, PdfRef, PdfStream, PdfString, type PdfObject } from '@libpdf/core'
import { decodeString } from '@paraph/verify'
import type { IncrementalUpdate } from './incremental-update.ts'

export interface Attachment {
  name: string
  description: string
  mimeType: string
  bytes: Uint8Array
}

/** Trees of names are rarely deeper than three levels. */
const MAX_DEPTH = 20

/**
 * Adds files to the attachments of the PDF. An attachment of the original with the same name is renamed. A document that was sealed before may be
 * sealed again, and its old evidence must not be mistaken for the new evidence.
 */
export function attachFiles(update: IncrementalUpdate, files: Attachment[], date: string): void {
  const catalog = update.editCatalog()
  const names = update.editDict(catalog, 'Names')
  const taken = new Set(files.map(({ name }) => name))
  const lastNumbers = new Map<string, number>()
  const existing = readNameTree(update, names.get('EmbeddedFiles')).map(([key, file]): [string, PdfObject] =>
    taken.has(key) ? renamed(update, key, file, taken, lastNumbers) : [key, file],
  )
  const added = files.map((file): [string, PdfRef] => [file.name, addFile(update, file, date)])
  const sorted = [...existing, ...added].map(([key, file]) => ({ key: PdfString.fromString(key), file }))
  sorted.sort((a, b) => Buffer.compare(a.key.bytes, b.key.bytes))
  names.set(
    'EmbeddedFiles',
    update.add(PdfDict.of({ Names: new PdfArray(sorted.flatMap(({ key, file }) => [key, file])) })),
  )
  update.extendArray(catalog, 'AF', ...added.map(([, file]) => file))
}

function readNameTree(update: IncrementalUpdate, root: PdfObject | undefined): [string, PdfObject][] {
  const found: [string, PdfObject][] = []
  const seen = new Set<string>()
  const walk = (value: PdfObject | undefined, depth: number): void => {
    // Each node is visited once, because many nodes could have the same kids.
    if (value instanceof PdfRef && seen.size === seen.add(`${value}`).size) return
    const node = value instanceof PdfRef ? update.resolve(value) : value
    if (!(node instanceof PdfDict) || depth > MAX_DEPTH) return
    const pairs = [...(node.getArray('Names', update.resolve) ?? [])]
    for (let index = 0; index + 1 < pairs.length; index += 2) {
      const key = pairs[index] instanceof PdfRef ? update.resolve(pairs[index] as PdfRef) : pairs[index]
      if (key instanceof PdfString) found.push([decodeString(key.bytes), pairs[index + 1]!])
    }
    for (const kid of node.getArray('Kids', update.resolve) ?? []) walk(kid, depth + 1)
  }
  walk(root, 0)
  return found
}

/** @param lastNumbers - the last number that each name got. Without it, each of many equal names would count from one, which takes too long. */
function renamed(
  update: IncrementalUpdate,
  key: string,
  file: PdfObject,
  taken: Set<string>,
  lastNumbers: Map<string, number>,
): [string, PdfObject] {
  const [, stem, extension] = /^(.*?)(\.[^.]*)?$/s.exec(key)!
  let number = (lastNumbers.get(key) ?? 0) + 1
  while (taken.has(`${stem} (${number})${extension ?? ''}`)) number++
  const name = `${stem} (${number})${extension ?? ''}`
  taken.add(name)
  lastNumbers.set(key, number)
  const specification = file instanceof PdfRef ? update.resolve(file) : file
  if (!(specification instanceof PdfDict)) return [name, file]
  const copy = specification.clone()
  copy.set('F', PdfString.fromString(name))
  copy.set('UF', PdfString.fromString(name))
  return [name, update.add(copy)]
}

function addFile(update: IncrementalUpdate, { name, description, mimeType, bytes }: Attachment, date: string): PdfRef {
  const stream = PdfStream.fromDict(
    {
      Type: PdfName.of('EmbeddedFile'),
      Subtype: PdfName.of(mimeType),
      Filter: PdfName.of('FlateDecode'),
      Params: PdfDict.of({ Size: PdfNumber.of(bytes.length), ModDate: PdfString.fromString(date) }),
    },
    deflateSync(bytes),
  )
  const file = update.add(stream)
  return update.add(
    PdfDict.of({
      Type: PdfName.of('Filespec'),
      F: PdfString.fromString(name),
      UF: PdfString.fromString(name),
      Desc: PdfString.fromString(description),
      AFRelationship: PdfName.of('Data'),
      EF: PdfDict.of({ F: file, UF: file }),
    }),
  )
}
