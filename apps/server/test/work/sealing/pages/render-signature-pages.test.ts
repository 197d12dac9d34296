import { PDF } from '@libpdf/core'
import { expect, test } from 'vitest'
import { placesNotPrinted } from '#work/sealing/pages/sections/trail-section.ts'
import { renderSignaturePages } from '#work/sealing/pages/render-signature-pages.ts'
import { quoted } from '@paraph/typesetter/text/inline.ts'
import { setText } from '@paraph/typesetter/text/paragraph.ts'
import { sha256 } from '@paraph/testing/server/verify.ts'
import { chain, inputOf, partyOf, signatureOf } from './evidence.ts'
import { contentOf, readPdf, readTrees, squeeze } from './read-pdf.ts'

const render = async (...args: Parameters<typeof inputOf>) => readPdf(await renderSignaturePages(inputOf(...args)))
const [files, hashOf] = ['prices.xlsx', sha256(Buffer.from('prices'))]

const anna = partyOf('Anna Lindqvist', {
  companyName: 'Nordhem AB',
  companyRole: 'Director',
  companyOrgNumber: '556000-1234',
  country: 'SWE',
  signature: signatureOf('Anna Lindqvist', {
    reading: {
      shownPages: 0,
      isConfirmed: true,
      confirmation: 'WHOLE_DOCUMENT',
      pages: [{ page: 1, percent: 62, seconds: 15 }],
    },
  }),
})
const ali = partyOf('Ali Hassan', {
  role: 'ACCEPTOR',
  deliveryMethod: 'SMS',
  signature: signatureOf('Ali Hassan', { link: 'API', verification: 'NONE', ipAddress: null }),
})
const follower = partyOf('Maria Olsson', { role: 'ORGANIZER', requiredSignature: 'NONE', signature: null })
const input = inputOf([anna, ali, follower])
const { id, file, sender } = input.evidence.document
file.attachments = [{ number: 1, name: files, size: 20_480, sha256: hashOf }]
file.notes = [
  { page: 2, author: 'Björn', text: 'Is this\nright?' },
  { page: 3, author: null, text: `long ${'§ '.repeat(400)}` },
]
const whole = await renderSignaturePages(input)

test('the pages show the document, what each party did, the audit trail and the seal', async () => {
  const { text, info, links } = await readPdf(whole)
  for (const expected of [
    'Tenancy agreement',
    'tenancy-agreement.pdf 3 pages, 48 kB',
    file.sha256,
    `Sender ${sender}`,
    'The 3 parties',
    'Signed 21 November 2026 at 14:03:11 UTC',
    'Company Director, Nordhem AB, organization number 556000-1234',
    'Country Sweden (SWE)',
    'Delivery method E-mail to p•••@example.com',
    'reported by mx.example.net',
    'Delivery method SMS to •••••••0605',
    'The link in the message to the party.',
    'The link that the sender has too.',
    'A code that was sent by SMS to •••••••0605 and entered before signing.',
    'Nothing beyond the link.',
    `Document ID ${id} Summary`,
    'Sent 21 Nov 2026, 13:00:05 UTC, p•••@example.com Opened 21 Nov 2026, 13:00:07 UTC Read 21 Nov 2026, 13:00:09 UTC',
    'Signed 21 Nov 2026, 14:03:11 UTC, with a drawn signature',
    'Identified by The link in the message, a code by SMS to •••••••0605',
    'Signed from The IP address 2001:db8:•',
    'Identified by The link that the sender has too',
    'Accepted 21 November 2026 at 14:03:11 UTC',
    'No signature was required from this party.',
    anna.signature!.sha256,
    'version 2026-11-21-1f6a6a6fe3f2c1d8',
    anna.signature!.statement,
    'The document was changed: title, deadline.',
    'title before: “Lease” · deadline before: 31 Dec 2026, 22:59:59 UTC, from now on: none',
    'Reading The signing page reported: 0 of 3 pages have been shown. Of what is printed, this was shown: 62% of page 1 for 15 s. A page counts from 90%. The party ticked “I have read the whole document.”',
    'by the link in the message · by touch',
    'by the link in the message · without a click, touch or key',
    'Anna Lindqvist signed the document.',
    'Ali Hassan accepted the document.',
    input.evidence.events.at(-1)!.hash,
    input.evidence.accountChain.hash,
    input.seal.subject,
    'PAdES B-LT',
    'https://sign.example.com/verify/',
    'evidence.json',
  ]) {
    expect(text).toContain(expected)
  }
  expect(text).not.toMatch(/This server made the certificate itself|TEST|192\.0\.2|2001:db8:85|iPhone|key_/)
  for (const { email, phone } of input.evidence.parties)
    for (const full of [email, phone]) expect(text).not.toContain(full)
  // What a link proves is said once.
  expect(text.split('does not show that the party used it')).toHaveLength(2)
  expect(info).toMatchObject({ Title: 'Tenancy agreement', Language: 'en-GB' })
  expect(links).toMatchObject([{ url: 'https://sign.example.com/verify/' }])
})

test('the pages list the files and the comments of the original, and cut a long comment', async () => {
  const found = squeeze((await readPdf(whole)).text)
  for (const part of [
    'Files in the original',
    `${files}, 20 kB`,
    hashOf,
    'Page 2, Björn: Is this right?',
    'Page 3: long',
  ])
    expect(found).toContain(squeeze(part))
  expect(found.match(/§/g)!.length).toBeLessThan(300)
})

test('screen readers get headings, tables, lists, and words for the signature and the QR code', async () => {
  const tags = JSON.stringify(await readTrees(whole))
  for (const role of 'H1 H2 H3 P L LI Lbl LBody BlockQuote Table TR TH TD Link'.split(' '))
    expect(tags).toContain(`"role":"${role}"`)
  expect(tags).toContain('"alt":"The signature that Anna Lindqvist drew"')
  expect(tags).toContain('"alt":"QR code with the address https://sign.example.com/verify/"')
})

test('every text is Swedish in a Swedish document, and times name the zone', async () => {
  const seal = { ...input.seal, selfSigned: true, level: 'B-B' as const }
  const reviewer = partyOf('Anna', { role: 'REVIEWER' })
  const { text, info } = await render([reviewer], { language: 'SV' }, { seal, timeZone: 'Europe/Stockholm' })
  expect(text).toContain('Underskriftssidor')
  expect(text).toContain('Bekräftade sin granskning 21 november 2026 kl. 15:03:11 CET')
  expect(text).toContain('Anna bekräftade sin granskning av dokumentet.')
  expect(text).toContain('Den här servern har själv gjort certifikatet.')
  expect(text).toContain('Underskriftssida 1 av')
  const own = text.replaceAll(reviewer.signature!.statement, '')
  expect(own).not.toMatch(/\b(the|signed|party|sender|seal|file|with)\b/i)
  expect(info).toMatchObject({ Language: 'sv-SE' })
})

const names =
  'Ελένη Παπαδοπούλου|Владимир Ковальчук|山田 太郎 (やまだ)|李小龙 王芳|김민준|臺灣 陳淑芬 ㄅㄆ|אברהם כהן|محمد علي|अनिल कुमार श्रीवास्तव|দেবব্রত চক্রবর্তী|ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ|ગુજરાતી પટેલ|தமிழ்ச்செல்வி|తెలుగు ప్రసాద్|ಕನ್ನಡ ಶ್ರೀನಿವಾಸ|മലയാളം കൃഷ്ണൻ|සිංහල ශ්‍රී|สมชาย ใจดี|ລາວ ສົມ|ភាសាខ្មែរ ស្រី|မြန်မာ အောင်|ጌታቸው አበበ|გიორგი ბერიძე|Արմեն Սարգսյան|བོད་ཡིག|Nguyễn Thị Phượng|Łukasz Żółć-Ďuriš|x\u030c m\u0300 e\u0323\u0301|Ann 👩‍💻 🇸🇪 ❤️'.split(
    '|',
  )

test('a name in any script is drawn with a font that has it, can be copied, and changes no later pages', async () => {
  const some = inputOf([partyOf('Anna'), partyOf('山田 太郎'), partyOf('محمد بن عبد الله')])
  const before = await renderSignaturePages(some)
  const attachments = names.map((name, index) => ({ number: index + 1, name, size: 1, sha256: hashOf }))
  const bytes = await renderSignaturePages(inputOf(undefined, { file: { ...file, attachments } }))
  const { text } = await readPdf(bytes)
  const squeezed = squeeze(text)
  for (const name of names) expect(squeezed, name).toContain(squeeze(name))
  expect(text).not.toMatch(/U\+[0-9A-F]{4}/)
  expect(Buffer.from(bytes).includes('noto-sans-devanagari')).toBe(false)
  expect(Buffer.from(bytes).includes('noto-sans-thai')).toBe(true)
  for (const after of await Promise.all([renderSignaturePages(some), renderSignaturePages(some)]))
    expect(Buffer.from(after).equals(before)).toBe(true)
})

test('a name can not look like a line of the pages, like the syntax of a PDF, or hide its characters', async () => {
  const mixed = 'Ali علي (CEO)'
  const evil = 'Evil \u202ename \u0007 \ud800 \u{10ffff} \u{13000}'
  const forged = 'Anna\nSigned by: Bob Boss\r\nVerified with BankID\u2028Signed\u0085by\vall'
  const hostile = ') Tj ET Q endstream endobj << /JS (app.alert(1)) >> \\ %% (('
  const rejecting = partyOf(forged, { companyName: hostile })
  const forgery = inputOf([partyOf(mixed), partyOf(evil), rejecting], {
    title: `${forged} ${hostile}`,
    sender: hostile,
    file: { ...file, name: hostile },
  })
  forgery.evidence.events.push(
    ...chain([{ type: 'party.rejected', partyId: rejecting.id, data: { reason: `${forged} ${hostile}` } }]),
  )
  const bytes = await renderSignaturePages(forgery)
  const { pages, text } = await readPdf(bytes)
  // Text from right to left keeps its place in a line from left to right.
  expect(squeeze(text)).toContain(squeeze(`I am ${mixed}, and I have read`))
  expect(squeeze(text)).toContain(squeeze(`${mixed} signed the document.`))
  expect(pages.join('\n')).not.toMatch(/^(Signed by: Bob|Verified with BankID)/m)
  const codes = 'U+202E U+0007 U+D800 U+10FFFF U+13000 U+000A U+000D U+2028 U+0085 U+000B'
  for (const code of codes.split(' ')) expect(text).toContain(code)
  expect(squeeze(text).split(squeeze(hostile)).length).toBeGreaterThan(4)
  expect(Buffer.from(bytes).includes('app.alert')).toBe(false)
  const pdf = await PDF.load(bytes)
  expect([pdf.recoveredViaBruteForce, pdf.warnings]).toEqual([false, []])
  const [line, ...others] = await setText(quoted(forged), { style: 'regular', size: 10, color: '#000000' }, 5000)
  expect(line!.pieces.length).toBeGreaterThan(1)
  expect(others).toEqual([])
})

test('a long text is printed in full, over as many pages as it needs', async () => {
  const long = 'W'.repeat(2_000)
  const signature = signatureOf('Anna', { statement: long, strokes: null, typedName: long.slice(0, 200) })
  const party = partyOf(long, { signature })
  const input = inputOf([party])
  input.evidence.events = chain([{ type: 'party.rejected', partyId: party.id, data: { reason: long } }])
  const { pages } = await readPdf(await renderSignaturePages(input))
  expect(pages.length).toBeGreaterThan(3)
  expect(squeeze(pages.map((page) => page.replace(/doc_.*$/s, '')).join('')).length).toBeGreaterThan(3 * long.length)
})

test('a drawn signature is drawn as curves, a dot as a dot, and the other kinds say what they are', async () => {
  const render = async (...signatures: Parameters<typeof signatureOf>[1][]) =>
    renderSignaturePages(inputOf(signatures.map((changes) => partyOf('Bo', { signature: signatureOf('Bo', changes) }))))
  const [curve, dot] = [/ c( |$)/gm, /^([\d.]+) ([\d.]+) m \1 \2 l S$/m]
  const stroke = '100 100,200 50,300 120'.split(',').map((point) => point.split(' ').map(Number) as [number, number])
  const drawn = contentOf(await render({ strokes: [stroke, [[860, 320]]] }))
  expect(drawn.match(curve)).toHaveLength(2)
  expect(drawn).toMatch(dot)
  const bytes = await render(
    { type: 'MANUAL', strokes: null, scan: { type: 'application/pdf', sha256: hashOf } },
    { type: 'CLICK_TO_SIGN', strokes: null },
    { strokes: null, typedName: 'Bo Typed' },
  )
  const { text } = await readPdf(bytes)
  expect(text).toContain('Signed by hand on paper. The scan follows the signature pages.')
  expect(text).toContain('Confirmed with a click')
  expect(text).toContain('Typed name Bo Typed')
  expect(Buffer.from(bytes).includes('caveat')).toBe(true)
  for (const shape of [curve, dot]) expect(contentOf(bytes)).not.toMatch(shape)
})

test('no block of a party is cut, pages are numbered, and each page of a test document says TEST', async () => {
  const parties = Array.from({ length: 8 }, (_, index) => partyOf(`Party ${index} of many`))
  const { pages } = await render(parties, { test: true })
  expect(pages.length).toBeGreaterThan(4)
  expect(pages.length).toBeLessThan(12)
  for (const [index, page] of pages.entries()) {
    expect(page).toContain(`Signature page ${index + 1} of ${pages.length}`)
    expect(page.match(/^Delivery method/gm)?.length ?? 0).toBe(page.match(/Agreed to these words/g)?.length ?? 0)
    expect(page).toMatch(/^TEST$/m)
    expect(page).toContain('TEST – not a real document')
  }
})

// The test `campaigns/sealing/pages.test.ts` draws the pages of more than 2,000 events.
test.each([
  [1999, 1000, 1000],
  [2000, 1000, 1000],
  [2345, 1000, 1345],
])('of %i events, the pages leave out those from %i up to %i', (count, from, to) => {
  expect(placesNotPrinted(count)).toEqual([from, to])
})

test('a party has read only if its page reported that; an event of an unknown type is printed', async () => {
  const parties = ['Anna', 'Bo'].map((name) =>
    partyOf(name, { signature: signatureOf(name, { reading: { shownPages: 0, isConfirmed: name === 'Bo' } }) }),
  )
  const input = inputOf(parties)
  const data = { consentVersion: '2026-11-21-1f6a6a6fe3f2c1d8' }
  input.evidence.events = chain([
    ...parties.map(({ id }) => ({ type: 'party.read' as const, partyId: id, data })),
    { type: 'party.teleported' as 'party.read', partyId: 'pty_removed' },
  ])
  const { text } = await readPdf(await renderSignaturePages(input))
  expect(text).toContain('The act of Anna counts as reading. No page reported that Anna has')
  expect(text).toContain('Bo confirmed that it has read the document.')
  expect(text).toMatch(/Read Not recorded.*Read 21 Nov 2026/)
  expect(text).toContain('Event of the type party.teleported.')
})
