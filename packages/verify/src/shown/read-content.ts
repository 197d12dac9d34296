import { isDelimiter, isSpace, MAX_NAME } from '../pdf/parser.ts'

/** An operator of content, with the last name before it. */
export interface Operator {
  name: string
  operand: string | undefined
  /** The first name before it, such as the tag of marked content. */
  tag: string | undefined
}

/** Yields the operators of a content stream. Reads over whatever is damaged, as programs do, and throws only at a name that is too long. */
export function* readContent(content: Uint8Array): Generator<Operator> {
  let at = 0
  let names: string[] = []
  const word = () => {
    const start = at
    while (at < content.length && !isDelimiter(content[at])) at++
    if (at - start > MAX_NAME) throw new SyntaxError('A name is too long')
    return String.fromCharCode(...content.subarray(start, at))
  }
  while (at < content.length) {
    const byte = content[at]!
    if (byte === 0x28) at = afterString(content, at)
    else if (byte === 0x25) while (at < content.length && content[at] !== 10 && content[at] !== 13) at++
    else if (byte === 0x3c && content[at + 1] !== 0x3c) at = after(content, 0x3e, at)
    else if (byte === 0x3c && content[at + 1] === 0x3c) {
      // The properties of marked content may stand there themselves.
      names.push('<<')
      at += 2
    } else if (byte === 0x2f) {
      at++
      names.push(
        word().replace(/#([0-9A-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
      )
    } else if (isDelimiter(byte)) at++
    else {
      const name = word()
      if (/^[+-]?[\d.]/.test(name) || name === 'true' || name === 'false' || name === 'null') continue
      yield { name, tag: names[0], operand: names.includes('<<') ? undefined : names.at(-1) }
      names = []
      if (name === 'ID') at = afterImage(content, at)
    }
  }
}

function after(content: Uint8Array, byte: number, from: number): number {
  const at = content.indexOf(byte, from)
  return at === -1 ? content.length : at + 1
}

function afterString(content: Uint8Array, from: number): number {
  let depth = 0
  for (let at = from; at < content.length; at++) {
    const byte = content[at]
    if (byte === 0x5c) at++
    else if (byte === 0x28) depth++
    else if (byte === 0x29 && --depth === 0) return at + 1
  }
  return content.length
}

/** The data of an inline image ends with EI between white space. */
function afterImage(content: Uint8Array, from: number): number {
  for (let at = from; at < content.length; at++) {
    const isEnd = content[at] === 0x45 && content[at + 1] === 0x49 && isSpace(content[at - 1])
    if (isEnd && (at + 2 >= content.length || isSpace(content[at + 2]))) return at + 2
  }
  return content.length
}
