import type { Paraph } from '@paraph/client'
import { wrapMethods } from './wrap-methods.ts'

/** A call that the console has made. */
export interface MadeCall {
  /** The method of the client, for example `documents.get`. */
  method: string
  /** What the method got. A file is only its name. */
  args: readonly unknown[]
}

/** Older calls say nothing of what the person sees now. */
const NEWEST = 10

/** A picture beside a row is nothing that a person does. */
const PICTURE = 'documents.getPreview'

/** Returns the client, and the function that lists its newest calls, the last one first. A call that is repeated is listed once. */
export function rememberCalls(client: Paraph): { paraph: Paraph; calls: () => readonly MadeCall[] } {
  let calls: MadeCall[] = []
  const remember = (call: MadeCall) => {
    const text = JSON.stringify(call)
    calls = [call, ...calls.filter((earlier) => JSON.stringify(earlier) !== text)].slice(0, NEWEST)
  }
  const paraph = wrapMethods(client, (name, method) => (...args) => {
    if (name !== PICTURE) remember({ method: name, args: args.map(withoutFile) })
    return method(...args)
  })
  return { paraph, calls: () => calls }
}

/** A file may have 25 MB, which must not stay in memory. */
function withoutFile(arg: unknown): unknown {
  return typeof arg === 'object' && arg !== null && 'file' in arg && arg.file instanceof File
    ? { ...arg, file: arg.file.name }
    : arg
}
