import { expect, test } from 'vitest'
import { canonicalNumber, maskNumber } from '#platform/formats/personal-number.ts'

test.each([
  ['19900101-0017', '199001010017', '19900101-****'],
  ['199001010017', '199001010017', '19900101-****'],
  ['900101-0017', '199001010017', '19900101-****'],
  ['9001010017', '199001010017', '19900101-****'],
  ['900101+0017', '189001010017', '18900101-****'],
  ['900161-0014', '199001610014', '19900161-****'],
])('%s is stored under the digits %s, and shown as %s', (number, canonical, masked) => {
  expect(canonicalNumber(number)).toBe(canonical)
  expect(maskNumber(number)).toBe(masked)
})
