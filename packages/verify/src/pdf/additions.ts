import { type Bytes, firstPosition, latin1 } from '../bytes.ts'
import { limitOf } from '../reading-limits.ts'
import { Addition, type Additions, allow, requireUnused, type State, sizeOf } from './change.ts'
import { judgeObjects, MAX_VALIDATION_DATA } from './judge-change.ts'
import { judgePages } from './judge-pages.ts'
import { ObjectIndex } from './object-index.ts'
import { type IndirectObject, isSpace, Parser } from './parser.ts'
import { readRevision, type Revision, startOfReferences, streamBytes } from './revision.ts'
import { countReferences } from './references.ts'
import { type Dictionary, isDictionary, isSameReference, isSameValue, nameOf } from './values.ts'

/** Those of a section that is a stream are among them. */
const trailerKeys = new Set('Size Root Prev Info ID Type W Index Length Filter DecodeParms'.split(' '))
const OBJECT = latin1('obj')
const MAX_ADDED_REVISIONS = 50
const MAX_ADDED_OBJECTS = 5000
/** Readers search the last kilobyte for the end of a file. */
const MAX_UNUSED = 512

/**
 * Reads everything after `start` strictly, as revisions one after the other. Allowed are a document security store (DSS) and document
 * timestamps (ETSI EN 319 142-1), and nothing else: each byte belongs to one of them.
 */
export async function readAdditions(
  pdf: Bytes,
  start: number,
): Promise<Additions | { addition: string; isLimit?: true }> {
  const additions: Additions = {
    certificates: [],
    ocspResponses: [],
    crls: [],
    hasStore: false,
    unusedBytes: unusedBytes(pdf, start),
    timestamps: [],
  }
  if (start + additions.unusedBytes === pdf.length) return additions
  try {
    const references = startOfReferences(pdf, start)
    allow(references !== undefined, 'the end of the seal is unclear')
    const sealed = await ObjectIndex.of(pdf.subarray(0, start))
    allow(!sealed.isAmbiguous, 'the sealed part can be read in two ways')
    const { trailer } = sealed
    allow(!trailer.has('Encrypt'), 'the sealed part is encrypted')
    const uses = await countReferences(sealed)
    const state: State = { pdf, references, trailer, uses, added: new Map(), additions }
    let offset = start
    for (let revisions = 0; offset + additions.unusedBytes < pdf.length; revisions++) {
      allow(revisions < MAX_ADDED_REVISIONS, 'too many additions')
      offset = await readAddedRevision(state, offset)
      additions.unusedBytes = unusedBytes(pdf, offset)
    }
    await judgePages(sealed, await ObjectIndex.of(pdf.subarray(0, offset)))
    return additions
  } catch (error) {
    const isExplained = error instanceof Addition || error instanceof SyntaxError
    return { addition: isExplained ? error.message : 'damaged data', ...limitOf(error) }
  }
}

/** Some programs add a line end when they copy or send a file. Returns 0 if anything but white space follows, or so much that readers miss the end. */
function unusedBytes(pdf: Bytes, start: number): number {
  const rest = pdf.subarray(start, start + MAX_UNUSED + 1)
  return rest.length <= MAX_UNUSED && rest.every(isSpace) ? rest.length : 0
}

async function readAddedRevision(state: State, start: number): Promise<number> {
  const { pdf } = state
  const parser = new Parser(pdf, start, { allowsComments: false })
  const objects = new Map<number, IndirectObject>()
  let section: number | undefined
  while (section === undefined) {
    parser.skipSpace()
    const { offset } = parser
    if (parser.take('xref')) section = offset
    else {
      const object = parser.indirectObject()
      if (isDictionary(object.value) && nameOf(object.value.get('Type')) === 'XRef') section = offset
      else {
        if (object.stream !== undefined) parser.offset = await endOfStream(pdf, object)
        allow(!objects.has(object.number) && objects.size < MAX_ADDED_OBJECTS, 'an object stands twice')
        objects.set(object.number, object)
      }
    }
  }
  const revision = await readRevision(pdf, section, true)
  parser.offset = revision.end
  parser.expect('startxref')
  allow(parser.integer() === section, 'wrong cross-references')
  parser.expect('%%EOF')
  if (pdf[parser.offset] === 13) parser.offset++
  if (pdf[parser.offset] === 10) parser.offset++
  if (revision.streamNumber !== undefined) requireUnused(state, revision.streamNumber)
  requireNothingInside(pdf, start, parser.offset, objects.size + (revision.streamNumber === undefined ? 0 : 1))
  judgeReferences(state, revision, objects)
  await judgeObjects(state, objects, parser.offset)
  state.references = section
  state.trailer = revision.trailer
  return parser.offset
}

async function endOfStream(pdf: Bytes, object: IndirectObject): Promise<number> {
  const dictionary = object.value as Dictionary
  const isPlain = Array.from(dictionary.keys()).every((key) => ['Length', 'Filter', 'Type'].includes(key))
  allow(isPlain, 'a stream that is not validation data')
  const { end } = await streamBytes(pdf, object, dictionary.get('Length'), MAX_VALIDATION_DATA)
  const parser = new Parser(pdf, end, { allowsComments: false })
  parser.expect('endobj')
  return parser.offset
}

/** Programs that find a file damaged search it for objects, also in its streams. */
function requireNothingInside(pdf: Bytes, start: number, end: number, expected: number) {
  let objects = 0
  for (let at = firstPosition(pdf, OBJECT, start); at !== -1 && at < end; at = firstPosition(pdf, OBJECT, at + 1))
    if (/\d[\0\t\n\f\r ]+\d+[\0\t\n\f\r ]*$/.test(String.fromCharCode(...pdf.subarray(at - 24, at)))) objects++
  allow(objects === expected, 'an object inside of another one')
}

/** Cross-references must lead to the added objects only, or they could show other bytes of the file as objects. */
function judgeReferences(state: State, revision: Revision, objects: Map<number, IndirectObject>) {
  const { trailer, streamNumber } = revision
  // The list of free objects begins with number 0. Any other free object would be one that is removed.
  const listed = revision.numbers(MAX_ADDED_OBJECTS + 2)
  const numbers = listed.filter((number) => number !== streamNumber && !(number === 0 && !revision.entry(0)))
  allow(numbers.length === objects.size, 'cross-references to other objects')
  for (const number of numbers) {
    const entry = revision.entry(number)
    const object = objects.get(number)
    allow(entry && 'offset' in entry && object, 'cross-references to other objects')
    allow(entry.offset === object.offset && entry.generation === object.generation, 'wrong cross-references')
  }
  allow(trailer.get('Prev') === state.references, 'a gap between revisions')
  allow(isSameReference(trailer.get('Root'), state.trailer.get('Root')), 'another catalog')
  allow(isSameValue(trailer.get('Info'), state.trailer.get('Info')), 'other properties of the document')
  const isKnown = (key: string) => trailerKeys.has(key) || isSameValue(trailer.get(key), state.trailer.get(key))
  allow([...trailer.keys()].every(isKnown), 'unknown parts of the trailer')
  allow(sizeOf(trailer) >= sizeOf(state.trailer), 'missing objects')
}
