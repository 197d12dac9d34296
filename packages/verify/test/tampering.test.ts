import { PDF } from '@libpdf/core'
import { expect, test } from 'vitest'
import { verifySeal } from '../src/index.ts'
import { newIdentity, signerOf, timestampAuthority } from './authority.support.ts'
import { appendRevision, emptyTimestamp, replaceText, signAgain, stampLast, trailerOf } from './forgery.support.ts'
import { newEvidence, newOriginal, seal } from './sample.support.ts'
import { type Bytes, sha256 } from '../src/bytes.ts'
import { changedBytes, changedDigits } from './tampering.support.ts'

const self = await newIdentity()
const trusted = [self.der]
const original = await newOriginal()
const sealed = await seal(self, { original })
const clock = await newIdentity({ name: 'Test clock', purpose: 'timestamps' })
const stamped = await seal(self, { original, level: 'B-T', timestampAuthority: timestampAuthority(clock) })

const opened = await PDF.load(sealed)
const { bytes: archived } = await opened.addTimestamp({ timestampAuthority: timestampAuthority(clock) })

const judge = (pdf: Uint8Array) => verifySeal(pdf, { trusted })
const codes = async (pdf: Uint8Array) => {
  const { verdict, reasons } = await judge(pdf)
  return [verdict, ...reasons.map(({ code }) => code)]
}

// Many more changes are tested in campaigns/tampering.test.ts.
test('each of 40 changes of a single byte is found', async () => {
  for (const { pdf, change } of changedBytes(sealed, original.length, 40))
    expect((await judge(pdf)).verdict, change).not.toBe('holds')
})

test('each change of a digit of the signature is found, although the signature can’t cover itself', async () => {
  for (const { pdf, change } of changedDigits(stamped, 90)) expect((await judge(pdf)).verdict, change).not.toBe('holds')
})

test.each([
  ['a comment', '%hello\n'],
  ['another end', '%%EOF\n'],
])('%s after the seal is found', async (_, text) => {
  expect(await codes(Buffer.concat([sealed, Buffer.from(text)]))).toEqual(['does_not_hold', 'added_after_seal'])
})

test('line ends and spaces after the seal or after a timestamp are counted, and the evidence stays', async () => {
  for (const pdf of [sealed, archived]) {
    const report = await judge(Buffer.concat([pdf, Buffer.from('\r\n ')]))
    expect(report).toMatchObject({
      verdict: 'holds',
      intact: 'yes',
      unused: { bytes: 3, sha256: await sha256(pdf as Bytes) },
      activeContent: [],
      differences: [],
    })
    expect(report.evidence).not.toBeNull()
  }
  expect(await codes(Buffer.concat([sealed, Buffer.alloc(513, ' ')]))).toEqual(['does_not_hold', 'added_after_seal'])
})

test('a file that was cut off does not hold, and one without its seal is not sealed', async () => {
  expect((await codes(sealed.subarray(0, sealed.length - 1)))[0]).toBe('does_not_hold')
  expect((await codes(sealed.subarray(0, sealed.length - 500)))[0]).toBe('does_not_hold')
  expect(await codes(sealed.subarray(0, original.length))).toEqual(['cannot_be_said', 'no_seal'])
})

test.each([
  ['shorter at the end', (range: number[]) => [0, range[1]!, range[2]!, range[3]! - 9]],
  ['not from the start', (range: number[]) => [1, range[1]! - 1, range[2]!, range[3]!]],
  ['a larger gap', (range: number[]) => [0, range[1]! - 9, range[2]!, range[3]!]],
  ['negative', (range: number[]) => [0, range[1]!, -range[2]!, range[3]!]],
  ['huge', (range: number[]) => [0, range[1]!, range[2]!, 9e15]],
])('a byte range that is %s does not hold', async (_, change) => {
  const pdf = replaceText(sealed, /\/ByteRange \[[\d ]+\]/, (text) => {
    const range = text.match(/\d+/g)!.map(Number)
    return `/ByteRange [${change(range).join(' ')}]`
  })
  expect(await codes(pdf)).toEqual(['does_not_hold', 'range_wrong'])
})

/** The text of a sealed file, and where the object of its signature begins. */
function readSeal(pdf: Uint8Array) {
  const text = Buffer.from(pdf).toString('latin1')
  const header = text.lastIndexOf(' 0 obj', text.lastIndexOf('/ByteRange'))
  return { text, place: text.lastIndexOf('\n', header) + 1 }
}

test('a signature is no seal if the cross-references that it covers place it elsewhere', async () => {
  const entry = (place: number) => `${String(place).padStart(10, '0')} 00000 n`
  const number = Number.parseInt(readSeal(sealed).text.slice(readSeal(sealed).place))
  // Another object with its number, which nothing refers to.
  const hidden = Buffer.from(`${number} 0 obj\n<< /Type /Sig >>\nendobj\n`)
  const { text, place } = readSeal(await seal(self, { original: Buffer.concat([original, hidden]) }))
  expect(text.split(entry(place))).toHaveLength(2)
  const moved = text.replace(entry(place), entry(original.length))
  expect(await codes(await signAgain(Buffer.from(text, 'latin1'), self))).toEqual(['holds'])
  expect(await codes(await signAgain(Buffer.from(moved, 'latin1'), self))).toEqual(['does_not_hold', 'damaged'])
})

test('the report leaves out what a changed file says about persons', async () => {
  const changed = sealed.with(100, sealed[100]! ^ 1)
  expect(await judge(changed)).toMatchObject({ intact: 'no', evidence: null, parties: [] })
  expect(await judge(Buffer.concat([sealed, Buffer.from('%')]))).toMatchObject({ evidence: null, parties: [] })
})

test('a second seal around the first one does not hold: the evidence is not about the first seal', async () => {
  const twice = await seal(self, { original: sealed, evidence: newEvidence(original) })
  expect(await codes(twice)).toEqual(['does_not_hold', 'original_changed'])
})

test('a signature of another program after the seal is an addition', async () => {
  const pdf = await PDF.load(sealed)
  const { bytes } = await pdf.sign({ signer: signerOf(await newIdentity({ name: 'Later' })) })
  expect(await codes(bytes)).toEqual(['does_not_hold', 'added_after_seal'])
})

test('a document timestamp after the seal keeps it verifiable for longer', async () => {
  expect(await judge(archived)).toMatchObject({ verdict: 'holds', when: { timestamps: [{ archival: true }] } })
  const at = archived.length - 200
  expect((await codes(archived.with(at, archived[at]! ^ 1)))[0]).toBe('does_not_hold')
})

test('text that a PDF library draws on a page after the seal is found', async () => {
  const pdf = await PDF.load(sealed)
  pdf.getPage(0)!.drawText('and 1,000,000 kr', { x: 60, y: 600 })
  expect(await codes(await pdf.save({ incremental: true }))).toEqual(['does_not_hold', 'added_after_seal'])
})

const { size, root, catalog, form, references } = trailerOf(sealed)
const store = (dss: string, rest = '') => `${catalog.replace(/>>\s*$/, '')} /DSS ${dss} ${rest} >>`
const stream = (dictionary: string, bytes: string) =>
  `<< ${dictionary} /Length ${bytes.length} >>\nstream\n${bytes}\nendstream`

const page = 4

test('validation data and its extension are allowed after the seal', async () => {
  const objects = {
    [root]: store(`${size} 0 R`, '/Extensions << /ESIC << /BaseVersion /1.7 /ExtensionLevel 5 >> >>'),
    [size]: `<< /Certs [${size + 1} 0 R] >>`,
    [size + 1]: stream('', 'certificate'),
  }
  expect(await codes(appendRevision(sealed, objects))).toEqual(['holds'])
})

/** Validation data and a timestamp in one revision, with the timestamp's field on the page, as the server writes them. */
function stampPage(fieldEntries: string, pageEntries: string) {
  const written = trailerOf(sealed).object(page)
  return stampLast(
    appendRevision(sealed, {
      [root]: store(`<< /Certs [${size} 0 R] >>`),
      [size]: stream('', 'certificate'),
      [form.number]: fields(`$1 ${size + 1} 0 R`),
      [size + 1]: `<< /FT /Sig /T (Stamp) /V ${size + 2} 0 R /P ${page} 0 R /Rect [0 0 0 0] ${fieldEntries} >>`,
      [page]: `${written.replace(/>>\s*$/, '')} /Annots [${size + 1} 0 R] ${pageEntries} >>`,
      [size + 2]: emptyTimestamp,
    }),
    timestampAuthority(clock),
  )
}

test('validation data and a timestamp can be added together, with the field of the timestamp on a page', async () => {
  expect(await judge(await stampPage('', ''))).toMatchObject({
    verdict: 'holds',
    when: { timestamps: [{ archival: true }] },
  })
})

test.each([
  ['a field that is visible', () => stampPage('/MK << >>', '')],
  ['a page with another content', () => stampPage('', `/Contents ${size} 0 R`)],
])('%s beside a timestamp is found', async (_, attack) => {
  expect((await codes(await attack()))[0]).toBe('does_not_hold')
})

type Objects = Parameters<typeof appendRevision>[1]
type Forgery = Parameters<typeof appendRevision>[2]
const revision = (objects: Objects, forgery?: Forgery) => () => appendRevision(sealed, objects, forgery)
/** An empty store of validation data, which is allowed, with something else. */
const withStore = (forgery?: Forgery, change = (catalog: string) => catalog, rest = '') =>
  revision({ [root]: change(store('<< >>', rest)) }, forgery)
const fields = (list: string) => form.value.replace(/\/Fields \[([^\]]*)\]/, `/Fields [${list}]`)

const attacks: [string, () => Uint8Array][] = [
  ['another version of a page', revision({ [page]: '<< /Type /Page >>' })],
  ['a new object that nothing needs', revision({ [size]: '(hello)' })],
  ['a catalog with other pages', withStore({}, (catalog) => catalog.replace(/\/Pages \d+/, `/Pages ${size}`))],
  ['a catalog with an action', withStore({}, undefined, '/OpenAction << /S /JavaScript >>')],
  ['a catalog without attachments', withStore({}, (catalog) => catalog.replace(/\/Names \d+ 0 R/, ''))],
  [
    'a stream that is not validation data',
    revision({ [root]: store(`<< /Certs [${size} 0 R] >>`), [size]: stream('/Type /XObject /Subtype /Form', 'q') }),
  ],
  [
    'a visible field',
    revision({
      [form.number]: fields(`${size} 0 R $1`),
      [size]: '<< /FT /Tx /T (hello) /V (1,000,000) /Rect [0 0 100 100] >>',
    }),
  ],
  ['a form without the field of the seal', revision({ [form.number]: fields('') })],
  ['cross-references into the sealed part', withStore({ entries: { [page]: 15 } })],
  ['a removed object', withStore({ entries: { [page]: 'free' } })],
  ['another catalog', revision({ [size]: store('<< >>') }, { root: size })],
  ['a gap in the chain of revisions', withStore({ prev: references - 1 })],
  ['another part of the trailer', withStore({ trailer: '/XRefStm 15' })],
  ['the wrong offset of the cross-references', withStore({ startxref: references })],
  ['a key that stands twice', withStore({}, undefined, '/Pages 1 0 R')],
]

test.each(attacks)('%s after the seal is found', async (_, attack) => {
  expect(await codes(attack())).toEqual(['does_not_hold', 'added_after_seal'])
})
