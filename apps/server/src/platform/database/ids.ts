import { typeid } from 'typeid-js'

export type Prefix =
  | 'acc'
  | 'key'
  | 'per'
  | 'mbr'
  | 'ses'
  | 'pky'
  | 'doc'
  | 'pty'
  | 'fld'
  | 'ctc'
  | 'cmp'
  | 'msg'
  | 'evt'
  | 'aev'
  | 'bid'
  | 'whk'
  | 'whd'

/** Returns a new identifier. It is opaque, and identifiers sort by the time of their creation. */
export function newId(prefix: Prefix): string {
  return typeid(prefix).toString()
}

const digits = '0123456789abcdefghjkmnpqrstvwxyz'

/** Returns the lowest identifier of a time in milliseconds. The first ten digits of an identifier are its time. */
export function firstIdOf(prefix: Prefix, time: number): string {
  let [rest, text] = [Math.max(0, time), '']
  for (let place = 0; place < 10; place++) {
    text = digits[rest % digits.length]! + text
    rest = Math.floor(rest / digits.length)
  }
  return `${prefix}_${text.padEnd(26, '0')}`
}
