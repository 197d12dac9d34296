import { toast } from '@paraph/ui/kit/toasts.ts'
import { isParaphError } from '@paraph/client'
import { currentCaller } from '../session/caller.ts'
import { connectCaller } from '../session/connect.ts'
import { forgetKey } from '../session/key.ts'
import { leaveSession } from '../session/member.ts'
import { useTexts } from '../texts/language.ts'

/** Returns the function that signs out. A session must end on the server, or else a reload would bring it back. */
export function useSignOut() {
  const { t } = useTexts()
  return async () => {
    const caller = currentCaller()
    if (!caller || 'key' in caller) return forgetKey()
    try {
      await connectCaller(caller).sessions.end(caller.member.access().session.id)
    } catch (error) {
      if (!isParaphError(error) || error.status === 0) return toast({ text: t.failure.connection })
    }
    leaveSession()
  }
}
