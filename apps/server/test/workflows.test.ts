import { execFile } from 'node:child_process'
import { globSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { useServer } from '@paraph/testing/server/server.ts'

const folder = join(import.meta.dirname, '../../../spec/workflows')
const redocly = createRequire(import.meta.url).resolve('@redocly/cli/bin/cli.js')
const { baseUrl, newAccount } = await useServer()

test('every step of every workflow works on a live server', async () => {
  const workflows = globSync('*.arazzo.yaml', { cwd: folder })
  const account = await newAccount()
  const input = JSON.stringify({ apiKey: account.key })
  const args = [redocly, 'respect', ...workflows, '--server', `paraph=${baseUrl}`, '--input', input]
  const { stdout, stderr } = await promisify(execFile)(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  })
  const output = `${stdout}${stderr}`
  for (const workflow of workflows) expect(output).toContain(workflow)
  expect(output.match(/Steps: [1-9]\d* passed, [1-9]\d* total/g)).toHaveLength(workflows.length)
  expect(output).not.toContain(account.key)
  // Each workflow made a document on this server.
  const { data } = await account.client.GET('/api/v1/documents')
  expect(data?.documents).toHaveLength(workflows.length)
})
