import { expect, test } from 'vitest'
import { verifySeal } from '../../src/index.ts'
import { newIdentity, timestampAuthority } from '../authority.support.ts'
import { newOriginal, seal } from '../sample.support.ts'
import { changedBytes, changedDigits } from '../tampering.support.ts'

const self = await newIdentity()
const original = await newOriginal()
const clock = await newIdentity({ name: 'Test clock', purpose: 'timestamps' })
const judge = (pdf: Uint8Array) => verifySeal(pdf, { trusted: [self.der] })

test('each of 200 changes of a single byte is found', async () => {
  const sealed = await seal(self, { original })
  expect((await judge(sealed)).verdict).toBe('holds')
  for (const { pdf, change } of changedBytes(sealed, original.length, 200))
    expect((await judge(pdf)).verdict, change).not.toBe('holds')
})

test('each change of a digit of the signature is found, although the signature can’t cover itself', async () => {
  const stamped = await seal(self, { original, level: 'B-T', timestampAuthority: timestampAuthority(clock) })
  expect((await judge(stamped)).verdict).toBe('holds')
  for (const { pdf, change } of changedDigits(stamped, 6)) expect((await judge(pdf)).verdict, change).not.toBe('holds')
})
