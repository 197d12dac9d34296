import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { Paraph } from '@paraph/client'
import { document } from '@paraph/contract'
import { expect, onTestFinished, test } from 'vitest'
import { throughGate } from '@paraph/testing/programs/gate.ts'
import { bareEnvironment, dataFolder, startProcess } from '@paraph/testing/programs/process.ts'

const program = join(import.meta.dirname, '../../../dev/demo.ts')

async function runDemo(env: Record<string, string>) {
  return throughGate(async () => {
    const child = spawn(process.execPath, [program], {
      env: { ...bareEnvironment, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const exited = new Promise<number | null>((resolve) => child.once('exit', resolve))
    const [stdout, stderr, code] = await Promise.all([text(child.stdout), text(child.stderr), exited])
    return { stdout, stderr, code }
  })
}

test('prints the links of a fresh document, and each party can act by its link', async () => {
  const DATA_DIR = await dataFolder()
  const server = await startProcess({ DATA_DIR, LOG_LEVEL: 'warn' })
  onTestFinished(async () => {
    server.child.kill('SIGTERM')
    await server.exited
  })
  // The server printed its address as localhost, and so will the links.
  const PUBLIC_URL = server.url
  const { stdout, stderr, code } = await runDemo({ DATA_DIR, PUBLIC_URL })
  expect({ stderr, code }).toEqual({ stderr: '', code: 0 })
  const tokens = Array.from(stdout.matchAll(/^ {2}http:\S+\/sign\/#(\S+)$/gm), ([, token]) => token!)
  expect(tokens).toHaveLength(3)
  const sessions = await Promise.all(
    tokens.map((apiKey) => new Paraph({ baseUrl: server.url, apiKey }).signing.getSession()),
  )
  expect(sessions.map(({ party }) => `${party!.name} ${party!.role}`)).toEqual([
    'Anna Lindqvist SIGNER',
    'Bo Ek ACCEPTOR',
    'Eva Holm REVIEWER',
  ])
  expect(sessions.every(({ consent }) => consent !== undefined)).toBe(true)
  const typesOf = (index: number) => sessions[index]!.fields?.filter(({ isYours }) => isYours).map(({ type }) => type)
  expect(typesOf(0)!.toSorted()).toEqual([...document.components.schemas.FieldType.enum, 'NUMBER'].toSorted())
  expect(typesOf(1)).toEqual(['SIGNATURE', 'NAME', 'DATE_SIGNED'])
  expect(typesOf(2)).toBeUndefined()
  expect(stdout).toMatch(
    /Anna Lindqvist fills in fields and signs\n.*\n\n {2}Bo Ek accepts\n.*\n\n {2}Eva Holm reviews\n/,
  )

  // The account looks alive: it has a document in each status. One expires after a minute.
  const paraph = new Paraph({ baseUrl: server.url, apiKey: /pk_test_\S+/.exec(stdout)![0] })
  const statuses = async () => {
    const { documents } = await paraph.documents.list({ limit: 100 })
    return documents.map(({ title, status }) => (status === 'EXPIRED' ? `${title}: SENT` : `${title}: ${status}`))
  }
  const filled = [
    'Employment contract: DRAFT',
    'Minutes of the board: SENT',
    'Lease of the office: REJECTED',
    'Framework agreement: COMPLETED',
    'Order 4711: CANCELLED',
    'Quote for a new roof: SENT',
  ]
  await expect.poll(statuses).toEqual(['Tenancy agreement: SENT', ...filled])
  const attention = await paraph.documents.list({ attention: true })
  expect(attention.documents.map(({ title }) => title)).toEqual(
    expect.arrayContaining(['Minutes of the board', 'Lease of the office']),
  )
  const { webhookDeliveries } = await paraph.webhooks.listDeliveries(
    (await paraph.webhooks.listEndpoints()).webhookEndpoints[0]!.id,
  )
  expect(webhookDeliveries.map(({ eventType }) => eventType)).toContain('document.rejected')
  expect((await runDemo({ DATA_DIR, PUBLIC_URL })).code).toBe(0)
  expect(await statuses()).toEqual(['Tenancy agreement: SENT', 'Tenancy agreement: SENT', ...filled])
})
