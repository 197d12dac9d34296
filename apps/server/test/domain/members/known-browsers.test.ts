import { expect, test } from 'vitest'
import { openKnownBrowsers } from '#domain/members/known-browsers.ts'

const [older, newer] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)]
const opened = (...keys: Buffer[]) => openKnownBrowsers({ derive: () => keys })

test('a cookie is for one address, in any case, also after a change of the secret key, and has nothing of the address', () => {
  const before = opened(older)
  const cookie = before.newFor('anna@example.com')
  expect(cookie).toMatch(/^[\w-]{43}\.[\w-]{43}$/)
  expect(before.newFor('anna@example.com')).not.toBe(cookie)
  for (const known of [before, opened(newer, older)]) {
    expect(known.isFor(cookie, 'Anna@Example.com')).toBe(true)
    expect(known.isFor(cookie, 'bo@example.com')).toBe(false)
  }
  const [nonce, proof] = cookie.split('.')
  const wrong = ['', '.', nonce!, `.${proof}`, `${nonce}.`, `${proof}.${nonce}`, `${cookie}x`, `${nonce}x.${proof}`]
  for (const other of wrong) expect(before.isFor(other, 'anna@example.com'), other).toBe(false)
  expect(opened(newer).isFor(cookie, 'anna@example.com')).toBe(false)
})
