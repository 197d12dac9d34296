import fc from 'fast-check'
import { expect, test } from 'vitest'
import { composeText } from '#work/delivery/sms/compose-text.ts'
import { segmentsOf } from '#work/delivery/sms/segments.ts'
import { kinds, type LetterChange } from '../../../../dev/letters.ts'
import { letter as letterOf } from '../letter.ts'

const signingUrl = 'https://sign.example.com/sign/#Zm9vYmFyYmF6cXV4MTIzNAZm9vYmFyYmF6cXV4MTIzNA'

/** Words that an SMS must not contain. */
const unsaid = { message: 'The message.', rejectedReason: 'The reason.', cancelledReason: 'The reason.' }

const letter = ({ title = 'Tenancy agreement', language = 'EN', ...rest }: SmsChange = {}) =>
  letterOf({ signingUrl, code: '123456', document: { title, language, ...unsaid }, ...rest })

interface SmsChange extends Omit<LetterChange, 'document'> {
  title?: string
  language?: 'EN' | 'SV'
}

const all = (language: 'EN' | 'SV') =>
  kinds.map((kind) => composeText(letter({ kind, language, title: 'Hyresavtal Åsögatan 118' }))).join('\n')

test('the messages in English', () => {
  expect(all('EN')).toMatchInlineSnapshot(`
    "Lindqvist Bygg AB asks you to sign "Hyresavtal Åsögatan 118": https://sign.example.com/sign/#Zm9vYmFyYmF6cXV4MTIzNAZm9vYmFyYmF6cXV4MTIzNA
    Your turn to sign "Hyresavtal Åsögatan 118" from Lindqvist Bygg AB: https://sign.example.com/sign/#Zm9vYmFyYmF6cXV4MTIzNAZm9vYmFyYmF6cXV4MTIzNA
    Reminder to sign "Hyresavtal Åsögatan 118" from Lindqvist Bygg AB: https://sign.example.com/sign/#Zm9vYmFyYmF6cXV4MTIzNAZm9vYmFyYmF6cXV4MTIzNA
    123456 is your code to sign "Hyresavtal Åsögatan 118". Give it to nobody.

    @sign.example.com #123456
    You have signed "Hyresavtal Åsögatan 118" from Lindqvist Bygg AB: https://sign.example.com/sign/#Zm9vYmFyYmF6cXV4MTIzNAZm9vYmFyYmF6cXV4MTIzNA
    "Hyresavtal Åsögatan 118" from Lindqvist Bygg AB is complete: https://sign.example.com/sign/#Zm9vYmFyYmF6cXV4MTIzNAZm9vYmFyYmF6cXV4MTIzNA
    "Hyresavtal Åsögatan 118" from Lindqvist Bygg AB was rejected by Erik Berg, and can no longer be signed.
    Lindqvist Bygg AB has cancelled "Hyresavtal Åsögatan 118". There is nothing left to do.
    "Hyresavtal Åsögatan 118" from Lindqvist Bygg AB has expired, and can no longer be signed."
  `)
})

test('each message has nothing of the document except its title, and takes one segment, in both languages', () => {
  const title = 'Hyresavtal Åsögatan 118'
  for (const language of ['EN', 'SV'] as const) {
    for (const kind of kinds) {
      const text = composeText(letter({ kind, language, title }))
      expect([text, segmentsOf(text)]).toEqual([text, 1])
      expect(text).toContain(`"${title}"`)
      expect(text).not.toMatch(/The (?:message|reason)/)
    }
  }
})

test('only the message with the code contains it, at the start and in the line for the phone', () => {
  for (const kind of kinds) expect(composeText(letter({ kind })).includes('123456')).toBe(kind === 'CODE')
  const text = composeText(letter({ kind: 'CODE', title: 'x'.repeat(500) }))
  expect(text).toMatch(/^123456 /)
  expect(text.split('\n').at(-1)).toBe('@sign.example.com #123456')
})

test.each([
  ['of GSM characters', 'x'.repeat(300)],
  ['with one character that makes all segments smaller', `${'x'.repeat(300)}ж`],
  ['of emoji', '👩‍👩‍👧‍👦'.repeat(80)],
  ['of one character with a hundred accents', `a${'\u0301'.repeat(250)}`],
])('a title %s is shortened, so that the message takes two segments and the link is complete', (_, title) => {
  for (const language of ['EN', 'SV'] as const) {
    for (const kind of ['INVITATION', 'YOUR_TURN', 'REMINDER', 'COMPLETED'] as const) {
      const text = composeText(letter({ kind, language, title }))
      expect(text.endsWith(`: ${signingUrl}`)).toBe(true)
      expect(text).toContain('..."')
      expect(text.isWellFormed()).toBe(true)
      expect(segmentsOf(text)).toBeLessThanOrEqual(2)
    }
  }
})

test('a link that is longer than two segments is complete, with the start of the title', () => {
  const url = `https://${'a'.repeat(400)}.example.com/sign/#Zm9vYmFyYmF6cXV4MTIzNAZm9vYmFyYmF6cXV4MTIzNA`
  expect(composeText(letter({ signingUrl: url, title: 'Tenancy agreement' }))).toMatch(
    new RegExp(`"Tenancy\\.\\.\\.": ${url}$`),
  )
})

test('the name of the sender and of the party that rejected are shortened too', () => {
  for (const language of ['EN', 'SV'] as const) {
    const names = { senderName: 'ж'.repeat(50), rejectedBy: 'ш'.repeat(50), title: 'я'.repeat(50) }
    const text = composeText(letter({ kind: 'REJECTED', language, ...names }))
    expect(text).toMatch(/ж{27}\.\.\. .*ш{27}\.\.\.[, ]/)
    expect(segmentsOf(text)).toBeLessThanOrEqual(2)
  }
  expect(composeText(letter({ senderName: 'Anna'.repeat(50) }))).toMatch(/^AnnaAnnaAnnaAnnaAnnaAnnaAnn\.\.\. asks /)
})

test('a member is named if both names have room, and else the account alone', () => {
  const names = (member: string, accountName: string) => ({ senderName: `${member}, ${accountName}`, accountName })
  expect(composeText(letter(names('Anna Berg', 'Lindqvist Bygg AB')))).toMatch(/^Anna Berg, Lindqvist Bygg AB asks /)
  expect(composeText(letter(names('Anna Lindqvist', 'Lindqvist Bygg AB')))).toMatch(/^Lindqvist Bygg AB asks /)
  expect(composeText(letter(names('Anna', 'Anna'.repeat(50))))).toMatch(/^Anna.{23}\.\.\. asks /)
})

test('with any title, the message is one sentence with one link', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 255 }), fc.constantFrom('EN', 'SV'), (title, language) => {
      const text = composeText(letter({ title, language, senderName: title }))
      expect(text).not.toMatch(/[\p{C}\p{Zl}\p{Zp}]/u)
      expect(text.isWellFormed()).toBe(true)
      expect(text.match(/"/g)).toHaveLength(2)
      expect(text.match(/:\/\//g)).toHaveLength(1)
      expect(text.endsWith(signingUrl)).toBe(true)
      expect(segmentsOf(text)).toBeLessThanOrEqual(2)
    }),
    { numRuns: 150 },
  )
})

test('a title and a name with characters that expand to many are shortened in little time', () => {
  const long = '\ufdfa'.repeat(255)
  const before = process.cpuUsage()
  for (let count = 0; count < 10; count++) composeText(letter({ title: long, senderName: long }))
  // When each text was processed in one piece, a single message took 700 ms.
  expect(process.cpuUsage(before).user).toBeLessThan(2_000_000)
})

test('each message about a test document begins with TEST, and is no longer than others', () => {
  for (const language of ['EN', 'SV'] as const)
    for (const kind of kinds)
      for (const title of ['Lease', 'Long title '.repeat(50)]) {
        const text = composeText(letter({ kind, language, title, isTest: true }))
        expect(text.startsWith('TEST: ')).toBe(true)
        expect(segmentsOf(text)).toBeLessThanOrEqual(2)
      }
})
