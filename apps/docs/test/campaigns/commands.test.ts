import { execFile, spawn, spawnSync } from 'node:child_process'
import { copyFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseEnv, promisify } from 'node:util'
import { Paraph } from '@paraph/client'
import { expect, inject, onTestFinished, test } from 'vitest'
import { readConfig } from '@paraph/server/src/platform/settings/config.ts'
import { startCollector } from '@paraph/testing/receivers/collector.ts'
import { throughGate } from '@paraph/testing/programs/gate.ts'
import { printed, reader, root } from '@paraph/testing/programs/printed.ts'
import { dataFolder, listening, startProcess, temporaryFolder } from '@paraph/testing/programs/process.ts'
import { useServer } from '@paraph/testing/server/server.ts'
import { readersFolder } from './reader.support.ts'

const run = promisify(execFile)
const METRICS_TOKEN = '6d8f2c0a41b7e95306f1ac'
const { baseUrl, newAccount, actAs, seal } = await useServer()
const account = await newAccount()
const hasCurl = spawnSync('curl', ['--version']).status === 0
const folder = await readersFolder('commands')

test('migrating: the two lines of the client give the same list', async () => {
  const [lines] = printed('apps/docs/guides/migrating-from-signers.md', 'ts', '## Before and after')
  const { id: documentId } = await account.draftDocument()
  await account.party(documentId)
  const file = join(folder, 'migrating.ts')
  await writeFile(file, `export default async (paraph, documentId) => {\n${lines}\nreturn { signers, parties }\n}\n`)
  const { default: listTwice } = (await import(file)) as {
    default: (paraph: Paraph, documentId: string) => Promise<{ signers: object[]; parties: object[] }>
  }
  const { signers, parties } = await listTwice(new Paraph({ baseUrl, apiKey: account.key }), documentId)
  expect(signers).toHaveLength(1)
  expect(signers).toEqual(parties)
})

test('migrating: the answers under /signers have the printed headers', async () => {
  const [headers] = printed('apps/docs/guides/migrating-from-signers.md', 'http', '## Find the remaining uses')
  const { id } = await account.draftDocument()
  const authorization = `Bearer ${account.key}`
  const answer = await fetch(`${baseUrl}/api/v1/documents/${id}/signers`, { headers: { authorization } })
  const lines = headers!
    .trim()
    .replace(/doc_\w{26}/, id)
    .split('\n')
  expect(lines.map((line) => line.split(':', 1)[0]!)).toEqual(['deprecation', 'link'])
  for (const line of lines) {
    const [, name, value] = /^([\w-]+): (.*)$/.exec(line)!
    expect(answer.headers.get(name!)).toBe(value)
  }
})

test('verifying: the command judges a sealed PDF, with the certificate of the seal', async () => {
  const cwd = await temporaryFolder()
  const { id, parties } = await account.sentDocument({ requiredSignature: 'CLICK_TO_SIGN' })
  await actAs(parties[0]!)
  await seal(id)
  const paraph = new Paraph({ baseUrl, apiKey: account.key })
  const file = await paraph.documents.getSealedFile(id)
  await writeFile(join(cwd, 'agreement.pdf'), Buffer.from(await file.arrayBuffer()))
  await copyFile(inject('sealCertificate'), join(cwd, 'seal.pem'))
  const [command] = printed('apps/docs/guides/verifying.md', 'sh', '## How to verify')
  // npm would run the script in the folder of the sources, where the reader is and this test can't write.
  const npm = `shift 4; exec node '${join(root, 'apps/server/src/server/cli/paraph.ts')}' "$@"`
  const { stdout } = await (await reader({ cwd, programs: { npm } })).run(command!)
  expect(stdout).toContain('Confirmed by a trusted certificate.')
})

test.skipIf(!hasCurl)('monitoring: the command gets the metrics', async () => {
  const server = await startProcess({ DATA_DIR: await dataFolder(), METRICS_TOKEN })
  onTestFinished(async () => {
    server.child.kill('SIGTERM')
    await server.exited
  })
  const [command] = printed('apps/docs/guides/monitoring.md', 'sh', '## Metrics')
  const terminal = await reader({ cwd: folder, servers: { 'localhost:3000': server.url }, env: { METRICS_TOKEN } })
  const { stdout } = await terminal.run(command!)
  expect(stdout).toContain('# TYPE paraph_http_requests_total counter')
  // The queries name a histogram with the suffix _bucket.
  const queries = printed('apps/docs/guides/monitoring.md', 'promql', '## Metrics').join('\n')
  const names = Array.from(queries.matchAll(/paraph_\w+/g), ([name]) => name.replace(/_bucket$/, ''))
  expect(names.length).toBeGreaterThan(2)
  for (const name of names) expect(stdout).toContain(`# TYPE ${name} `)
})

test('monitoring: the server sends its traces to the collector, and its log has the line of a request', async () => {
  const collector = await startCollector()
  const [start] = printed('apps/docs/guides/monitoring.md', 'sh', '## Traces')
  const [search] = printed('apps/docs/guides/monitoring.md', 'sh', '## From an error report to its cause')
  const cwd = await temporaryFolder()
  const npm = `exec node '${join(root, 'apps/server/src/main.ts')}'`
  const env = { DATA_DIR: await dataFolder(), PORT: '0', HOST: '127.0.0.1' }
  const terminal = await reader({ cwd, programs: { npm }, env })
  const command = start!.replace('http://localhost:4318', collector.url)
  const server = await throughGate(() =>
    listening(
      spawn('bash', ['--norc', '-euc', command], {
        cwd,
        env: terminal.options.env,
        detached: true,
        stdio: ['ignore', 'pipe', 'pipe'],
      }),
    ),
  )
  const answer = await fetch(`${server.url}/api/v1/documents`)
  const { requestId, code } = (await answer.json()) as { requestId: string; code: string }
  process.kill(-server.child.pid!, 'SIGTERM')
  await server.exited
  expect(collector.exports.map(({ body }) => body.toString('latin1')).join()).toContain('paraph-production')

  await writeFile(join(cwd, 'log'), server.output())
  const log = `cat '${join(cwd, 'log')}'`
  const found = await reader({ cwd, programs: { journalctl: log, docker: log } })
  const { stdout } = await found.run(search!.replaceAll(/\w{8}(-\w{4}){3}-\w{12}/g, requestId))
  const lines = stdout.trim().split('\n')
  expect(lines).toHaveLength(2)
  for (const line of lines) expect(JSON.parse(line)).toMatchObject({ operationId: 'listDocuments', problem: code })
})

test.each([
  ['email', '## Set it up'],
  ['sms', '## Set it up'],
  ['embedding', '## Allow your site'],
])('%s: the shell and the server accept the settings', async (guide, heading) => {
  const [settings] = printed(`apps/docs/guides/${guide}.md`, 'sh', heading)
  const { stdout } = await run('bash', ['--norc', '-euc', `set -a\n${settings}\nenv`], { env: {} })
  const parsed = parseEnv(stdout.replaceAll(/=(.*)$/gm, "='$1'"))
  expect(readConfig(parsed as Record<string, string>)).not.toEqual(readConfig({}))
})
