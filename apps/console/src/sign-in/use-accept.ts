import type { CreateSession } from '@paraph/client'
import { useState } from 'preact/hooks'
import { toasts } from '../texts/toasts.ts'
import { createSession } from '../session/signing-in.ts'

/** Signs in with the token of a link when the person presses a button, and welcomes the person. */
export function useAccept(link: CreateSession) {
  const [error, setError] = useState<unknown>()
  const [isBusy, setBusy] = useState(false)
  const press = async () => {
    setBusy(true)
    setError(undefined)
    try {
      const { account, member } = await createSession(link)
      toasts.say((t) => t.signIn.welcome({ name: member.name, account: account.name }))
    } catch (caught) {
      setError(caught)
      setBusy(false)
    }
  }
  return { error, isBusy, press }
}
