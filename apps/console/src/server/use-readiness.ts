import { useCallback, useEffect, useState } from 'preact/hooks'

/** Milliseconds. The server itself looks about as often. */
const EVERY = 10_000

/** What `/readyz` says: `status`, `version`, and the state of each part. */
export type Readiness = Record<string, string>

/** `hidden`: this address does not pass `/readyz` on. `unreachable`: nothing answers within ten seconds. */
export type Answer = Readiness | 'hidden' | 'unreachable'

/** Asks the server once how it is. */
export async function ask(): Promise<Answer> {
  const response = await fetch('readyz', { cache: 'no-store', signal: AbortSignal.timeout(EVERY) }).catch(
    () => undefined,
  )
  if (!response) return 'unreachable'
  const body: unknown = await response.json().catch(() => undefined)
  if (typeof body !== 'object' || body === null || !('status' in body)) return 'hidden'
  const texts = Object.entries(body).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return Object.fromEntries(texts)
}

/** Asks now and every ten seconds while the tab is in view. Undefined until the first answer. */
export function useReadiness() {
  const [answer, setAnswer] = useState<Answer>()
  const look = useCallback(() => {
    if (!document.hidden) void ask().then(setAnswer)
  }, [])
  useEffect(() => {
    look()
    const timer = setInterval(look, EVERY)
    addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      removeEventListener('visibilitychange', look)
    }
  }, [])
  return { answer, look }
}
