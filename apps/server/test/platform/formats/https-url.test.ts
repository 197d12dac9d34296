import { expect, test } from 'vitest'
import { isHttpsUrl } from '#platform/formats/https-url.ts'

test.each([
  'https://app.example.com/signed?case=1&back=https://a.example/@x#top',
  'https://Bücher.example/straße?plats=Malmö',
  'https://xn--bcher-kva.example/',
  'https://192.0.2.1/',
  'https://[2001:db8::1]/',
])('%j is a URL for a button', (url) => {
  expect(isHttpsUrl(url)).toBe(true)
})

const wrong = [
  ...'/signed http://app.example.com javascript://app.example.com/%0aalert(1) https:app.example.com'.split(' '),
  ...'https:\\\\app.example.com https://app.example.com\\@evil.example https:// https://anna@app.example.com'.split(
    ' ',
  ),
  ...'https://anna:secret@app.example.com https://app.example.com:99999 https://[::1 https://%zz.example'.split(' '),
  'data:text/html,<script>alert(1)</script>',
  '',
  ' https://app.example.com',
  'https://app.example.com ',
  'https://app.example.com/\n',
  'https://app.exa\tmple.com/',
  'https://app.example.com/\u202egro.live',
  'https://app.example.com/\ud800',
]

test.each(wrong)('%j is not a URL for a button', (url) => {
  expect(isHttpsUrl(url)).toBe(false)
})
