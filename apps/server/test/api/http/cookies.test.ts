import { type IncomingMessage, ServerResponse } from 'node:http'
import type { Request, Response } from 'express'
import { expect, test } from 'vitest'
import { readCookies } from '#api/http/cookies.ts'

function cookiesOf(header: string, https: boolean) {
  const req = { headers: { cookie: header } } as Request
  const res = new ServerResponse({ method: 'GET' } as IncomingMessage) as Response
  readCookies({ https })(req, res, () => {})
  return { req, res, cookies: req.ownCookies! }
}

test('with HTTPS, only a cookie that no other host can set counts, and it is sent by HTTPS only', () => {
  const { req, res, cookies } = cookiesOf('paraph-session=evil; a=b; __Host-paraph-session = own=1 ; c', true)
  expect(cookies.read('SESSION')).toBe('own=1')
  expect(req.cookies).toEqual({ '__Host-paraph-session': 'own=1' })
  cookies.set('SESSION', 'first', 1000)
  cookies.set('BROWSER', 'x', 60_000)
  cookies.set('SESSION', 'second', 90_500)
  expect(res.getHeader('set-cookie')).toEqual([
    '__Host-paraph-browser=x; Path=/; Max-Age=60; HttpOnly; SameSite=Strict; Secure',
    '__Host-paraph-session=second; Path=/; Max-Age=90; HttpOnly; SameSite=Strict; Secure',
  ])
})

test('without HTTPS, browsers refuse the prefix, so the name has none; of two cookies, the first counts', () => {
  const { req, res, cookies } = cookiesOf('paraph-session=one; paraph-session=two', false)
  expect(cookies.read('SESSION')).toBe('one')
  expect(req.cookies).toEqual({ '__Host-paraph-session': 'one' })
  cookies.remove('SESSION')
  expect(res.getHeader('set-cookie')).toEqual(['paraph-session=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict'])
})
