import type { Bytes } from '../bytes.ts'
import { type Dictionary, isDictionary, nameOf, type Value } from '../pdf/values.ts'
import { decryptAes } from './aes.ts'
import { fileKeyOf, md5Of } from './file-key.ts'
import { rc4 } from './rc4.ts'

type Method = 'None' | 'V2' | 'AESV2' | 'AESV3'

export interface ObjectId {
  number: number
  generation: number
}

export interface Encryption {
  decryptString: (bytes: Bytes, id: ObjectId) => Promise<Bytes>
  decryptStream: (bytes: Bytes, id: ObjectId, dictionary: Dictionary) => Promise<Bytes>
}

/**
 * Opens the encryption of a file that needs no password (ISO 32000-2, 7.6).
 *
 * @param encrypt - the encryption dictionary
 * @param id - the first identifier of the file
 * @throws SyntaxError if the file needs a password, or is encrypted in another way
 */
export async function openEncryption(encrypt: Dictionary, id: Bytes): Promise<Encryption> {
  if (nameOf(encrypt.get('Filter')) !== 'Standard') throw new SyntaxError('The encryption is unknown')
  const key = await fileKeyOf(encrypt, id)
  const [strings, streams] = [methodOf(encrypt, 'StrF'), methodOf(encrypt, 'StmF')]
  if (encrypt.has('EFF') && nameOf(encrypt.get('EFF')) !== nameOf(encrypt.get('StmF')))
    throw new SyntaxError('Attachments are encrypted in another way')
  return {
    decryptString: (bytes, of) => decrypt(strings, key, bytes, of),
    decryptStream: async (bytes, of, dictionary) => {
      const type = nameOf(dictionary.get('Type'))
      const isOpen = type === 'XRef' || (type === 'Metadata' && encrypt.get('EncryptMetadata') === false)
      if (hasOwnMethod(dictionary.get('Filter'))) throw new SyntaxError('A stream is encrypted in its own way')
      return isOpen ? bytes : decrypt(streams, key, bytes, of)
    },
  }
}

function hasOwnMethod(filter: Value | undefined): boolean {
  return (Array.isArray(filter) ? filter : [filter]).some((each) => nameOf(each) === 'Crypt')
}

function methodOf(encrypt: Dictionary, key: 'StrF' | 'StmF'): Method {
  const version = encrypt.get('V')
  if (version === 1 || version === 2) return 'V2'
  if (version !== 4 && version !== 5) throw new SyntaxError('The encryption is unknown')
  const name = nameOf(encrypt.get(key)) ?? 'Identity'
  if (name === 'Identity') return 'None'
  const filters = encrypt.get('CF')
  const filter = isDictionary(filters) ? filters.get(name) : undefined
  const method = isDictionary(filter) ? (nameOf(filter.get('CFM')) ?? 'None') : undefined
  const known: readonly string[] = version === 4 ? ['None', 'V2', 'AESV2'] : ['None', 'AESV3']
  if (method === undefined || !known.includes(method)) throw new SyntaxError('The encryption is unknown')
  return method as Method
}

async function decrypt(method: Method, key: Bytes, bytes: Bytes, { number, generation }: ObjectId): Promise<Bytes> {
  if (method === 'None') return bytes
  // Some programs do not encrypt empty strings, although they should.
  if (bytes.length === 0) return bytes
  if (method === 'AESV3') return decryptAes(key, bytes)
  const id = Uint8Array.of(number, number >> 8, number >> 16, generation, generation >> 8)
  const salt = method === 'AESV2' ? Uint8Array.from('sAlT', (letter) => letter.charCodeAt(0)) : new Uint8Array()
  const own = md5Of(key, id, salt).subarray(0, Math.min(16, key.length + 5))
  return method === 'AESV2' ? decryptAes(own, bytes) : rc4(own, bytes)
}
