import { expect, test } from 'vitest'
import { embedSigning } from '../src/embed.ts'

// What it does in a browser is tested with the server, in apps/signing/test/browser/embed.test.ts.
test.each([
  '',
  '/sign/#token',
  'https://sign.example.com/sign/',
  'https://sign.example.com/sign/#',
  'javascript:alert(1)#token',
  'data:text/html,x#token',
])('%j is not the link of a party, and the error does not show it', (url) => {
  expect(() => embedSigning({} as Element, { url })).toThrow(TypeError)
  expect(() => embedSigning({} as Element, { url })).not.toThrow(/token/)
})
