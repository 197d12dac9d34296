import { expect, test } from 'vitest'
import { measureDer } from '../src/cms/der.ts'
import { verifySeal } from '../src/index.ts'
import { MAX_VALIDATION_DATA } from '../src/pdf/judge-change.ts'
import { newIdentity } from './authority.support.ts'
import { replaceText } from './forgery.support.ts'
import { appendBomb, hostileFiles } from './hostile.support.ts'
import { seal } from './sample.support.ts'

// How long the largest of these files take is tested in campaigns/hostile.test.ts.

const self = await newIdentity()
const sealed = await seal(self)
const judge = (pdf: Uint8Array) => verifySeal(pdf, { trusted: [self.der] })

test.each(hostileFiles(sealed, 1 / 50))('%s: does not hold', async (_, make) => {
  expect((await judge(make())).verdict).toBe('does_not_hold')
})

test('validation data that inflates to more than its limit is an addition', async () => {
  expect(await judge(appendBomb(sealed, MAX_VALIDATION_DATA))).toMatchObject({ verdict: 'holds' })
  expect((await judge(appendBomb(sealed, MAX_VALIDATION_DATA + 1))).reasons).toMatchObject([
    { code: 'added_after_seal' },
  ])
})

test('the contents of a signature that are nested too deeply, or other than hexadecimal, are refused', async () => {
  const contents = (fill: (length: number) => string) =>
    replaceText(sealed, /\/Contents <[0-9A-F]+>/, (text) => `/Contents <${fill(text.length - '/Contents <>'.length)}>`)
  const deep = (length: number) => '30808080'.repeat(length).slice(0, length)
  const sequences = (length: number) => '3082FFFF'.repeat(length).slice(0, length)
  for (const fill of [
    deep,
    sequences,
    (length: number) => '0'.repeat(length),
    (length: number) => 'zz'.repeat(length / 2),
  ]) {
    const report = await judge(contents(fill))
    expect(report.verdict).toBe('does_not_hold')
    expect(report.reasons.map(({ code }) => code)).toContain('contents_unclear')
  }
})

test('DER is measured without recursion, and refused if lengths are not minimal', () => {
  const nested = (depth: number) => {
    let bytes = Uint8Array.of(5, 0)
    for (let level = 0; level < depth; level++) bytes = Uint8Array.of(0x30, bytes.length, ...bytes)
    return bytes
  }
  expect(measureDer(nested(30))).toBe(62)
  expect(() => measureDer(nested(60))).toThrow('Too many')
  expect(() => measureDer(Uint8Array.of(0x30, 0x81, 2, 5, 0))).toThrow('minimal')
  expect(() => measureDer(Uint8Array.of(0x30, 0x80, 5, 0, 0, 0))).toThrow('length')
  expect(() => measureDer(Uint8Array.of(0x30, 5, 5, 0))).toThrow('cut off')
  expect(() => measureDer(Uint8Array.of(0x30, 3, 0x30, 2, 5, 0))).toThrow('cut off')
  expect(() => measureDer(Uint8Array.of())).toThrow('Unknown element')
  expect(() => measureDer(Uint8Array.of(0x30, 0x84, 0x7f, 0xff, 0xff, 0xff))).toThrow('cut off')
})
