import type { SignInWays } from '@paraph/client'
import { useEffect, useState } from 'preact/hooks'
import { sessions } from '../session/member.ts'

/** Asks the server how people can sign in. */
export function useWays() {
  const [ways, setWays] = useState<SignInWays['ways']>()
  const [error, setError] = useState<unknown>()
  const reload = async () => {
    setError(undefined)
    try {
      setWays((await sessions().getSignInWays()).ways)
    } catch (caught) {
      setError(caught)
    }
  }
  useEffect(() => void reload(), [])
  return { ways, error, reload }
}
