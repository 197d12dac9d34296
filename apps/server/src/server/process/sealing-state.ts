import type { SealingState } from '#api/http/pages/probes.ts'
import { watchSeals } from '#work/sealing/seal-health.ts'
import type { Services } from '#domain/services.ts'

/**
 * Returns what `/readyz` says about seals.
 *
 * @param canSeal - whether there is a key to seal with. Undefined in a process that leaves the jobs to others.
 */
export function sealingState(
  { db, now }: Pick<Services, 'db' | 'now'>,
  canSeal: (() => boolean) | undefined,
): () => Promise<SealingState> {
  const seals = watchSeals(db, now)
  return async () => (canSeal && !canSeal() ? 'no_key' : seals())
}
