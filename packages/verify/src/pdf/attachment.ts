import type { Bytes } from '../bytes.ts'
import { Parser } from './parser.ts'
import { readRevision, streamBytes } from './revision.ts'
import { type Dictionary, isDictionary, nameOf, Reference, textOf } from './values.ts'

const MAX_OBJECTS = 50_000
const MAX_ATTACHMENT = 64 * 1024 * 1024

/**
 * Returns the attachment that this revision of the file adds, and the offset of the first object of the revision. Attachments of earlier
 * revisions with the same name do not count.
 */
export async function readAttachment(
  pdf: Bytes,
  references: number,
  name: string,
): Promise<{ bytes: Bytes; firstObject: number } | undefined> {
  const revision = await readRevision(pdf, references)
  const objectAt = (number: number) => {
    const entry = revision.entry(number)
    if (!entry || !('offset' in entry)) return undefined
    const object = new Parser(pdf, entry.offset).indirectObject()
    if (object.number !== number) throw new SyntaxError(`Object ${number} is missing`)
    return object
  }
  let firstObject = references
  const specifications: Dictionary[] = []
  for (const number of revision.numbers(MAX_OBJECTS)) {
    const object = objectAt(number)
    if (!object) continue
    firstObject = Math.min(firstObject, object.offset)
    const { value } = object
    if (!isDictionary(value) || nameOf(value.get('Type')) !== 'Filespec') continue
    if (textOf(value.get('UF') ?? value.get('F')) === name) specifications.push(value)
  }
  // Two attachments of one name could be read as either.
  const [specification] = specifications
  if (!specification || specifications.length > 1) return undefined
  const files = specification.get('EF')
  const file = isDictionary(files) ? files.get('F') : undefined
  const object = file instanceof Reference ? objectAt(file.number) : undefined
  if (!object || !isDictionary(object.value)) return undefined
  const { bytes } = await streamBytes(pdf, object, object.value.get('Length'), MAX_ATTACHMENT)
  return { bytes, firstObject }
}
