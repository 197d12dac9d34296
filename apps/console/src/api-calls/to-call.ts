import { type Call, methodOf, type Operation, operations } from '@paraph/contract'
import type { MadeCall } from '../session/remember-calls.ts'

const operationOf: ReadonlyMap<string, Operation> = new Map(
  Object.values(operations).map((operation) => {
    const { group, method } = methodOf(operation.operationId, operation.tags[0])
    return [`${group}.${method}`, operation]
  }),
)

/** Returns the call with its operation, without the options that only this page needs. Undefined if the method calls no single operation. */
export function toCall({ method, args }: MadeCall): Call | undefined {
  const operation = operationOf.get(method)
  if (!operation) return undefined
  const names = (place: string) => operation.parameters.filter((each) => each.in === place).map(({ name }) => name)
  const count = names('path').length
  const [body, ...rest] = operation.body ? args.slice(count) : [undefined, ...args.slice(count)]
  // The query of a list is an argument of its own, and other queries are among the options.
  const [last = {}] = rest
  const query = Object.entries(last as object).filter(([name]) => names('query').includes(name))
  return {
    operation,
    inPath: args.slice(0, count),
    query: Object.fromEntries(query),
    body: body as Call['body'],
  }
}
