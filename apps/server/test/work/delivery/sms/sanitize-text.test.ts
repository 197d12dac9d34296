import { expect, test } from 'vitest'
import { sanitizeText } from '#work/delivery/sms/sanitize-text.ts'

test.each([
  ['Hyresavtal för Åsögatan 118, 4 tr', 'Hyresavtal för Åsögatan 118, 4 tr'],
  ['Договор аренды', 'Договор аренды'],
  ['عقد إيجار', 'عقد إيجار'],
  ['Avtal 2.1 (100 % – “slutlig” version…)', "Avtal 2.1 (100 % - 'slutlig' version...)"],
  ['No-break\u00a0space, soft\u00adhyphen', 'No-break space, softhyphen'],
  ['ﬁne ＡＢＣ', 'fine ABC'],
  ['e\u0301', 'é'],
  ['', ''],
])('%j becomes %j', (text, expected) => {
  expect(sanitizeText(text)).toBe(expected)
})

test.each([
  ['a line break, which would end our sentence', 'Lease\r\n\r\nYour bank: call 0900', 'Lease Your bank: call 0900'],
  ['line and paragraph separators', 'a\u2028b\u2029c\u0085d\vе', 'a b c d е'],
  ['a quotation mark, which would end ours', 'Lease" from Your Bank "x', "Lease' from Your Bank 'x"],
  ['other quotation marks', '“a” „b‟ «c» ＂d＂ ´e`', "'a' 'b' 'c' 'd' 'e'"],
  ['overrides and isolates of direction', 'a\u202e\u2066moc.live\u2069\u202cb', 'amoc. liveb'],
  ['invisible characters', 'evil\u200b.\u2060com\ufeff', 'evil. com'],
  ['NUL, escape and other control characters', 'a\0b\x1b[31mc\x7f', 'a b [31mc'],
  ['tags, which are invisible letters', 'a\u{e0041}\u{e0042}b', 'ab'],
  ['unpaired surrogates and private characters', 'a\ud800b\ue000c', 'abc'],
  ['a link', 'http://evil.example/x', 'http: //evil. example/x'],
  ['a host', 'login.bank.se', 'login. bank. se'],
  ['a host in another script', 'банк.рф', 'банк. рф'],
  ['a host with other dots', 'evil．com evil｡com evil․com', 'evil. com evil。 com evil. com'],
  ['an IP address', '192.168.10.20/x', '192. 168. 10. 20/x'],
  ['an e-mail address', 'help@evil.com', 'help@evil. com'],
])('makes harmless: %s', (_, text, expected) => {
  expect(sanitizeText(text)).toBe(expected)
})
