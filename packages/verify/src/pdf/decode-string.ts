/** The characters of PDFDocEncoding from 0x18 and from 0x80. The others are those of Latin-1. */
const DOC_LOW = '˘ˇˆ˙˝˛˚˜'
const DOC_HIGH = '•†‡…—–ƒ⁄‹›−‰„“”‘’‚™ﬁﬂŁŒŠŸŽıłœšž'

/** The language of the text after it, such as `sv` or `svSE`. It is no part of the text. */
const ESCAPE = '\x1b'
const LANGUAGE = new RegExp(`${ESCAPE}[a-z]{2}(?:[A-Z]{2})?${ESCAPE}`, 'g')

/**
 * Returns the text of a PDF string. It may be UTF-16 or UTF-8 with a byte order mark, or PDFDocEncoding. Many programs write UTF-8 without the mark,
 * and text in PDFDocEncoding is hardly ever valid UTF-8.
 */
export function decodeString(bytes: Uint8Array): string {
  const mark = (...expected: number[]) => expected.every((byte, index) => bytes[index] === byte)
  if (mark(0xfe, 0xff)) return new TextDecoder('utf-16be').decode(bytes).replace(LANGUAGE, '')
  if (mark(0xff, 0xfe)) return new TextDecoder('utf-16le').decode(bytes).replace(LANGUAGE, '')
  if (mark(0xef, 0xbb, 0xbf)) return new TextDecoder().decode(bytes).replace(LANGUAGE, '')
  return utf8Of(bytes) ?? Array.from(bytes, docCharacter).join('')
}

/** Returns the text of a name of which each character is one byte. The standard recommends UTF-8, and older programs write Latin-1. */
export function decodeName(name: string): string {
  if (/[^\0-\xff]/.test(name)) return name
  const bytes = Uint8Array.from(name, (character) => character.charCodeAt(0))
  return utf8Of(bytes) ?? name
}

/** Undefined unless the bytes are UTF-8 with letters that are not ASCII. */
function utf8Of(bytes: Uint8Array): string | undefined {
  if (!bytes.some((byte) => byte > 0x7f)) return undefined
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

function docCharacter(byte: number): string {
  if (byte === 0xa0) return '€'
  const isUndefined = (byte < 0x18 && ![9, 10, 13].includes(byte)) || byte === 0x9f || byte === 0xad
  if (isUndefined) return ''
  return DOC_LOW[byte - 0x18] ?? DOC_HIGH[byte - 0x80] ?? String.fromCharCode(byte)
}
