import type { Request, RequestHandler, Response } from 'express'
import { expect, test } from 'vitest'
import { below, chain, outside } from '#api/http/chain.ts'

const run = (...handlers: RequestHandler[]) =>
  new Promise((resolve) => void chain(...handlers)({} as Request, {} as Response, resolve))

const seen =
  (order: number[], number: number): RequestHandler =>
  (_req, _res, next) => {
    order.push(number)
    next()
  }

test('handlers run in order, and the chain then calls next', async () => {
  const order: number[] = []
  expect(await run(seen(order, 1), seen(order, 2), seen(order, 3))).toBeUndefined()
  expect(order).toEqual([1, 2, 3])
})

test.each<[string, RequestHandler]>([
  [
    'throws',
    () => {
      throw 'fault'
    },
  ],
  ['rejects', () => Promise.reject('fault')],
  ['passes an error on', (_req, _res, next) => next('fault')],
])('a handler that %s ends the chain with its error', async (_, faulty) => {
  const order: number[] = []
  expect(await run(seen(order, 1), faulty, seen(order, 2))).toBe('fault')
  expect(order).toEqual([1])
})

test('a handler that rejects without an error ends the chain with a new error', async () => {
  expect(await run(() => Promise.reject(undefined))).toBeInstanceOf(Error)
})

test.each([
  ['/api', true],
  ['/api/v1/documents', true],
  ['/apis', false],
  ['/docs/api', false],
  ['/', false],
])('the path %s is below /api: %s', async (path, expected) => {
  const order: string[] = []
  const named = (name: string): RequestHandler => {
    return (_req, _res, next) => {
      order.push(name)
      next()
    }
  }
  const handlers = [below(['/api', '/openapi.json'], named('below')), outside(['/api'], named('outside'))]
  await new Promise((resolve) => void chain(...handlers)({ url: `${path}?a=/api` } as Request, {} as Response, resolve))
  expect(order).toEqual([expected ? 'below' : 'outside'])
})
