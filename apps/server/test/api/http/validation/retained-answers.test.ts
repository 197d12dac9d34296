import { once } from 'node:events'
import { Agent, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getHeapSpaceStatistics } from 'node:v8'
import express from 'express'
import { document } from '@paraph/contract'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { chain } from '#api/http/chain.ts'
import { createHttpServer } from '#api/http/server/http-server.ts'
import { listener } from '#api/http/server/listener.ts'
import { loadLibrary } from '#api/http/validation/library/express-openapi-validator.ts'
import { readPrecompiled } from '#api/http/validation/library/precompiled.ts'

const KB = 1024

test('V8 frees answered requests without a full garbage collection', async () => {
  const { operations, validateResponse } = await loadLibrary(document, readPrecompiled())
  const { attach } = operations.find(({ schema }) => schema.operationId === 'listCompanies')!
  const handle = chain(
    (req, _res, next) => {
      attach(req, {})
      next()
    },
    validateResponse,
    (_req, res) => void res.json({ companies: [], nextCursor: null }),
  )
  const server = createHttpServer(pino({ enabled: false })).on('request', listener(express(), handle, []))
  const agent = new Agent({ keepAlive: true })
  try {
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const { port } = server.address() as AddressInfo
    const send = async () => {
      const [answer] = await once(request({ port, host: '127.0.0.1', agent }).end(), 'response')
      expect(answer.statusCode).toBe(200)
      await once(answer.resume(), 'end')
    }
    const grown = async (requests: number) => {
      const before = oldSpace()
      for (let index = 0; index < requests; index++) await send()
      return oldSpace() - before
    }
    // The first ones load and compile code.
    await grown(3000)
    const growth = [await grown(1500), await grown(1500), await grown(1500)]
    // An answer that is not freed takes about 3 KB. Other work of the process, or a full garbage collection, can change one of the figures.
    const [, median] = growth.toSorted((a, b) => a - b)
    expect(median).toBeLessThan(1500 * KB)
  } finally {
    agent.destroy()
    server.close()
  }
})

/** Returns the bytes in the part of the heap that only a full garbage collection frees. */
function oldSpace(): number {
  return getHeapSpaceStatistics().find(({ space_name: name }) => name === 'old_space')!.space_used_size
}
