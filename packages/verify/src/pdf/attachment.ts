import type { Bytes } from '../bytes.ts'
import { readingLimits } from '../reading-limits.ts'
import { Parser } from './parser.ts'
import { readRevision, streamBytes } from './revision.ts'
import { type Dictionary, isDictionary, nameOf, Reference, textOf } from './values.ts'

const MAX_ATTACHMENT = 64 * 1024 * 1024

export interface Attachments {
  /** The offset of the first object of the revision. */
  firstObject: number
  /** Returns undefined if there is no such attachment, or more than one. Throws if it is damaged, or larger than the limit. */
  read: (name: string, limit?: number) => Promise<Bytes | undefined>
}

/** Finds the attachments that this revision of the file adds. Attachments of earlier revisions do not count. */
export async function findAttachments(pdf: Bytes, references: number): Promise<Attachments> {
  const revision = await readRevision(pdf, references)
  const objectAt = (number: number) => {
    const entry = revision.entry(number)
    if (!entry || !('offset' in entry)) return undefined
    const object = new Parser(pdf, entry.offset).indirectObject()
    if (object.number !== number) throw new SyntaxError(`Object ${number} is missing`)
    return object
  }
  let firstObject = references
  let size = 0
  const specifications = new Map<string, Dictionary[]>()
  for (const number of revision.numbers(readingLimits.objects)) {
    const object = objectAt(number)
    if (!object) continue
    // The objects of a file do not overlap. A hostile one could have a large object be read thousands of times.
    size += object.end - object.offset
    if (size > pdf.length) throw new SyntaxError('Objects overlap')
    firstObject = Math.min(firstObject, object.offset)
    const { value } = object
    if (!isDictionary(value) || nameOf(value.get('Type')) !== 'Filespec') continue
    const name = textOf(value.get('UF') ?? value.get('F'))
    if (name === undefined) continue
    const same = specifications.get(name)
    if (same) same.push(value)
    else specifications.set(name, [value])
  }
  return {
    firstObject,
    async read(name, limit = MAX_ATTACHMENT) {
      // Two attachments of one name could be read as either.
      const [specification, ...others] = specifications.get(name) ?? []
      if (!specification || others.length > 0) return undefined
      const files = specification.get('EF')
      const file = isDictionary(files) ? files.get('F') : undefined
      const object = file instanceof Reference ? objectAt(file.number) : undefined
      if (!object || !isDictionary(object.value)) return undefined
      return (await streamBytes(pdf, object, object.value.get('Length'), limit)).bytes
    },
  }
}
