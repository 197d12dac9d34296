import type { SealingState } from '#api/http/pages/probes.ts'
import { watchSeals } from '#work/sealing/seal-health.ts'
import type { KeyState } from '#work/sealing/key-holder.ts'
import type { Services } from '#domain/services.ts'

/**
 * Returns what `/readyz` says about seals.
 *
 * @param keyState - whether there is a key to seal with. Undefined in a process that leaves the jobs to others.
 */
export function sealingState(
  { db, now }: Pick<Services, 'db' | 'now'>,
  keyState: (() => KeyState) | undefined,
): () => Promise<SealingState> {
  const seals = watchSeals(db, now)
  return async () => {
    const key = keyState?.() ?? 'ok'
    return key === 'ok' ? seals() : key
  }
}
