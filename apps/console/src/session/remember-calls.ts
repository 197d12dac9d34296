import type { Paraph } from '@paraph/client'

/** A call that the console has made. */
export interface MadeCall {
  /** The method of the client, for example `documents.get`. */
  method: string
  /** What the method got. A file is only its name. */
  args: readonly unknown[]
}

/** Older calls say nothing of what the person sees now. */
const NEWEST = 10

type Methods = Record<string, (...args: unknown[]) => unknown>

/** A picture beside a row is nothing that a person does. */
const PICTURE = 'documents.getPreview'

/** Returns the client, and the function that lists its newest calls, the last one first. A call that is repeated is listed once. */
export function rememberCalls(client: Paraph): { paraph: Paraph; calls: () => readonly MadeCall[] } {
  let calls: MadeCall[] = []
  const remember = (call: MadeCall) => {
    const text = JSON.stringify(call)
    calls = [call, ...calls.filter((earlier) => JSON.stringify(earlier) !== text)].slice(0, NEWEST)
  }
  const groups = Object.entries(client as unknown as Record<string, Methods>).map(([group, methods]) => {
    const remembered = Object.entries(methods).map(([name, method]) => [
      name,
      (...args: unknown[]) => {
        const called = `${group}.${name}`
        if (called !== PICTURE) remember({ method: called, args: args.map(withoutFile) })
        return method(...args)
      },
    ])
    return [group, Object.fromEntries(remembered)]
  })
  return { paraph: Object.fromEntries(groups), calls: () => calls }
}

/** A file may have 25 MB, which must not stay in memory. */
function withoutFile(arg: unknown): unknown {
  return typeof arg === 'object' && arg !== null && 'file' in arg && arg.file instanceof File
    ? { ...arg, file: arg.file.name }
    : arg
}
