import { isParaphError } from '@paraph/client'
import { currentCaller } from '../session/caller.ts'
import { connectCaller } from '../session/connect.ts'
import { forgetKey } from '../session/key.ts'
import { leaveSession } from '../session/member.ts'
import { toasts } from '../texts/toasts.ts'

/** Returns the function that signs out. A session must end on the server, or else a reload would bring it back. */
export function useSignOut() {
  return async () => {
    const caller = currentCaller()
    if (!caller || 'key' in caller) return forgetKey()
    try {
      await connectCaller(caller).sessions.end(caller.member.access().session.id)
    } catch (error) {
      if (!isParaphError(error) || error.status === 0) return toasts.say((t) => t.failure.connection)
    }
    leaveSession()
  }
}
