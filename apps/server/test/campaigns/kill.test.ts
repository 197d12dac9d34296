import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createClient } from '@paraph/client'
import { expect, test } from 'vitest'
import { dataFolder, runKeys, startProcess } from '@paraph/testing/programs/process.ts'

test('after kill -9 during writes, the next start has every acknowledged row, and SIGINT stops it', async () => {
  const DATA_DIR = await dataFolder()
  const pidFile = join(DATA_DIR, 'postgres/postmaster.pid')
  let server = await startProcess({ DATA_DIR })
  const key = await runKeys(['create', '--account', 'acme'], { DATA_DIR })
  const client = () => createClient({ baseUrl: server.url, apiKey: key.stdout.trim() })
  const statusOf = async (path: string) => (await fetch(`${server.url}${path}`)).status

  const postmaster = Number(readFileSync(pidFile, 'utf8').split('\n', 1)[0])
  const acknowledged: string[] = []
  const write = async (): Promise<void> => {
    const body = { name: 'Lindqvist Bygg AB', orgNumber: '556016-0680' }
    const { data } = await client().POST('/api/v1/companies', { body })
    acknowledged.push(data!.id)
    if (acknowledged.length === 60) {
      server.child.kill('SIGKILL')
      process.kill(postmaster, 'SIGKILL')
    }
    return write()
  }
  await Promise.allSettled(Array.from({ length: 4 }, write))
  expect(acknowledged.length).toBeGreaterThanOrEqual(60)
  expect(await server.exited).toBe('SIGKILL')

  server = await startProcess({ DATA_DIR })
  expect(server.output()).not.toContain('#setup=')
  for (const id of acknowledged) {
    const { response } = await client().GET('/api/v1/companies/{id}', { params: { path: { id } } })
    expect(response.status).toBe(200)
  }
  const readiness = async () => (await fetch(`${server.url}/readyz`)).json()
  const well = { jobs: 'ok', mail: 'off', sms: 'off', sealing: 'ok' }
  await expect.poll(readiness).toEqual({ status: 'ok', version: expect.any(String), ...well })
  // The program that reads the log ends. These requests fill more than one write of the log.
  server.child.stdout!.destroy()
  for (let count = 0; count < 40; count++) expect(await statusOf('/api/v1/documents')).toBe(401)
  server.child.kill('SIGINT')
  expect(await server.exited).toBe(0)
  expect(existsSync(pidFile)).toBe(false)
})
