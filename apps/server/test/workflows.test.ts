import { execFile } from 'node:child_process'
import { globSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { startServer } from './support/server.ts'

const folder = join(import.meta.dirname, '../../../spec/workflows')
const redocly = createRequire(import.meta.url).resolve('@redocly/cli/bin/cli.js')
const { baseUrl, newAccount } = await startServer()

test.each(globSync('*.arazzo.yaml', { cwd: folder }))('every step of %s works on a live server', async (workflow) => {
  const account = await newAccount()
  const input = JSON.stringify({ apiKey: account.key })
  const args = [redocly, 'respect', workflow, '--server', `paraph=${baseUrl}`, '--input', input]
  const { stdout, stderr } = await promisify(execFile)(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  })
  expect(`${stdout}${stderr}`).toMatch(/Steps: [1-9]\d* passed, [1-9]\d* total/)
  expect(`${stdout}${stderr}`).not.toContain(account.key)
  // The workflow ran against this server.
  const { data } = await account.client.GET('/api/v1/documents')
  expect(data?.documents).toHaveLength(1)
})
