import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import express from 'express'
import { expect, onTestFinished, test } from 'vitest'
import { createLogger } from '#server/telemetry/logger.ts'
import { createHttpServer } from '#api/http/server/http-server.ts'
import { listener } from '#api/http/server/listener.ts'

const app = express()

async function start(listen: RequestListener, server = createHttpServer(createLogger('silent'))) {
  server.on('request', listen).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test.each([
  ['the server of Paraph', undefined],
  ['another server', createServer()],
])('requests and answers of %s have the methods of Express', async (_, server) => {
  const listen = listener(app, (req, res) => void res.json({ ip: req.ip, type: req.get('accept') }), [])
  const response = await fetch(await start(listen, server), { headers: { accept: 'application/json' } })
  expect(await response.json()).toEqual({ ip: '127.0.0.1', type: 'application/json' })
  const names = ['connection', 'content-length', 'content-type', 'date', 'etag', 'keep-alive', 'x-powered-by']
  expect(names).toEqual(expect.arrayContaining([...response.headers.keys()]))
})

test('an error goes to the error handlers, one after the other', async () => {
  const listen = listener(app, (_req, _res, next) => next('first'), [
    (error, _req, _res, next) => next(`${error}, second`),
    (error, _req, res, _next) => void res.status(418).send(error),
  ])
  const response = await fetch(await start(listen))
  expect([response.status, await response.text()]).toEqual([418, 'first, second'])
})

test('an error that no handler answers closes the connection', async () => {
  const url = await start(listener(app, (_req, _res, next) => next('fault'), []))
  await expect(fetch(url)).rejects.toThrow('fetch failed')
})

test.each([
  ['http://sign.example.com/api/v1/contacts?limit=1', '/api/v1/contacts?limit=1'],
  ['HTTPS://sign.example.com?limit=1', '/?limit=1'],
  ['http://sign.example.com', '/'],
  ['//sign.example.com/', '//sign.example.com/'],
])('a client may send the whole URL, as to a proxy: %s', async (path, target) => {
  const url = await start(listener(app, ({ url, originalUrl }, res) => void res.json([url, originalUrl]), []))
  const [answer] = (await once(request(url, { path }).end(), 'response')) as [IncomingMessage]
  expect(await json(answer)).toEqual([target, target])
})
