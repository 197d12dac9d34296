import { waysOfServer } from '#api/access/ways-of-server.ts'
import type { Handler } from '#api/operation.ts'
import { hasMembers } from '#domain/members/member-store.ts'

/** While nobody is a member, a key is the best way, because no other one can work. */
export const getSignInWays: Handler<'getSignInWays'> = async (_input, context) => {
  const ways = waysOfServer(context)
  const isKeyFirst = ways.includes('KEY') && !(await hasMembers(context.db))
  return { ways: isKeyFirst ? ['KEY', ...ways.filter((way) => way !== 'KEY')] : ways }
}
