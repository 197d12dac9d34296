import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../support/printed.ts'

const folder = join(root, 'apps/docs/guides')

/** A test file, by its path below the tests, that runs the block or compares it with what the server does. */
type Claim = `${string}.test.ts` | NotRun

/** A block that no test can run here, and why. */
interface NotRun {
  reason: string
}

const notRun = (reason: string): NotRun => ({ reason })
const needsRoot = notRun('It changes the machine: it adds a user, a folder of root or a service of systemd.')
const needsDump = notRun(
  'The embedded PostgreSQL has no pg_dump, and the one of the machine may be older than the server.',
)

/** Each block of each guide, in order: its heading, its language, and its test. */
const claims: Record<string, [heading: string, language: string, claim: Claim][]> = {
  authentication: [
    ['Keys', 'sh [curl]', 'docs/guides.test.ts'],
    ['Keys', 'ts [TypeScript]', 'docs/guides.test.ts'],
    ['Keys', 'sh', 'docs/guides.test.ts'],
    ['Create keys over the API', 'sh [curl]', 'docs/guides.test.ts'],
    ['Create keys over the API', 'ts [TypeScript]', 'docs/guides.test.ts'],
  ],
  backup: [
    ['Backup and restore', 'sh', needsDump],
    ['Backup and restore', 'sh', needsDump],
    ['Backup and restore', 'sh', 'docs/operator-commands.test.ts'],
    ['Backup and restore', 'sh', 'docs/operator-commands.test.ts'],
    ['The secret key', 'sh', 'docs/operating.test.ts'],
    ['If the key is lost', 'sh', 'docs/operator-commands.test.ts'],
  ],
  email: [
    ['Set it up', 'sh', 'docs/commands.test.ts'],
    ['Test it', 'sh', 'docs/email.test.ts'],
    ['Test it', '', 'docs/email.test.ts'],
    ['SPF, DKIM and DMARC', 'sh', 'docs/email.test.ts'],
    ['SPF, DKIM and DMARC', 'sh', 'docs/email.test.ts'],
    ['Delivery reports', 'sh', 'docs/email.test.ts'],
    ['Delivery reports', 'sh', 'api/delivery-reports/email.test.ts'],
  ],
  embedding: [
    ['Allow your site', 'sh', 'docs/commands.test.ts'],
    ['Get the link of the party', 'ts', 'docs/embedding.test.ts'],
    ['Show the page', 'ts', 'docs/embedding.test.ts'],
  ],
  fields: [
    ['Place a field by its box', 'sh [curl]', 'docs/fields.test.ts'],
    ['Place a field by its box', 'ts [TypeScript]', 'docs/fields.test.ts'],
    ['Place a field by a text', 'ts', 'docs/fields.test.ts'],
    ['Fields that the file brings', 'ts', 'docs/fields.test.ts'],
    ['Fields that the file brings', 'text', 'docs/fields.test.ts'],
    ['Find the coordinates', 'ts', 'docs/fields.test.ts'],
    ['Prefilled values', 'ts', 'docs/fields.test.ts'],
    ['Change fields', 'ts', 'docs/fields.test.ts'],
    ['What the parties fill in', 'ts', 'docs/fields.test.ts'],
  ],
  lifecycle: [
    ['Signing with BankID', 'sh [curl]', 'docs/samples.test.ts'],
    ['Signing with BankID', 'ts [TypeScript]', 'docs/samples.test.ts'],
  ],
  limits: [['Requests', '', 'docs/guides.test.ts']],
  'many-servers': [
    ['Replace the processes without losing a request', 'sh', 'server/cluster/cluster.test.ts'],
    ['Watch the workers', 'sh', notRun('The worker does not end. worker.test.ts asks its port.')],
    ['Restart without losing a request', 'sh', 'rolling-restart.test.ts'],
  ],
  'migrating-from-signers': [
    ['Before and after', 'ts', 'docs/commands.test.ts'],
    ['Find the remaining uses', 'http', 'docs/commands.test.ts'],
  ],
  monitoring: [
    ['Metrics', 'sh', 'docs/commands.test.ts'],
    ['Metrics', 'yaml', notRun('It is for Prometheus.')],
    ['Metrics', 'promql', 'docs/commands.test.ts'],
    ['Traces', 'sh', 'docs/commands.test.ts'],
    ['From an error report to its cause', 'sh', 'docs/commands.test.ts'],
  ],
  operating: [
    ['Start with Docker Compose', 'sh', 'docs/operating.test.ts'],
    ['Start with Docker Compose', 'sh', 'docs/operating.test.ts'],
    ['Start with Docker Compose', 'sh', notRun('It needs Docker.')],
    ['Start without Docker', 'sh', needsRoot],
    ['Start without Docker', 'sh', 'docs/operating.test.ts'],
    ['Start without Docker', 'ini', 'compose.test.ts'],
    ['Start without Docker', 'sh', needsRoot],
    ['The limits of requests', 'sh', 'docs/guides.test.ts'],
    ['Use your own PostgreSQL', 'sql', 'docs/operator-commands.test.ts'],
    ['Use your own PostgreSQL', 'sh', 'docs/operating.test.ts'],
    ['A pooler in front of PostgreSQL', 'sh', 'docs/operating.test.ts'],
    ['Put a proxy with TLS in front', 'text', notRun('It is for Caddy.')],
    ['Put a proxy with TLS in front', 'nginx', notRun('It is for nginx.')],
    ['Keys', 'sh', 'docs/operator-commands.test.ts'],
    ['Keys', 'sh', notRun('It needs the user and the settings of an installed server.')],
    ['Webhooks', 'sh', 'docs/operator-commands.test.ts'],
  ],
  pagination: [
    ['Page by page', 'sh [curl]', 'docs/guides.test.ts'],
    ['Page by page', 'ts [TypeScript]', 'docs/guides.test.ts'],
    ['With the client', 'ts', 'docs/guides.test.ts'],
  ],
  'quick-start': [
    ['Start a server', 'sh', 'docs/quick-start.test.ts'],
    ['Start a server', 'sh', 'docs/quick-start.test.ts'],
    ['Send a document', 'sh [curl]', 'docs/quick-start.test.ts'],
    ['Send a document', 'ts [TypeScript]', 'docs/quick-start.test.ts'],
    ['Send a document', 'sh', 'docs/quick-start.test.ts'],
    ['Get the sealed PDF', 'sh', 'docs/quick-start.test.ts'],
  ],
  retention: [
    ['Find everything about a person', 'sh', 'docs/operator-commands.test.ts'],
    ['Find everything about a person', '', 'docs/operator-commands.test.ts'],
    ['Verify the audit trail', 'sh', 'docs/operator-commands.test.ts'],
    ['Verify the audit trail', 'sh', 'docs/operator-commands.test.ts'],
  ],
  retrying: [
    ['Make a POST safe to repeat', 'sh [curl]', 'docs/guides.test.ts'],
    ['Make a POST safe to repeat', 'ts [TypeScript]', 'docs/guides.test.ts'],
  ],
  sealing: [
    ['The certificate of the seal', 'sh', 'docs/operating.test.ts'],
    ['The key in an HSM', 'sh', 'docs/operating.test.ts'],
    ['The key in an HSM', 'sh', 'docs/operating.test.ts'],
    ['If documents are not sealed', 'sh', 'docs/operator-commands.test.ts'],
    ['BankID', 'sh', 'docs/operating.test.ts'],
  ],
  security: [],
  sizing: [],
  sms: [['Set it up', 'sh', 'docs/commands.test.ts']],
  verifying: [['How to verify', 'sh', 'docs/commands.test.ts']],
  versioning: [],
  webhooks: [
    ['Create an endpoint', 'sh [curl]', 'docs/webhooks.test.ts'],
    ['Create an endpoint', 'ts [TypeScript]', 'docs/webhooks.test.ts'],
    ['Receive events with Express', 'ts', 'docs/webhooks.test.ts'],
    ['Receive events with a fetch handler', 'ts', 'docs/webhooks.test.ts'],
    ['When your endpoint fails', 'sh [curl]', 'docs/webhooks.test.ts'],
    ['When your endpoint fails', 'ts [TypeScript]', 'docs/webhooks.test.ts'],
    ['Replace the secret', 'sh [curl]', 'docs/webhooks.test.ts'],
    ['Replace the secret', 'ts [TypeScript]', 'docs/webhooks.test.ts'],
    ['Test it on your machine', 'sh', 'dev/dev.test.ts'],
  ],
}

const guides = globSync('*.md', { cwd: folder }).map((file) => basename(file, '.md'))

/** The heading and the language of each block of code. */
function blocksOf(guide: string): [heading: string, language: string][] {
  const blocks: [string, string][] = []
  let heading = ''
  let isInside = false
  for (const line of readFileSync(join(folder, `${guide}.md`), 'utf8').split('\n')) {
    const [, fence] = /^ *```(.*)$/.exec(line) ?? []
    if (fence !== undefined) {
      if (!isInside) blocks.push([heading, fence])
      isInside = !isInside
    } else if (!isInside && line.startsWith('##')) heading = line.replace(/^#+ /, '')
  }
  return blocks
}

test('every guide is listed here', () => {
  expect(Object.keys(claims)).toEqual(guides.toSorted())
})

test.each(guides)('%s: the list names a test for each block, or the reason why no test can run it', (guide) => {
  expect(blocksOf(guide)).toEqual(claims[guide]!.map(([heading, language]) => [heading, language]))
})

test.each(guides)('%s: the tests of its blocks read this guide', (guide) => {
  for (const [, , claim] of claims[guide]!) {
    if (typeof claim !== 'string') continue
    const file = join(import.meta.dirname, '..', claim)
    expect(existsSync(file), claim).toBe(true)
    expect(readFileSync(file, 'utf8'), claim).toMatch(new RegExp(`['/]${guide}\\b`))
  }
})
