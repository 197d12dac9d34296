import { useState } from 'preact/hooks'

/**
 * Keeps what the page says about the last act. It is kept as a function of the texts, so that it follows the language of the page.
 *
 * @param t - the texts in the language that the page has now
 */
export function useSaid<Texts>(t: Texts) {
  const [said, setSaid] = useState<(t: Texts) => string | undefined>()
  const say = (next: ((t: Texts) => string | undefined) | undefined) => setSaid(() => next)
  return [said?.(t), say] as const
}
