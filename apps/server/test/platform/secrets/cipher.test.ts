import { inspect } from 'node:util'
import { expect, test } from 'vitest'
import { openCipher, SealedValueError } from '#platform/secrets/cipher.ts'
import { openPersonalNumbers } from '#platform/secrets/personal-numbers.ts'
import { openSecretKey } from '#platform/secrets/secret-key.ts'
import { readConfig } from '#platform/settings/config.ts'

const [one, other] = ['1'.repeat(43), '2'.repeat(43)]
const secretKey = (...keys: string[]) => openSecretKey(readConfig({ SECRET_KEY: keys.join() }), () => {})
const open = async (...keys: string[]) => openCipher(await secretKey(...keys), 'test')

const plain = Buffer.from('nobody may read this')
const cipher = await open(one)
const sealed = cipher.encrypt(plain)

test('each encryption gives another value, and no value contains the plain text', () => {
  const values = Array.from({ length: 100 }, () => cipher.encrypt(plain))
  expect(new Set(values.map((value) => value.toString('hex'))).size).toBe(100)
  for (const value of values) expect(value.includes('nobody')).toBe(false)
})

test('a value that was changed in any byte, or that is too short, is refused without the plain text', () => {
  const isSilent = (error: unknown) =>
    error instanceof SealedValueError && !inspect(error, { depth: null, showHidden: true }).includes('nobody')
  const refused = (value: Uint8Array) =>
    expect(() => cipher.decrypt(value)).toThrow(expect.toSatisfy(isSilent) as never)
  for (let index = 0; index < sealed.length; index++) {
    const changed = Buffer.from(sealed)
    changed[index]! ^= 1
    refused(changed)
  }
  for (let length = 0; length < sealed.length; length++) refused(sealed.subarray(0, length))
  refused(Buffer.concat([sealed, Buffer.of(0)]))
  refused(Buffer.from('199001010017'))
})

test('a value of an older key can be decrypted, but is not current', async () => {
  const rotated = await open(other, one)
  expect(rotated.decrypt(sealed)).toEqual(plain)
  expect([cipher.isCurrent(sealed), rotated.isCurrent(sealed)]).toEqual([true, false])
  const renewed = rotated.encrypt(plain)
  expect(rotated.isCurrent(renewed)).toBe(true)
  expect((await open(other)).decrypt(renewed)).toEqual(plain)
  expect(rotated.marks.map((mark) => mark.equals(sealed.subarray(0, mark.length)))).toEqual([false, true])
})

test('a value of a missing key or of another purpose is refused with a sentence that names the setting', async () => {
  const missing = 'An encrypted value was made with a key that is not in SECRET_KEY.'
  expect((await open(other)).decrypt.bind(null, sealed)).toThrow(missing)
  const otherPurpose = openCipher(await secretKey(one), 'other test')
  expect(() => otherPurpose.decrypt(sealed)).toThrow(missing)
})

test('a personal number is returned as it was sent, and all its forms have the same hashes', async () => {
  const numbers = openPersonalNumbers(await secretKey(other, one))
  const forms = ['19900101-0017', '199001010017', '900101-0017', '9001010017']
  for (const form of forms) {
    expect(numbers.decrypt(numbers.encrypt(form))).toBe(form)
    expect(numbers.hashes(form)).toEqual(numbers.hashes(forms[0]!))
  }
  expect(numbers.hashes('900101+0017')).not.toEqual(numbers.hashes(forms[0]!))
  const before = openPersonalNumbers(await secretKey(one))
  expect(numbers.hashes(forms[0]!)[1]).toEqual(before.hashes(forms[0]!)[0])
  expect(numbers.hashes(forms[0]!)[0]).not.toEqual(before.hashes(forms[0]!)[0])
  expect(numbers.isCurrent(before.encrypt(forms[0]!))).toBe(false)
})

test('a value of a number that was changed is refused, also after the number was read', async () => {
  const numbers = openPersonalNumbers(await secretKey(one))
  const [stored, again] = [numbers.encrypt('19900101-0017'), numbers.encrypt('19900101-0017')]
  expect(stored).not.toEqual(again)
  for (const value of [stored, again, stored]) expect(numbers.decrypt(value)).toBe('19900101-0017')
  for (let at = 0; at < stored.length; at++) {
    const changed = Buffer.from(stored)
    changed[at]! ^= 0x80
    expect(() => numbers.decrypt(changed), `byte ${at}`).toThrow('encrypted value')
  }
})
