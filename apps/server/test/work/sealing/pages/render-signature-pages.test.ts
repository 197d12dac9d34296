import { PDF } from '@libpdf/core'
import type { BankIdFacts } from '@paraph/verify'
import { expect, test } from 'vitest'
import { renderSignaturePages } from '#work/sealing/pages/render-signature-pages.ts'
import { quoted } from '@paraph/typesetter/text/inline.ts'
import { setText } from '@paraph/typesetter/text/paragraph.ts'
import { chain, inputOf, partyOf, sha256, signatureOf } from './evidence.ts'
import { contentOf, readPdf, readTrees } from './read-pdf.ts'
import { expectInFull, expectWholeParties, squeeze } from './sizes.support.ts'

test('the pages list the files and the comments of the original, and cut a long comment', async () => {
  const input = inputOf([partyOf('Anna')])
  const { file } = input.evidence.document
  file.attachments = [{ number: 1, name: 'prices.xlsx', size: 20_480, sha256: sha256('prices') }]
  file.notes = [
    { page: 2, author: 'Björn', text: 'Is this\nright?' },
    { page: 3, author: null, text: `long ${'x '.repeat(400)}` },
  ]
  const { text } = await readPdf(await renderSignaturePages(input))
  const found = squeeze(text)
  for (const part of [
    'Files in the original',
    'prices.xlsx, 20 kB',
    sha256('prices'),
    'Page 2, Björn: Is this right?',
    'Page 3: long x',
  ])
    expect(found).toContain(squeeze(part))
  expect(found.match(/x/g)!.length).toBeLessThan(300)
})

test('the pages show the document, what each party did, the audit trail and the seal', async () => {
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
  const { text, info, links } = await readPdf(await renderSignaturePages(input))
  const { file } = input.evidence.document
  for (const expected of [
    'Tenancy agreement',
    'tenancy-agreement.pdf 3 pages, 48 kB',
    file.sha256,
    'Sender Nordhem Bostäder AB',
    'The 3 parties',
    'Signed 21 November 2026 at 14:03:11 UTC',
    'Company Director, Nordhem AB, organization number 556000-1234',
    'Country Sweden (SWE)',
    'Delivery method E-mail to a•••@example.com',
    'reported by mx.example.net',
    'Delivery method SMS to •••••••4567',
    'The link in the message to the party.',
    'The link that the sender has too.',
    'A code that was sent by SMS to •••••••4567 and entered before signing.',
    'Nothing beyond the link.',
    'Document ID doc_01kakxv3xqf0ftbbyqcqzv0zqs Summary',
    'Sent 21 Nov 2026, 13:00:05 UTC, a•••@example.com Opened 21 Nov 2026, 13:00:07 UTC Read 21 Nov 2026, 13:00:09 UTC',
    'Signed 21 Nov 2026, 14:03:11 UTC, with a drawn signature',
    'Identified by The link in the message, a code by SMS to •••••••4567',
    'Signed from The IP address 2001:db8:•',
    'Identified by The link that the sender has too',
    'Accepted 21 November 2026 at 14:03:11 UTC',
    'No signature was required from this party.',
    anna.signature!.sha256,
    'version 2026-11-21-1f6a6a6fe3f2c1d8',
    anna.signature!.statement,
    'The document was changed: title, deadline.',
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
  expect(text).not.toContain('This server made the certificate itself')
  for (const { email, phone } of input.evidence.parties)
    for (const full of [email, phone]) expect(text).not.toContain(full)
  expect(text).not.toMatch(/192\.0\.2|2001:db8:85|iPhone|key_/)
  // What a link proves is said once.
  expect(text.split('does not show that the party used it')).toHaveLength(2)
  expect(info).toMatchObject({ Title: 'Tenancy agreement', Language: 'en-GB' })
  expect(links).toMatchObject([{ url: 'https://sign.example.com/verify/' }])
})

test('every text is Swedish in a Swedish document, and times name the zone', async () => {
  const seal = { ...inputOf().seal, selfSigned: true, level: 'B-B' as const }
  const input = inputOf(
    [partyOf('Anna', { role: 'REVIEWER' })],
    { language: 'SV' },
    { seal, timeZone: 'Europe/Stockholm' },
  )
  const { text, info } = await readPdf(await renderSignaturePages(input))
  expect(text).toContain('Underskriftssidor')
  expect(text).toContain('Bekräftade sin granskning 21 november 2026 kl. 15:03:11 CET')
  expect(text).toContain('Anna bekräftade sin granskning av dokumentet.')
  expect(text).toContain('Den här servern har själv gjort certifikatet.')
  expect(text).toContain('Underskriftssida 1 av')
  const own = text.replaceAll(input.evidence.parties[0]!.signature!.statement, '')
  expect(own).not.toMatch(/\b(the|signed|party|sender|seal|file|with)\b/i)
  expect(info).toMatchObject({ Language: 'sv-SE' })
})

const names = [
  'Ελένη Παπαδοπούλου',
  'Владимир Ковальчук',
  '山田 太郎 (やまだ)',
  '李小龙 王芳',
  '김민준',
  '臺灣 陳淑芬 ㄅㄆ',
  'אברהם כהן',
  'محمد علي',
  'अनिल कुमार श्रीवास्तव',
  'দেবব্রত চক্রবর্তী',
  'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ',
  'ગુજરાતી પટેલ',
  'தமிழ்ச்செல்வி',
  'తెలుగు ప్రసాద్',
  'ಕನ್ನಡ ಶ್ರೀನಿವಾಸ',
  'മലയാളം കൃഷ്ണൻ',
  'සිංහල ශ්‍රී',
  'สมชาย ใจดี',
  'ລາວ ສົມ',
  'ភាសាខ្មែរ ស្រី',
  'မြန်မာ အောင်',
  'ጌታቸው አበበ',
  'გიორგი ბერიძე',
  'Արմեն Սարգսյան',
  'བོད་ཡིག',
  'Nguyễn Thị Phượng',
  'Łukasz Żółć-Ďuriš',
  'x\u030c m\u0300 e\u0323\u0301',
  'Ann 👩‍💻 🇸🇪 ❤️',
]

test('a name in any script is drawn with a font that has it, and can be copied', async () => {
  const bytes = await renderSignaturePages(inputOf(names.map((name) => partyOf(name))))
  const { text } = await readPdf(bytes)
  const squeezed = squeeze(text)
  for (const name of names) expect(squeezed, name).toContain(squeeze(name))
  expect(text).not.toMatch(/U\+[0-9A-F]{4}/)
  expect(Buffer.from(bytes).includes('noto-sans-devanagari')).toBe(false)
  expect(Buffer.from(bytes).includes('noto-sans-thai')).toBe(true)
})

test('text from right to left keeps its place in a line from left to right', async () => {
  const { text } = await readPdf(await renderSignaturePages(inputOf([partyOf('Ali علي (CEO)')])))
  expect(squeeze(text)).toContain(squeeze('I am Ali علي (CEO), and I have read'))
  expect(squeeze(text)).toContain(squeeze('Ali علي (CEO) signed the document.'))
})

test('characters that are invisible, dangerous or in no font are printed as their code points', async () => {
  const name = 'Evil \u202ename \u0007 \ud800 \u{10ffff} \u{13000}'
  const { text } = await readPdf(await renderSignaturePages(inputOf([partyOf(name)])))
  for (const code of ['U+202E', 'U+0007', 'U+D800', 'U+10FFFF', 'U+13000']) expect(text).toContain(code)
  expect(text).toContain('Evil')
})

test('a line break in a name or a title does not look like a line of the signature pages', async () => {
  const forged = 'Anna\nSigned by: Bob Boss\r\nVerified with BankID\u2028Signed\u0085by\vall'
  const input = inputOf([partyOf(forged, { companyName: forged, email: null })], { title: forged, sender: forged })
  input.evidence.events = chain([
    { type: 'party.rejected', partyId: input.evidence.parties[0]!.id, data: { reason: forged } },
  ])
  const { pages, text } = await readPdf(await renderSignaturePages(input))
  expect(pages.join('\n')).not.toMatch(/^(Signed by: Bob|Verified with BankID)/m)
  for (const code of ['U+000A', 'U+000D', 'U+2028', 'U+0085', 'U+000B']) expect(text).toContain(code)
  const [line, ...others] = await setText(quoted(forged), { style: 'regular', size: 10, color: '#000000' }, 5000)
  expect(line!.pieces.length).toBeGreaterThan(1)
  expect(others).toEqual([])
})

test('text that looks like the syntax of a PDF is only text', async () => {
  const hostile = ') Tj ET Q endstream endobj << /JS (app.alert(1)) >> \\ %% (('
  const input = inputOf([partyOf(hostile, { companyName: hostile })], {
    title: hostile,
    file: { ...inputOf().evidence.document.file, name: hostile },
  })
  const bytes = await renderSignaturePages(input)
  expect(squeeze((await readPdf(bytes)).text).split(squeeze(hostile)).length).toBeGreaterThan(5)
  expect(Buffer.from(bytes).includes('app.alert')).toBe(false)
  const pdf = await PDF.load(bytes)
  expect(pdf.recoveredViaBruteForce).toBe(false)
  expect(pdf.warnings).toEqual([])
})

test.each([['one word', 'W'.repeat(2_000)]])(
  'a long text (%s) is printed in full, over as many pages as it needs',
  async (_, long) => {
    await expect(expectInFull(long)).resolves.toBeUndefined()
  },
)

test('a drawn signature is drawn again as curves, and a dot as a dot', async () => {
  const draw = async (strokes: [number, number][][] | null) =>
    contentOf(
      await renderSignaturePages(
        inputOf([partyOf('Anna', { signature: signatureOf('Anna', { strokes, typedName: 'Anna' }) })]),
      ),
    )
  const drawn = await draw([
    [
      [100, 100],
      [200, 50],
      [300, 120],
    ],
    [[860, 320]],
  ])
  expect(drawn.match(/ c( |$)/gm)).toHaveLength(2)
  const dot = /^([\d.]+) ([\d.]+) m \1 \2 l S$/m
  expect(drawn).toMatch(dot)
  const typed = await draw(null)
  expect(typed).not.toMatch(/ c( |$)/m)
  expect(typed).not.toMatch(dot)
})

test('each kind of signature says what it is', async () => {
  const kinds = [
    signatureOf('a', { type: 'MANUAL', strokes: null, scan: { type: 'application/pdf', sha256: sha256('scan') } }),
    signatureOf('b', { type: 'CLICK_TO_SIGN', strokes: null }),
    signatureOf('c', { strokes: null, typedName: 'Bo Typed' }),
  ]
  const bytes = await renderSignaturePages(inputOf(kinds.map((signature) => partyOf('Bo', { signature }))))
  const { text } = await readPdf(bytes)
  expect(text).toContain('Signed by hand on paper. The scan follows the signature pages.')
  expect(text).toContain('Confirmed with a click')
  expect(text).toContain('Typed name Bo Typed')
  expect(Buffer.from(bytes).includes('caveat')).toBe(true)
})

const bankId: BankIdFacts = {
  environment: 'production',
  name: 'ANNA LINDQVIST',
  personalNumber: '19900101-****',
  signedAt: '2026-11-21T14:03:10.000Z',
  orderRef: '131daac9-16c6-4618-beb0-365768f37288',
  bankIdIssueDate: '2026-01-15',
  ipAddress: '192.0.2.8',
  risk: 'low',
  signatureSha256: sha256('xml'),
  ocspResponseSha256: sha256('ocsp'),
}

test('a BankID signature has the name of the person from BankID, and says if it is not a real person', async () => {
  const draw = async (language: 'EN' | 'SV', facts: Partial<BankIdFacts> = {}) => {
    const drawn = { type: 'BANKID', strokes: null, verification: 'NONE' } as const
    const signature = signatureOf('Anna', { ...drawn, bankId: { ...bankId, ...facts } })
    const input = inputOf([partyOf('Anna Lindqvist', { requiredSignature: 'BANKID', signature })], { language })
    return (await readPdf(await renderSignaturePages(input))).text
  }
  const english = await draw('EN')
  for (const part of [
    'Signed with BankID ANNA LINDQVIST 19900101-****',
    'Identified by BankID ANNA LINDQVIST, personal number 19900101-****',
    'everybody who gets this PDF can read it',
    'Confirmed by BankID 21 November 2026 at 14:03:10 UTC',
  ])
    expect(english).toContain(part)
  expect(english).not.toContain('not a real person')
  expect(english).not.toContain('192.0.2.8')
  expect(english).not.toContain('Nothing beyond the link')
  expect(await draw('EN', { environment: 'test' })).toContain('Test: not a real person')
  expect(await draw('SV', { environment: 'simulator' })).toContain('Simulator: inte en verklig person')
  const long = await draw('SV', { name: 'ANNA '.repeat(60).trim() })
  expect(long).toContain('Identifierad med BankID ANNA ANNA')
})

test('twenty parties fit, no block of a party is cut, and pages are numbered', async () => {
  const pages = await expectWholeParties(20)
  expect(pages).toBeGreaterThan(10)
  expect(pages).toBeLessThan(25)
})

test('of more than 2,000 events, the pages print the first and the last ones, and count the others', async () => {
  const input = inputOf()
  const [party] = input.evidence.parties
  const events = chain(Array.from({ length: 2345 }, () => ({ type: 'party.reminded' as const, partyId: party!.id })))
  const { text } = await readPdf(await renderSignaturePages({ ...input, evidence: { ...input.evidence, events } }))
  const printed = (number: number) => text.includes(` ${events[number - 1]!.hash.slice(0, 12)}`)
  expect(text.split('was reminded.').length - 1).toBe(2000)
  expect([1, 1000, 1346, 2345].map(printed)).toEqual([true, true, true, true])
  expect([1001, 1345].map(printed)).toEqual([false, false])
  expect(text).toContain('345 entries are not printed here. All entries are in evidence.json.')
})

test('a party has read only if its page reported that, and otherwise its signature only counts as reading', async () => {
  const consentVersion = '2026-11-21-1f6a6a6fe3f2c1d8'
  const pagesWith = async (isConfirmed: boolean) => {
    const reading = { shownPages: 0, isConfirmed }
    const input = inputOf([partyOf('Anna', { signature: signatureOf('Anna', { reading }) })])
    input.evidence.events = chain([
      { type: 'party.read', partyId: input.evidence.parties[0]!.id, data: { consentVersion } },
    ])
    return (await readPdf(await renderSignaturePages(input))).text
  }
  const silent = await pagesWith(false)
  expect(silent).toContain('The act of Anna counts as reading. No page reported that Anna has')
  expect(silent).toContain('Read Not recorded')
  const confirmed = await pagesWith(true)
  expect(confirmed).toContain('Anna confirmed that it has read the document.')
  expect(confirmed).toMatch(/Read 21 Nov 2026/)
})

test('an event of a type that this version does not know is printed with its type', async () => {
  const input = inputOf()
  input.evidence.events = chain([{ type: 'party.teleported' as 'party.read', partyId: 'pty_removed' }])
  const { text } = await readPdf(await renderSignaturePages(input))
  expect(text).toContain('Event of the type party.teleported.')
})

test('each page says TEST if a test key created the document, and otherwise no page does', async () => {
  const parties = ['Anna', 'Bo', 'Cy', 'Di', 'Ed'].map((name) => partyOf(name))
  const { pages } = await readPdf(await renderSignaturePages(inputOf(parties, { test: true })))
  expect(pages.length).toBeGreaterThan(3)
  for (const page of pages) {
    expect(page).toMatch(/^TEST$/m)
    expect(page).toContain('TEST – not a real document')
  }
  const live = await readPdf(await renderSignaturePages(inputOf(parties)))
  expect(live.text).not.toContain('TEST')
})

test('screen readers get headings, tables, lists, and words for the signature and the QR code', async () => {
  const trees = await readTrees(await renderSignaturePages(inputOf()))
  const tags = JSON.stringify(trees)
  for (const role of [
    'H1',
    'H2',
    'H3',
    'P',
    'L',
    'LI',
    'Lbl',
    'LBody',
    'BlockQuote',
    'Table',
    'TR',
    'TH',
    'TD',
    'Link',
  ]) {
    expect(tags).toContain(`"role":"${role}"`)
  }
  expect(tags).toContain('"alt":"The signature that Anna Lindqvist drew"')
  expect(tags).toContain('"alt":"QR code with the address https://sign.example.com/verify/"')
})

test('the same input gives the same bytes, whatever was drawn before', async () => {
  const input = inputOf([partyOf('Anna'), partyOf('山田 太郎'), partyOf('محمد بن عبد الله')])
  const first = await renderSignaturePages(input)
  await renderSignaturePages(
    inputOf(
      names.map((name) => partyOf(name)),
      { language: 'SV', test: true },
    ),
  )
  const [second, third] = await Promise.all([renderSignaturePages(input), renderSignaturePages(input)])
  expect(Buffer.from(second).equals(first)).toBe(true)
  expect(Buffer.from(third).equals(first)).toBe(true)
})
