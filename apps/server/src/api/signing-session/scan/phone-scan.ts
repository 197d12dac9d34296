import type { PhoneScan } from '@paraph/contract'
import type { SigningContext } from '#api/context.ts'
import { deviceUrl } from '#domain/identity/link/signing-url.ts'
import { findPhoneScan, type StoredPhoneScan } from '#domain/signatures/phone-scan-store.ts'
import { Problem } from '#platform/problems/problem.ts'
import { aboutTask, requireVerifiedOrDevice, type TaskDeps } from '../device-task.ts'

/** Returns the phone scan as both devices see it. */
export async function toPhoneScan({ nonce, sha256, expiresAt }: StoredPhoneScan, deps: TaskDeps): Promise<PhoneScan> {
  return { url: deviceUrl(nonce, 'SCAN', deps), ...(await aboutTask(deps)), isUploaded: sha256 !== null, expiresAt }
}

/**
 * Returns the phone scan that the request is about.
 *
 * @throws Problem `phone_scan_not_found`; `link_invalid`, `verification_required`
 */
export async function requirePhoneScan(
  context: SigningContext,
  { 'verification-pass': pass }: { 'verification-pass'?: string },
): Promise<StoredPhoneScan> {
  await requireVerifiedOrDevice(context, pass)
  const scan = await findPhoneScan(context.db, context, context.now())
  if (!scan) throw new Problem('phone_scan_not_found')
  return scan
}
