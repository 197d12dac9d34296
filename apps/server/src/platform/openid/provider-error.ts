/**
 * Why a sign-in by a provider came to nothing.
 *
 * - `unavailable`: the provider does not answer as a provider does, so a later try may work.
 * - `refused`: it answers, and its answer is no proof of who signs in.
 */
export class ProviderError extends Error {
  readonly kind: 'unavailable' | 'refused'

  /** @param message - for people: it has no address from inside the network of the server, and no secret. */
  constructor(kind: 'unavailable' | 'refused', message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'ProviderError'
    this.kind = kind
  }
}
