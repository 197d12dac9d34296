import { areEqual, type Bytes } from '../bytes.ts'
import { ObjectIndex } from '../pdf/object-index.ts'
import { lastStartOfReferences } from '../pdf/revision.ts'
import {
  decodeText,
  type Dictionary,
  isDictionary,
  isSameReference,
  isSameValue,
  Reference,
  Text,
  type Value,
} from '../pdf/values.ts'
import { bytesOf } from './file-key.ts'
import { type Encryption, type ObjectId, openEncryption } from './open-encryption.ts'

/** Characters of a hexadecimal string. A longer one is not read, and counts as different. */
const MAX_DIGITS = 60_000

/**
 * Returns true if a file is the encrypted one without its encryption: everything to which its trailer leads is the same.
 *
 * @param encrypted - a file that opens without a password
 * @throws SyntaxError if the encrypted file can't be read here
 */
export async function isDecrypted(encrypted: Bytes, plain: Bytes): Promise<boolean> {
  const before = await ObjectIndex.of(encrypted, lastStartOfReferences(encrypted))
  const after = await ObjectIndex.of(plain)
  const encryption = await openEncryption(await encryptionOf(before), idOf(before))
  before.decryptContainers(encryption.decryptStream)
  const waiting: Reference[] = []
  for (const key of ['Root', 'Info']) {
    const [root, other] = [before.trailer.get(key), after.trailer.get(key)]
    if (root === undefined && other === undefined) continue
    if (!(root instanceof Reference) || !isSameReference(root, other)) return false
    waiting.push(root)
  }
  const seen = new Set<number>()
  for (let reference = waiting.pop(); reference; reference = waiting.pop()) {
    if (seen.has(reference.number)) continue
    seen.add(reference.number)
    if (!(await isSameObject(reference, before, after, encryption))) return false
    collectReferences(await after.value(reference.number), waiting)
  }
  return true
}

async function encryptionOf(file: ObjectIndex): Promise<Dictionary> {
  const entry = file.trailer.get('Encrypt')
  const dictionary = entry instanceof Reference ? await file.value(entry.number) : entry
  if (!isDictionary(dictionary)) throw new SyntaxError('The file is not encrypted')
  return dictionary
}

function idOf({ trailer }: ObjectIndex): Bytes {
  const id = trailer.get('ID')
  return bytesOf(Array.isArray(id) ? id[0] : undefined)
}

async function isSameObject(
  { number, generation }: Reference,
  before: ObjectIndex,
  after: ObjectIndex,
  encryption: Encryption,
): Promise<boolean> {
  const [value, other] = [await before.value(number), await after.value(number)]
  const [stream, otherStream] = [await before.rawStream(number), await after.rawStream(number)]
  if (!stream !== !otherStream) return false
  const id = { number, generation }
  const decrypt = before.isContained(number) ? undefined : encryption
  if (!stream || !otherStream) return isSame(value, other, id, decrypt)
  const [dictionary, otherDictionary] = [value as Dictionary, other as Dictionary]
  return (
    (await isSame(withoutLength(dictionary), withoutLength(otherDictionary), id, decrypt)) &&
    areEqual(await encryption.decryptStream(stream, id, dictionary), otherStream)
  )
}

/** The length can stand in an object of its own, and encrypted bytes are longer. */
const withoutLength = (dictionary: Dictionary): Dictionary =>
  new Map([...dictionary].filter(([key]) => key !== 'Length'))

async function isSame(
  value: Value | undefined,
  other: Value | undefined,
  id: ObjectId,
  encryption: Encryption | undefined,
): Promise<boolean> {
  if (value instanceof Text) {
    if (!(other instanceof Text) || isTooLong(value) || isTooLong(other)) return false
    const bytes = decodeText(value) as Bytes
    return areEqual(encryption ? await encryption.decryptString(bytes, id) : bytes, decodeText(other))
  }
  if (Array.isArray(value)) {
    if (!Array.isArray(other) || other.length !== value.length) return false
    for (const [index, item] of value.entries()) if (!(await isSame(item, other[index], id, encryption))) return false
    return true
  }
  if (isDictionary(value)) {
    if (!isDictionary(other) || other.size !== value.size) return false
    for (const [key, item] of value) if (!(await isSame(item, other.get(key), id, encryption))) return false
    return true
  }
  return isSameValue(value, other)
}

const isTooLong = ({ isHex, start, end }: Text) => isHex && end - start > MAX_DIGITS

function collectReferences(value: Value | undefined, into: Reference[]): void {
  if (value instanceof Reference) into.push(value)
  else if (Array.isArray(value)) for (const item of value) collectReferences(item, into)
  else if (isDictionary(value)) for (const item of value.values()) collectReferences(item, into)
}
