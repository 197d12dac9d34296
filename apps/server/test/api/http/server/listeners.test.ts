import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { expect, onTestFinished, test } from 'vitest'
import { createLogger } from '#server/telemetry/logger.ts'
import { openFileSender } from '#api/http/send-file.ts'
import { createHttpServer } from '#api/http/server/http-server.ts'

/** The log, metrics, traces, jobs, the stop and an upload wait for the end of an answer. */
const WATCHERS = 6

test('Node does not warn about the listeners of a download', async () => {
  const warnings: Error[] = []
  const note = (warning: Error) => void warnings.push(warning)
  process.on('warning', note)
  onTestFinished(() => void process.off('warning', note))
  const sendFile = openFileSender()
  const read = async ({ length }: { length: number }) => Buffer.alloc(length)
  const app = express().use(async (_req, res) => {
    for (let watcher = 0; watcher < WATCHERS; watcher++) res.on('close', () => {})
    await sendFile(
      res,
      { account: 'a', party: undefined },
      { name: 'a.pdf', type: 'application/pdf', size: 1_000_000, read },
    )
  })
  const server = createHttpServer(createLogger('silent')).on('request', app).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  expect((await response.arrayBuffer()).byteLength).toBe(1_000_000)
  expect(warnings).toEqual([])
})
