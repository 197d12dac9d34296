import { typeid } from 'typeid-js'

export type Prefix = 'acc' | 'key' | 'doc' | 'pty' | 'fld' | 'ctc' | 'cmp' | 'msg' | 'evt' | 'bid' | 'whk' | 'whd'

/** Returns a new identifier. It is opaque, and identifiers sort by the time of their creation. */
export function newId(prefix: Prefix): string {
  return typeid(prefix).toString()
}
