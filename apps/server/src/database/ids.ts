import { typeid } from 'typeid-js'

export type Prefix = 'acc' | 'key' | 'doc' | 'pty' | 'ctc' | 'cmp' | 'msg' | 'evt'

/** An opaque identifier that sorts by the time it was made. */
export function newId(prefix: Prefix): string {
  return typeid(prefix).toString()
}
