import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { listOperations } from '../src/judge/contract.ts'
import { findFaults } from '../src/judge/verdict.ts'
import { HANGING } from '../src/programs/hanging.ts'
import { openRecorder, readExchanges } from '../src/server/recorder.ts'
import { spec } from './things.ts'

async function serve(answer: RequestListener) {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const traffic = mkdtempSync(join(tmpdir(), 'traffic-'))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
    rmSync(traffic, { recursive: true })
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1/things`
  return { url, recorder: openRecorder(traffic), recorded: () => readExchanges(traffic) }
}

const headers = { authorization: 'Bearer k', 'content-type': 'application/json' }
const created = { id: '1', name: 'B\u2028C\nÅ', ssn: null }

test('its own requests and their answers are recorded as they are on the wire, and have no faults', async () => {
  const { url, recorder, recorded } = await serve((request, response) => {
    if (request.method === 'POST') response.setHeader('content-type', 'application/json').end(JSON.stringify(created))
    else response.setHeader('content-type', 'application/pdf').end('%PDF-\u00e5', 'latin1')
  })
  const body = JSON.stringify({ name: created.name, size: 'SMALL' })
  expect(await (await recorder.fetch(url, { method: 'POST', headers, body })).json()).toEqual(created)
  // Nothing reads this answer.
  await recorder.fetch(`${url}/1/file`, { headers })
  // Not by the recorder.
  await (await fetch(url)).text()
  await vi.waitUntil(() => recorded().length === 2, HANGING)
  recorder.close()
  const exchanges = recorded()
  expect(exchanges).toMatchObject([
    {
      request: {
        method: 'POST',
        url,
        headers: expect.arrayContaining([{ name: 'authorization', value: 'Bearer k' }]),
        postData: { mimeType: 'application/json', text: body },
      },
      response: {
        status: 200,
        headers: expect.arrayContaining([{ name: 'content-type', value: 'application/json' }]),
        content: { mimeType: 'application/json', text: JSON.stringify(created) },
      },
    },
    {
      request: { method: 'GET', url: `${url}/1/file` },
      response: { content: { mimeType: 'application/pdf', text: 'JVBERi3l', encoding: 'base64' } },
    },
  ])
  expect(exchanges[1]!.request).not.toHaveProperty('postData')
  expect(findFaults(listOperations(spec), exchanges, [])).toEqual([])
})

test('an answer that does not end, or breaks off, is a fault of the test', async () => {
  const { url, recorder } = await serve((request, response) => {
    response.flushHeaders()
    if (request.url!.endsWith('broken')) response.destroy()
  })
  await recorder.fetch(`${url}/slow`)
  await recorder
    .fetch(`${url}/broken`)
    .then((answer) => answer.text())
    .catch(() => {})
  expect(recorder.close).toThrow(/GET \S+\/things\/broken: .+\nGET \S+\/things\/slow: the answer was not read/)
})
