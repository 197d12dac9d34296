import type { Request, RequestHandler } from 'express'
import { loadValidator } from '@paraph/server/src/api/http/validation/load-validator.ts'

type Options = Parameters<typeof loadValidator>[0]
type SecurityHandlers = NonNullable<Exclude<Options['validateSecurity'], boolean | undefined>['handlers']>

const handlersOf = new WeakMap<object, SecurityHandlers>()
let shared: Promise<RequestHandler[]> | undefined

/**
 * Loads the validator as `loadValidator` does, but once for all servers of this process: reading the contract takes a second, and compiling an operation
 * at its first call a tenth. The servers differ only in their security handlers, so each request brings those of its own server.
 */
export async function loadSharedValidator(options: Options): Promise<RequestHandler[]> {
  const own = securityHandlersOf(options)
  const names = Object.keys(own)
  shared ??= loadValidator({
    ...options,
    validateSecurity: { handlers: Object.fromEntries(names.map((name) => [name, ofItsServer(name)])) },
  })
  const remember: RequestHandler = (req, _res, next) => {
    handlersOf.set(req, own)
    next()
  }
  return [remember, ...(await shared)]
}

const ofItsServer =
  (name: string): SecurityHandlers[string] =>
  (req: Request, scopes, schema) =>
    handlersOf.get(req)![name]!(req, scopes, schema)

function securityHandlersOf({ validateSecurity }: Options): SecurityHandlers {
  if (typeof validateSecurity !== 'object' || !validateSecurity.handlers)
    throw new Error('A server has security handlers.')
  return validateSecurity.handlers
}
