import { expect, test } from 'vitest'
import { readableQuery, readableText } from '#work/inspection/text/readable-text.ts'

const read = (text: string) => readableText(Array.from(text, (character) => character.codePointAt(0)!))

test('a ligature becomes its letters, and each letter has the index of the ligature', () => {
  expect(read('of\ufb01ce')).toMatchObject({ text: 'office', indexes: [0, 1, 2, 2, 3, 4] })
})

test('an accent after its letter becomes one letter with it, and stays alone after others', () => {
  expect(read('re\u0301sume\u0301 q\u0301')).toMatchObject({
    text: 'r\u00e9sum\u00e9 q\u0301',
    indexes: [0, 1, 3, 4, 5, 6, 8, 9, 10],
  })
  expect(readableQuery('A\u030are')).toBe('\u00c5re')
})

test('a run of white space is one space, and none at the beginning', () => {
  expect(read('\n a\u00a0 \r\nb\t')).toMatchObject({ text: 'a b ', indexes: [2, 3, 7, 8] })
})

test('hyphens at the end of a line and soft hyphens are left out', () => {
  expect(read('sig\u0002na\u00adture').text).toBe('signature')
})

test('both code units of a character outside of the first plane have the index of the character', () => {
  expect(read('a\u{1f58a}b')).toMatchObject({ text: 'a\u{1f58a}b', indexes: [0, 1, 1, 2] })
})

test('knows where lines begin', () => {
  expect([...read('ab\r\nc\nd').lineStarts]).toEqual([0, 3, 5])
})

test('the text to search for has no space at its ends', () => {
  expect(readableQuery('  Sign\n here ')).toBe('Sign here')
})

test('half a surrogate pair becomes the replacement character, because the database takes no such text', () => {
  expect(readableText([0x61, 0xd83d, 0x62])).toMatchObject({ text: 'a\ufffdb', indexes: [0, 1, 2] })
  expect(readableText([0xd83d, 0xdd8a])).toMatchObject({ text: '\u{1f58a}', indexes: [0, 1] })
})
