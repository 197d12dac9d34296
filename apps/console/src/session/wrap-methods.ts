import type { Paraph } from '@paraph/client'

export type Method = (...args: unknown[]) => unknown

/** Returns a client with other methods in the place of its own. The name of a method has its group: `documents.get`. */
export function wrapMethods(client: Paraph, wrap: (name: string, method: Method) => Method): Paraph {
  const groups = Object.entries(client as unknown as Record<string, Record<string, Method>>).map(([group, methods]) => [
    group,
    Object.fromEntries(Object.entries(methods).map(([name, method]) => [name, wrap(`${group}.${name}`, method)])),
  ])
  return Object.fromEntries(groups) as Paraph
}
