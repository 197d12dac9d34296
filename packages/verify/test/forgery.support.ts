import { createHash } from 'node:crypto'
import type { TimestampAuthority } from '@libpdf/core'
import type { Identity } from './authority.support.ts'
import { newCms } from './cms/cms.support.ts'

/** Replaces the last match of the pattern by another text of the same length, filled up with spaces before its last character. */
export function replaceText(pdf: Uint8Array, pattern: RegExp, change: (text: string) => string): Uint8Array {
  const text = Buffer.from(pdf).toString('latin1')
  const match = Array.from(text.matchAll(new RegExp(pattern, 'g'))).at(-1)
  if (!match) throw new Error(`${pattern} is not in the file.`)
  const changed = change(match[0])
  const filled = `${changed.slice(0, -1).padEnd(match[0].length - 1)}${changed.at(-1)}`
  if (filled.length !== match[0].length) throw new Error(`${filled} is longer than ${match[0]}.`)
  return Buffer.from(text.slice(0, match.index) + filled + text.slice(match.index + match[0].length), 'latin1')
}

/** Returns what an attacker needs to know about the newest revision. */
export function trailerOf(pdf: Uint8Array) {
  const text = Buffer.from(pdf).toString('latin1')
  const number = (pattern: RegExp) => Number(Array.from(text.matchAll(pattern)).at(-1)![1])
  const root = number(/\/Root (\d+) 0 R/g)
  const value = (object: number) =>
    Array.from(text.matchAll(new RegExp(`\\n${object} 0 obj\\n([^]*?)\\nendobj`, 'g'))).at(-1)![1]!
  const form = Number(/\/AcroForm (\d+) 0 R/.exec(value(root))![1])
  return {
    object: value,
    size: number(/\/Size (\d+)/g),
    root,
    catalog: value(root),
    form: { number: form, value: value(form) },
    references: number(/startxref\n(\d+)/g),
    rest: /\/Info \d+ 0 R\s*\/ID \[[^\]]*\]/.exec(text.slice(text.lastIndexOf('trailer')))?.[0] ?? '',
  }
}

interface Forgery {
  /** More entries of the cross-references. */
  entries?: Record<number, number | 'free'>
  root?: number
  prev?: number
  trailer?: string
  startxref?: number
}

/** Appends a revision to the file, as an attacker would. */
export function appendRevision(pdf: Uint8Array, objects: Record<number, string>, forgery: Forgery = {}): Uint8Array {
  const { size, root, references, rest } = trailerOf(pdf)
  let text = ''
  const entries: Record<number, number | 'free'> = { ...forgery.entries }
  for (const [number, value] of Object.entries(objects)) {
    entries[Number(number)] = pdf.length + text.length
    text += `${number} 0 obj\n${value}\nendobj\n`
  }
  const section = pdf.length + text.length
  text += 'xref\n'
  for (const [number, at] of Object.entries(entries)) {
    const entry = at === 'free' ? '0000000000 00001 f' : `${String(at).padStart(10, '0')} 00000 n`
    text += `${number} 1\n${entry}\r\n`
  }
  const newSize = Math.max(size, ...Object.keys(entries).map((number) => Number(number) + 1))
  text += `trailer\n<< /Size ${newSize} /Root ${forgery.root ?? root} 0 R /Prev ${forgery.prev ?? references} ${rest} ${forgery.trailer ?? ''} >>\n`
  text += `startxref\n${forgery.startxref ?? section}\n%%EOF\n`
  return Buffer.concat([pdf, Buffer.from(text, 'latin1')])
}

const room = 4096
const unknown = '9999999999'

/** A document timestamp that does not have its bytes yet. */
export const emptyTimestamp = `<< /Type /DocTimeStamp /Filter /Adobe.PPKLite /SubFilter /ETSI.RFC3161 /ByteRange [0 ${unknown} ${unknown} ${unknown}] /Contents <${'0'.repeat(2 * room)}> >>`

/** Fills in the empty timestamp. */
export async function stampLast(pdf: Uint8Array, authority: TimestampAuthority): Promise<Uint8Array> {
  const file = Buffer.from(pdf)
  const start = file.lastIndexOf('/Contents <') + '/Contents '.length
  const end = start + 2 * room + 2
  const range = [start, end, file.length - end].map((number) => String(number).padStart(10)).join(' ')
  file.write(`[0 ${range}]`, file.lastIndexOf(`[0 ${unknown}`), 'latin1')
  const digest = createHash('sha256').update(file.subarray(0, start)).update(file.subarray(end)).digest()
  const token = await authority.timestamp(digest, 'SHA-256')
  file.write(Buffer.from(token).toString('hex'), start + 1, 'latin1')
  return file
}

/** Signs the file again after a change, with the newest signature that it has. */
export async function signAgain(pdf: Uint8Array, identity: Identity): Promise<Uint8Array> {
  const file = Buffer.from(pdf)
  const start = file.lastIndexOf('/Contents <') + '/Contents '.length
  const end = file.indexOf('>', start) + 1
  const covered = Buffer.concat([file.subarray(0, start), file.subarray(end)])
  const cms = await newCms(identity, new Uint8Array(covered))
  const room = end - start - 2
  file.write(Buffer.from(cms).toString('hex').padEnd(room, '0'), start + 1, 'latin1')
  return file
}
