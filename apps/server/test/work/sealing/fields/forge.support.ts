import { verifySeal } from '@paraph/verify'
import { newIdentity, signAgain } from '@paraph/verify/testing'
import { expect, vi } from 'vitest'
import { IncrementalUpdate } from '#platform/pdf/write/incremental-update.ts'
import { judgeSealed, type SealedFields } from './sealed.support.ts'

const identity = await newIdentity()

export const wrong = { verdict: 'does_not_hold', reasons: [{ code: 'fields_mismatch' }], intact: 'yes' }

/** Expects that the file holds, and that its fields were compared. */
export async function expectWhole(sealed: SealedFields) {
  const report = await judgeSealed(sealed)
  expect(report).toMatchObject({ verdict: 'holds', reasons: [] })
  expect(report.notChecked).not.toContain('fields')
}

/** Seals as somebody who has the key of the seal and changes what the seal appends to the original. */
export async function judgeUpdate(seal: () => Promise<SealedFields>, change: (update: IncrementalUpdate) => void) {
  const { toBytes } = IncrementalUpdate.prototype
  const spy = vi.spyOn(IncrementalUpdate.prototype, 'toBytes').mockImplementationOnce(function (
    this: IncrementalUpdate,
  ) {
    change(this)
    return toBytes.call(this)
  })
  const sealed = await seal()
  spy.mockRestore()
  return judgeSealed(sealed)
}

/** Replaces the last `from` of the file, signs the file again, and verifies it. */
export async function judgeForged(sealed: Uint8Array, from: string, to: string) {
  const forged = Buffer.from(sealed)
  const at = forged.lastIndexOf(from, undefined, 'latin1')
  expect(at, from).toBeGreaterThan(0)
  forged.write(to.padEnd(from.length), at, 'latin1')
  return verifySeal(await signAgain(forged, identity), { trusted: [identity.der] })
}
