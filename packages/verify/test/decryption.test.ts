import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isDecrypted } from '../src/decryption/is-decrypted.ts'
import { type Evidence, verifySeal } from '../src/index.ts'
import { newIdentity } from './authority.support.ts'
import { replaceText } from './forgery.support.ts'
import { newEvidence, seal, sha256 } from './sample.support.ts'

const self = await newIdentity()

/** Files of two pages that qpdf encrypted. Except `user-*`, they have only an owner password, and open without one. `plain` is not encrypted. */
const read = (name: string) => new Uint8Array(readFileSync(new URL(`fixtures/encrypted/${name}.pdf`, import.meta.url)))
const [plain, uploaded] = [read('plain'), read('rc4-128')]

test.each([
  ['rc4-40', 'plain'],
  ['rc4-128', 'plain'],
  ['aes-128', 'plain'],
  ['aes-128-open-metadata', 'plain'],
  ['aes-256', 'plain-256'],
  ['aes-256-containers', 'plain-containers'],
])('the file with the encryption %s is the same as %s', async (encrypted, plain) => {
  expect(await isDecrypted(read(encrypted), read(plain))).toBe(true)
})

test.each(['user-128', 'user-256'])('a file that needs a password is not read: %s', async (encrypted) => {
  await expect(isDecrypted(read(encrypted), plain)).rejects.toThrow('password')
})

test.each<[string, RegExp, (text: string) => string]>([
  ['a byte of a content', /(?<!end)stream\n[^\n]{4}/, (text) => text.slice(0, -1) + (text.endsWith('a') ? 'b' : 'a')],
  ['a string', /\(annex\.txt\)/, () => '(Annex.txt)'],
  ['a number', /\/MediaBox \[ 0 0 612/, () => '/MediaBox [ 0 0 613'],
  ['a name', /\/Type \/Pages/, () => '/Type /Pagez'],
  ['a reference', /\/Kids \[ (\d+) 0 R (\d+) 0 R \]/, (text) => text.replace(/(\d+) 0 R (\d+) 0 R/, '$2 0 R $1 0 R')],
  ['the root', /\/Root \d+ 0 R/, (text) => text.replace(/\d+/, (number) => String(Number(number) - 1))],
])('a file that differs in %s is not the same', async (_, pattern, change) => {
  const other = replaceText(plain, pattern, change) as Uint8Array<ArrayBuffer>
  expect(Buffer.compare(other, plain)).not.toBe(0)
  expect(await isDecrypted(uploaded, other)).toBe(false)
})

test('a file with one more entry is not the same', async () => {
  const catalog = '<< /Lang (en) /Names 3 0 R /Pages 4 0 R /Type /Catalog >>'
  for (const [entry, isSame] of [
    ['', true],
    ['/OpenAction 5 0 R ', false],
  ] as const) {
    const other = withCatalog(catalog.replace('>>', `${entry}>>`))
    expect(await isDecrypted(uploaded, other)).toBe(isSame)
  }
})

/** Adds a revision with another catalog. */
function withCatalog(catalog: string): Uint8Array<ArrayBuffer> {
  const previous = /startxref\n(\d+)/.exec(Buffer.from(plain).toString('latin1'))![1]
  const object = `1 0 obj\n${catalog}\nendobj\n`
  const row = `${`${plain.length}`.padStart(10, '0')} 00000 n \n`
  const trailer = `trailer\n<< /Size 12 /Root 1 0 R /Info 2 0 R /Prev ${previous} >>\n`
  const end = `xref\n1 1\n${row}${trailer}startxref\n${plain.length + object.length}\n%%EOF\n`
  return new Uint8Array(Buffer.concat([plain, Buffer.from(object + end)]))
}

/** What the evidence says about an encrypted file. */
function fileOf(change: Partial<Evidence['document']['file']> = {}, bytes = uploaded): Evidence {
  const evidence = newEvidence(bytes)
  const decrypted = { size: plain.length, sha256: sha256(plain), withheld: ['MODIFY' as const] }
  Object.assign(evidence.document.file, { decrypted, ...change })
  return evidence
}

test('a sealed file with the uploaded one as its attachment holds', async () => {
  const pdf = await seal(self, { original: plain, evidence: fileOf(), files: { 'uploaded-file.pdf': uploaded } })
  expect(await verifySeal(pdf, { trusted: [self.der] })).toMatchObject({ verdict: 'holds', reasons: [] })
})

const other = read('aes-256-containers')

test.each<[string, Evidence, Record<string, Uint8Array>]>([
  ['without the uploaded file', fileOf(), {}],
  ['with the same file in another encryption', fileOf(), { 'uploaded-file.pdf': read('aes-128') }],
  [
    'with a file in place of the uploaded one that is not the same without its encryption',
    fileOf({}, other),
    { 'uploaded-file.pdf': other },
  ],
  [
    'with another hash of the file without encryption',
    fileOf({ decrypted: { size: plain.length, sha256: sha256('other'), withheld: [] } }),
    { 'uploaded-file.pdf': uploaded },
  ],
])('a sealed file %s does not hold', async (_, evidence, files) => {
  const report = await verifySeal(await seal(self, { original: plain, evidence, files }), { trusted: [self.der] })
  expect(report.verdict).toBe('does_not_hold')
  expect(report.reasons.map(({ code }) => code)).toContain('original_changed')
})
