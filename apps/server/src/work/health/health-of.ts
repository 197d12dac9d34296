import type { KeyState } from '#work/sealing/key-holder.ts'
import type { ProcessServices } from '#domain/services.ts'
import type { BankId } from '#platform/bankid/rp-api.ts'
import { stateOf } from '#platform/bankid/state.ts'
import type { Health } from './health-rules.ts'
import { watchWork } from './watch-work.ts'

type Watched = Pick<ProcessServices, 'db' | 'now' | 'outbox'> & { bankId: Pick<BankId, 'status'> | undefined }

/**
 * Returns what `/readyz` says about the parts of the server.
 *
 * @param keyState - whether there is a key to seal with. Undefined in a process that leaves the jobs to others.
 */
export function healthOf(services: Watched, keyState: (() => KeyState) | undefined): () => Promise<Health> {
  const watched = watchWork(services)
  const { bankId } = services
  return async () => {
    const { seals, ...work } = await watched()
    const key = keyState?.() ?? 'ok'
    return {
      ...work,
      sealing: key === 'ok' ? seals : key,
      ...(bankId && { bankid: stateOf(bankId.status(), new Date()) }),
    }
  }
}
