import type { Drawing } from '@paraph/contract'
import type { SigningContext } from '#api/context.ts'
import { deviceUrl } from '#domain/identity/link/signing-url.ts'
import { findDrawing, type StoredDrawing } from '#domain/signatures/drawing-store.ts'
import { Problem } from '#platform/problems/problem.ts'
import { aboutTask, requireVerifiedOrDevice, type TaskDeps } from '../device-task.ts'

/** Returns the drawing as both devices see it. */
export async function toDrawing({ nonce, strokes, expiresAt }: StoredDrawing, deps: TaskDeps): Promise<Drawing> {
  return { url: deviceUrl(nonce, 'DRAWING', deps), ...(await aboutTask(deps)), strokes, expiresAt }
}

/**
 * Returns the drawing that the request is about.
 *
 * @throws Problem `drawing_not_found`; `link_invalid`, `verification_required`
 */
export async function requireDrawing(
  context: SigningContext,
  { 'verification-pass': pass }: { 'verification-pass'?: string },
): Promise<StoredDrawing> {
  await requireVerifiedOrDevice(context, pass)
  const drawing = await findDrawing(context.db, context, context.now())
  if (!drawing) throw new Problem('drawing_not_found')
  return drawing
}
