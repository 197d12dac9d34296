import { expect, test } from 'vitest'
import { openPersonalNumbers } from '#platform/secrets/personal-numbers.ts'
import { openSecretKey } from '#platform/secrets/secret-key.ts'
import { readConfig } from '#platform/settings/config.ts'
import { SECRET_KEY } from '@paraph/testing/programs/process.ts'

const secretKey = await openSecretKey(readConfig({ SECRET_KEY }), () => {})
const number = '19900101-0017'

test('each encrypted value of a number can be decrypted, also repeatedly', () => {
  const numbers = openPersonalNumbers(secretKey)
  const [one, other] = [numbers.encrypt(number), numbers.encrypt(number)]
  expect(one).not.toEqual(other)
  for (const stored of [one, other, one, Buffer.from(one)]) expect(numbers.decrypt(stored)).toBe(number)
})

test('a value that was changed is refused, also after the number was read', () => {
  const numbers = openPersonalNumbers(secretKey)
  const stored = numbers.encrypt(number)
  expect(numbers.decrypt(stored)).toBe(number)
  for (let at = 0; at < stored.length; at++) {
    const changed = Buffer.from(stored)
    changed[at]! ^= 0x80
    expect(() => numbers.decrypt(changed), `byte ${at}`).toThrow('encrypted value')
  }
})
