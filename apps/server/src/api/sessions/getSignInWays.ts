import { waysOfServer } from '#api/access/ways-of-server.ts'
import type { Handler } from '#api/operation.ts'

export const getSignInWays: Handler<'getSignInWays'> = async (_input, context) => ({ ways: waysOfServer(context) })
