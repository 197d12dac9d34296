import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '@paraph/testing/programs/printed.ts'

const folder = join(root, 'apps/docs/guides')

/** A test file, by its path below `apps`, that runs the block or compares it with what the server does. */
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
    ['Keys', 'sh [curl]', 'docs/test/campaigns/guides.test.ts'],
    ['Keys', 'ts [TypeScript]', 'docs/test/campaigns/guides.test.ts'],
    ['Keys', 'sh', 'docs/test/campaigns/guides.test.ts'],
    ['Create keys over the API', 'sh [curl]', 'docs/test/campaigns/guides.test.ts'],
    ['Create keys over the API', 'ts [TypeScript]', 'docs/test/campaigns/guides.test.ts'],
  ],
  backup: [
    ['Backup and restore', 'sh', needsDump],
    ['Backup and restore', 'sh', needsDump],
    ['Backup and restore', 'sh', 'docs/test/campaigns/operator-commands.test.ts'],
    ['Backup and restore', 'sh', 'docs/test/campaigns/operator-commands.test.ts'],
    ['The secret key', 'sh', 'docs/test/campaigns/operating.test.ts'],
    ['If the key is lost', 'sh', 'docs/test/campaigns/operator-commands.test.ts'],
  ],
  console: [],
  email: [
    ['Set it up', 'sh', 'docs/test/campaigns/commands.test.ts'],
    ['Test it', 'sh', 'docs/test/campaigns/email.test.ts'],
    ['Test it', '', 'docs/test/campaigns/email.test.ts'],
    ['SPF, DKIM and DMARC', 'sh', 'docs/test/campaigns/email.test.ts'],
    ['SPF, DKIM and DMARC', 'sh', 'docs/test/campaigns/email.test.ts'],
    ['Delivery reports', 'sh', 'docs/test/campaigns/email.test.ts'],
    ['Delivery reports', 'sh', 'server/test/api/delivery-reports/email.test.ts'],
  ],
  embedding: [
    ['Allow your site', 'sh', 'docs/test/campaigns/commands.test.ts'],
    ['Get the link of the party', 'ts', 'docs/test/campaigns/embedding.test.ts'],
    ['Show the page', 'ts', 'docs/test/campaigns/embedding.test.ts'],
  ],
  fields: [
    ['Place a field by its box', 'sh [curl]', 'docs/test/campaigns/fields.test.ts'],
    ['Place a field by its box', 'ts [TypeScript]', 'docs/test/campaigns/fields.test.ts'],
    ['Place a field by a text', 'ts', 'docs/test/campaigns/fields.test.ts'],
    ['Fields that the file brings', 'ts', 'docs/test/campaigns/fields.test.ts'],
    ['Fields that the file brings', 'text', 'docs/test/campaigns/fields.test.ts'],
    ['Find the coordinates', 'ts', 'docs/test/campaigns/fields.test.ts'],
    ['Prefilled values', 'ts', 'docs/test/campaigns/fields.test.ts'],
    ['Change fields', 'ts', 'docs/test/campaigns/fields.test.ts'],
    ['What the parties fill in', 'ts', 'docs/test/campaigns/fields.test.ts'],
  ],
  lifecycle: [
    ['Signing with BankID', 'sh [curl]', 'docs/test/campaigns/samples.test.ts'],
    ['Signing with BankID', 'ts [TypeScript]', 'docs/test/campaigns/samples.test.ts'],
  ],
  limits: [['Requests', '', 'docs/test/campaigns/guides.test.ts']],
  'many-servers': [
    ['Watch the workers', 'sh', notRun('The worker does not end. server/test/campaigns/worker.test.ts asks its port.')],
    ['Restart without losing a request', 'sh', 'server/test/campaigns/rolling-restart.test.ts'],
    ['Replace the servers of Docker Compose', 'sh', notRun('It needs Docker. The workflow Deploy runs it under load.')],
  ],
  'migrating-from-signers': [
    ['Before and after', 'ts', 'docs/test/campaigns/commands.test.ts'],
    ['Find the remaining uses', 'http', 'docs/test/campaigns/commands.test.ts'],
  ],
  monitoring: [
    ['Metrics', 'sh', 'docs/test/campaigns/commands.test.ts'],
    ['Metrics', 'yaml', notRun('It is for Prometheus.')],
    ['Metrics', 'promql', 'docs/test/campaigns/commands.test.ts'],
    ['Traces', 'sh', 'docs/test/campaigns/commands.test.ts'],
    ['From an error report to its cause', 'sh', 'docs/test/campaigns/commands.test.ts'],
  ],
  operating: [
    ['Start with Docker Compose', 'sh', 'docs/test/campaigns/operating.test.ts'],
    ['Start with Docker Compose', 'sh', 'docs/test/campaigns/operating.test.ts'],
    ['Start with Docker Compose', 'yaml', notRun('It is for Docker Compose.')],
    ['Start with Docker Compose', 'sh', notRun('It needs Docker.')],
    ['Start without Docker', 'sh', needsRoot],
    ['Start without Docker', 'sh', 'docs/test/campaigns/operating.test.ts'],
    ['Start without Docker', 'ini', 'server/test/compose.test.ts'],
    ['Start without Docker', 'sh', needsRoot],
    ['The limits of requests', 'sh', 'docs/test/campaigns/guides.test.ts'],
    ['Use your own PostgreSQL', 'sql', 'docs/test/campaigns/operator-commands.test.ts'],
    ['Use your own PostgreSQL', 'sh', 'docs/test/campaigns/operating.test.ts'],
    ['A pooler in front of PostgreSQL', 'sh', 'docs/test/campaigns/operating.test.ts'],
    ['Put a proxy with TLS in front', 'text', notRun('It is for Caddy.')],
    ['Put a proxy with TLS in front', 'nginx', notRun('It is for nginx.')],
    ['Put a proxy with TLS in front', 'text', notRun('It is for HAProxy.')],
    ['Keys', 'sh', 'docs/test/campaigns/operator-commands.test.ts'],
    ['Keys', 'sh', notRun('It needs the user and the settings of an installed server.')],
    ['Webhooks', 'sh', 'docs/test/campaigns/operator-commands.test.ts'],
  ],
  pagination: [
    ['Page by page', 'sh [curl]', 'docs/test/campaigns/guides.test.ts'],
    ['Page by page', 'ts [TypeScript]', 'docs/test/campaigns/guides.test.ts'],
    ['With the client', 'ts', 'docs/test/campaigns/guides.test.ts'],
  ],
  'quick-start': [
    ['Start a server', 'sh', 'docs/test/campaigns/quick-start.test.ts'],
    ['Start a server', 'sh', 'docs/test/campaigns/quick-start.test.ts'],
    ['Send a document', 'sh [curl]', 'docs/test/campaigns/quick-start.test.ts'],
    ['Send a document', 'ts [TypeScript]', 'docs/test/campaigns/quick-start.test.ts'],
    ['Send a document', 'sh', 'docs/test/campaigns/quick-start.test.ts'],
    ['Get the sealed PDF', 'sh', 'docs/test/campaigns/quick-start.test.ts'],
    ['All in one request', 'sh', 'docs/test/campaigns/quick-start.test.ts'],
  ],
  retention: [
    ['Find everything about a person', 'sh', 'docs/test/campaigns/operator-commands.test.ts'],
    ['Find everything about a person', '', 'docs/test/campaigns/operator-commands.test.ts'],
    ['Verify the audit trail', 'sh', 'docs/test/campaigns/operator-commands.test.ts'],
    ['Verify the audit trail', 'sh', 'docs/test/campaigns/operator-commands.test.ts'],
  ],
  retrying: [
    ['Make a POST safe to repeat', 'sh [curl]', 'docs/test/campaigns/guides.test.ts'],
    ['Make a POST safe to repeat', 'ts [TypeScript]', 'docs/test/campaigns/guides.test.ts'],
  ],
  sealing: [
    ['The certificate of the seal', 'sh', 'docs/test/campaigns/operating.test.ts'],
    ['The key in an HSM', 'sh', 'docs/test/campaigns/operating.test.ts'],
    ['The key in an HSM', 'sh', 'docs/test/campaigns/operating.test.ts'],
    ['If documents are not sealed', 'sh', 'docs/test/campaigns/operator-commands.test.ts'],
    ['BankID', 'sh', 'docs/test/campaigns/operating.test.ts'],
  ],
  security: [],
  sizing: [],
  sms: [['Set it up', 'sh', 'docs/test/campaigns/commands.test.ts']],
  verifying: [['How to verify', 'sh', 'docs/test/campaigns/commands.test.ts']],
  versioning: [],
  webhooks: [
    ['Create an endpoint', 'sh [curl]', 'docs/test/campaigns/webhooks.test.ts'],
    ['Create an endpoint', 'ts [TypeScript]', 'docs/test/campaigns/webhooks.test.ts'],
    ['Receive events with Express', 'ts', 'docs/test/campaigns/webhooks.test.ts'],
    ['Receive events with a fetch handler', 'ts', 'docs/test/campaigns/webhooks.test.ts'],
    ['When your endpoint fails', 'sh [curl]', 'docs/test/campaigns/webhooks.test.ts'],
    ['When your endpoint fails', 'ts [TypeScript]', 'docs/test/campaigns/webhooks.test.ts'],
    ['Replace the secret', 'sh [curl]', 'docs/test/campaigns/webhooks.test.ts'],
    ['Replace the secret', 'ts [TypeScript]', 'docs/test/campaigns/webhooks.test.ts'],
    ['Test it on your machine', 'sh', 'server/test/campaigns/dev/dev.test.ts'],
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
    const file = join(root, 'apps', claim)
    expect(existsSync(file), claim).toBe(true)
    expect(readFileSync(file, 'utf8'), claim).toMatch(new RegExp(`['/]${guide}\\b`))
  }
})
