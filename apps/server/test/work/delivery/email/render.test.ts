import { expect, test } from 'vitest'
import { renderMail } from '#work/delivery/email/render.ts'
import { kinds } from '../../../../dev/letters.ts'
import { letter, proof, verifyUrl } from '../letter.ts'

const roles = ['SIGNER', 'ACCEPTOR', 'REVIEWER', 'ORGANIZER'] as const
const url = letter().signingUrl

const readers = (['EN', 'SV'] as const).flatMap((language) => roles.map((role) => ({ language, role })))

test.each(kinds)(
  '%s has the title, the same sentences as text and as HTML, and links only if there is something to do',
  (kind) => {
    for (const { language, role } of readers) {
      const change = { kind, document: { language, message: 'Please sign.\nAnna' }, party: { role } }
      const { text, html } = renderMail(letter(change), 'Europe/Stockholm')
      expect(text).toContain('Tenancy agreement')
      const visible = html
        .replace(/<style>[^]*?<\/style>|<title>[^]*?<\/title>/g, '')
        .replaceAll(/<[^>]+>/g, ' ')
        .replaceAll('&quot;', '"')
      for (const sentence of text.split(/\n+/)) {
        const marked = sentence.replace(/^(> |-- )/, '').replace(/:$/, '')
        expect(visible, `${language} ${role}`).toContain(marked.trim())
      }
      const asks = ['INVITATION', 'YOUR_TURN', 'REMINDER', 'RECEIPT', 'COMPLETED'].includes(kind)
      expect(text.includes(url)).toBe(asks)
      const links = Array.from(html.matchAll(/href="([^"]+)"/g), ([, href]) => href)
      expect(links).toEqual([...(kind === 'COMPLETED' ? [verifyUrl] : []), ...(asks ? [url, url] : [])])
      expect(html).not.toMatch(/<img|<script|@import|url\(/)
      expect(html).toContain(`<html lang="${language.toLowerCase()}">`)
    }
  },
)

test.each(['INVITATION', 'REJECTED'] as const)(
  'texts of users cannot add markup, a second line in the subject, or a change of direction: %s',
  (kind) => {
    const evil = '<script>alert("1")</script>\r\nBcc: x@example.com\u202e'
    const texts = { senderName: evil, rejectedBy: evil, document: { title: evil, message: evil } }
    const { subject, html, text } = renderMail(letter({ kind, ...texts }), 'UTC')
    expect(subject).not.toMatch(/[\r\n\u202e]/)
    expect(html).not.toContain('<script')
    expect(html).not.toContain('\u202e')
    expect(html).toContain('&lt;script&gt;')
    expect(text.split('\n').filter((line) => line.startsWith('Bcc'))).toEqual([])
  },
)

test('an address in a name, a title or a reason does not become a link in a mail program', () => {
  const evil = `Pay at https://evil.example.com/pay or a@evil.example.com, www.evil.com${'\u0301'.repeat(200)}`
  for (const kind of ['REJECTED', 'COMPLETED', 'INVITATION'] as const) {
    const acts = [{ name: evil, role: 'SIGNER' as const, at: '2026-11-21T09:12:00.000Z' }]
    const names = { to: { name: 'www.evil.com', address: 'anna@example.com' }, senderName: evil, rejectedBy: evil }
    const document = { title: evil, rejectedReason: evil }
    const { text, html, subject } = renderMail(letter({ kind, ...names, proof: { ...proof, acts }, document }), 'UTC')
    const shown = html.replace(/<title>.*?<\/title>/s, '').replaceAll(/aria-label="[^"]*"/g, '')
    for (const part of [text, shown])
      expect(part).not.toMatch(/evil\.(com|example)|@evil|https:\/\/evil|example\.com\/pay/)
    expect(text.replaceAll('\u200c', '')).toContain('www.evil.com')
    expect(shown + text).not.toMatch(/\u0301{7}/)
    // The subject has no invisible characters: a mail program makes no links in it, and people search for its words.
    expect(subject).not.toContain('\u200c')
  }
})

test('the sender’s message is quoted line by line, and is only in messages that ask the party to act', () => {
  const message = 'One <b>line</b>.\nAnother.'
  const { html, text } = renderMail(letter({ document: { message } }), 'UTC')
  expect(text).toContain('> One <b>line</b>.\n> Another.')
  expect(html).toContain('One &lt;b&gt;line&lt;/b&gt;.<br>Another.')
  expect(renderMail(letter({ kind: 'EXPIRED', document: { message } }), 'UTC').text).not.toContain('Another.')
})

test('right-to-left text does not reorder the text around it, in a message and in a sentence', () => {
  const title = 'הסכם שכירות 12'
  const { subject, text, html } = renderMail(letter({ document: { title, message: `\u202e${title}` } }), 'UTC')
  expect(subject).toBe(`Lindqvist Bygg AB asks you to sign: ${title}`)
  expect(text).toContain(`asks you to sign “\u2068${title}\u2069”.`)
  expect(text).toContain(`\n> ${title}\n`)
  expect(html).toContain(`asks you to sign “<bdi>${title}</bdi>”.`)
  expect(html).toContain(`<blockquote dir="auto"`)
  expect(html).not.toMatch(/\p{Bidi_Control}/u)
  expect(renderMail(letter(), 'UTC').text).not.toMatch(/\p{Bidi_Control}/u)
})

test('a mail with a link warns against forwarding it and against unexpected mails', () => {
  for (const [kind, warns] of [
    ['INVITATION', true],
    ['COMPLETED', true],
    ['CODE', false],
    ['EXPIRED', false],
  ] as const) {
    const { text } = renderMail(letter({ kind }), 'UTC')
    expect([kind, /do not forward/.test(text), /ask the sender first/.test(text)]).toEqual([kind, warns, warns])
  }
})

test('a mail greets by the first name of the contact if the name still begins with it', () => {
  for (const [name, firstName, greeted] of [
    ['Carl Johan Berg', 'Carl Johan', 'Carl Johan'],
    ['Carl Johan Berg', null, 'Carl'],
    ['Anna Lindqvist', 'Carl Johan', 'Anna'],
    ['Annabel Lind', 'Anna', 'Annabel'],
  ] as const) {
    const to = { name, firstName, address: 'anna@example.com' }
    expect(renderMail(letter({ to }), 'UTC').text).toMatch(new RegExp(`^Hello ${greeted},$`, 'm'))
  }
})

test('times are in the time zone of the account, which is named', () => {
  const change = { document: { expiresAt: '2027-01-31T23:00:00.000Z' }, timeZone: 'Europe/Helsinki' }
  expect(renderMail(letter(change), 'UTC').text).toContain('1 February 2027 at 01:00 EET')
  for (const [kind, expected] of [
    ['RECEIPT', 'Time: 21 November 2026 at 11:12 EET'],
    ['COMPLETED', 'Anna Lindqvist, signed 21 November 2026 at 11:12 EET'],
  ] as const)
    expect(renderMail(letter({ ...change, kind }), 'UTC').text).toContain(expected)
})

test('the contact of the sender is a link, and an address in the name of the sender is none', () => {
  const senderContact = { email: 'avtal@example.com', phone: '+46701740605' }
  const { html, text } = renderMail(letter({ senderContact, senderName: 'avtal@example.com' }), 'UTC')
  expect(html.match(/href="mailto:avtal@example.com"/g)).toHaveLength(1)
  expect(html).toContain('<a href="tel:+46701740605"')
  expect(text).toContain(': avtal@example.com, +46701740605.')
})

test.each(kinds)('%s of a test document says first that it is a test, everywhere, and of a live one never', (kind) => {
  for (const { language, role } of readers) {
    const notice = {
      EN: 'This is a test. What you sign has no legal effect.',
      SV: 'Det här är ett test. Det du skriver under har ingen rättslig verkan.',
    }[language]
    const change = { kind, document: { language }, party: { role } }
    const live = renderMail(letter(change), 'UTC')
    const { subject, text, html } = renderMail(letter({ ...change, isTest: true }), 'UTC')
    expect(subject).toBe(`TEST: ${live.subject}`)
    expect(text).toBe(`${notice}\n\n${live.text}`)
    expect(html.indexOf(notice)).toBeGreaterThan(html.indexOf('role="article"'))
    expect(html.indexOf(notice)).toBeLessThan(html.indexOf(language === 'EN' ? 'Hello' : 'Hej'))
    expect(live.html).not.toContain(notice)
  }
})

test('the mail about the completion names no other party after a code, and protects personal numbers', () => {
  const completed = (change: Partial<typeof proof>) =>
    renderMail(letter({ kind: 'COMPLETED', proof: { ...proof, ...change } }), 'UTC')
  const { text, html } = completed({ isProtected: true })
  expect(text).toContain('is not attached, because this document is protected by a code.')
  expect(text).toContain(proof.sha256)
  for (const body of [text, html]) expect(body).not.toContain('Erik Berg')
  const numbered = completed({ hasPersonalNumber: true }).text
  expect(numbered).toContain('Send the sealed PDF only to people who may read the personal numbers in it.')
  expect(numbered).not.toContain('You may send')
})
