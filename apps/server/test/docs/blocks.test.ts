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
    ['Keys', 'sh [curl]', 'campaigns/docs/guides.test.ts'],
    ['Keys', 'ts [TypeScript]', 'campaigns/docs/guides.test.ts'],
    ['Keys', 'sh', 'campaigns/docs/guides.test.ts'],
    ['Create keys over the API', 'sh [curl]', 'campaigns/docs/guides.test.ts'],
    ['Create keys over the API', 'ts [TypeScript]', 'campaigns/docs/guides.test.ts'],
  ],
  backup: [
    ['Backup and restore', 'sh', needsDump],
    ['Backup and restore', 'sh', needsDump],
    ['Backup and restore', 'sh', 'campaigns/docs/operator-commands.test.ts'],
    ['Backup and restore', 'sh', 'campaigns/docs/operator-commands.test.ts'],
    ['The secret key', 'sh', 'campaigns/docs/operating.test.ts'],
    ['If the key is lost', 'sh', 'campaigns/docs/operator-commands.test.ts'],
  ],
  console: [],
  email: [
    ['Set it up', 'sh', 'campaigns/docs/commands.test.ts'],
    ['Test it', 'sh', 'campaigns/docs/email.test.ts'],
    ['Test it', '', 'campaigns/docs/email.test.ts'],
    ['SPF, DKIM and DMARC', 'sh', 'campaigns/docs/email.test.ts'],
    ['SPF, DKIM and DMARC', 'sh', 'campaigns/docs/email.test.ts'],
    ['Delivery reports', 'sh', 'campaigns/docs/email.test.ts'],
    ['Delivery reports', 'sh', 'api/delivery-reports/email.test.ts'],
  ],
  embedding: [
    ['Allow your site', 'sh', 'campaigns/docs/commands.test.ts'],
    ['Get the link of the party', 'ts', 'campaigns/docs/embedding.test.ts'],
    ['Show the page', 'ts', 'campaigns/docs/embedding.test.ts'],
  ],
  fields: [
    ['Place a field by its box', 'sh [curl]', 'campaigns/docs/fields.test.ts'],
    ['Place a field by its box', 'ts [TypeScript]', 'campaigns/docs/fields.test.ts'],
    ['Place a field by a text', 'ts', 'campaigns/docs/fields.test.ts'],
    ['Fields that the file brings', 'ts', 'campaigns/docs/fields.test.ts'],
    ['Fields that the file brings', 'text', 'campaigns/docs/fields.test.ts'],
    ['Find the coordinates', 'ts', 'campaigns/docs/fields.test.ts'],
    ['Prefilled values', 'ts', 'campaigns/docs/fields.test.ts'],
    ['Change fields', 'ts', 'campaigns/docs/fields.test.ts'],
    ['What the parties fill in', 'ts', 'campaigns/docs/fields.test.ts'],
  ],
  lifecycle: [
    ['Signing with BankID', 'sh [curl]', 'campaigns/docs/samples.test.ts'],
    ['Signing with BankID', 'ts [TypeScript]', 'campaigns/docs/samples.test.ts'],
  ],
  limits: [['Requests', '', 'campaigns/docs/guides.test.ts']],
  'many-servers': [
    ['Watch the workers', 'sh', notRun('The worker does not end. campaigns/worker.test.ts asks its port.')],
    ['Restart without losing a request', 'sh', 'campaigns/rolling-restart.test.ts'],
    ['Replace the servers of Docker Compose', 'sh', notRun('It needs Docker. The workflow Deploy runs it under load.')],
  ],
  'migrating-from-signers': [
    ['Before and after', 'ts', 'campaigns/docs/commands.test.ts'],
    ['Find the remaining uses', 'http', 'campaigns/docs/commands.test.ts'],
  ],
  monitoring: [
    ['Metrics', 'sh', 'campaigns/docs/commands.test.ts'],
    ['Metrics', 'yaml', notRun('It is for Prometheus.')],
    ['Metrics', 'promql', 'campaigns/docs/commands.test.ts'],
    ['Traces', 'sh', 'campaigns/docs/commands.test.ts'],
    ['From an error report to its cause', 'sh', 'campaigns/docs/commands.test.ts'],
  ],
  operating: [
    ['Start with Docker Compose', 'sh', 'campaigns/docs/operating.test.ts'],
    ['Start with Docker Compose', 'sh', 'campaigns/docs/operating.test.ts'],
    ['Start with Docker Compose', 'yaml', notRun('It is for Docker Compose.')],
    ['Start with Docker Compose', 'sh', notRun('It needs Docker.')],
    ['Start without Docker', 'sh', needsRoot],
    ['Start without Docker', 'sh', 'campaigns/docs/operating.test.ts'],
    ['Start without Docker', 'ini', 'compose.test.ts'],
    ['Start without Docker', 'sh', needsRoot],
    ['The limits of requests', 'sh', 'campaigns/docs/guides.test.ts'],
    ['Use your own PostgreSQL', 'sql', 'campaigns/docs/operator-commands.test.ts'],
    ['Use your own PostgreSQL', 'sh', 'campaigns/docs/operating.test.ts'],
    ['A pooler in front of PostgreSQL', 'sh', 'campaigns/docs/operating.test.ts'],
    ['Put a proxy with TLS in front', 'text', notRun('It is for Caddy.')],
    ['Put a proxy with TLS in front', 'nginx', notRun('It is for nginx.')],
    ['Put a proxy with TLS in front', 'text', notRun('It is for HAProxy.')],
    ['Keys', 'sh', 'campaigns/docs/operator-commands.test.ts'],
    ['Keys', 'sh', notRun('It needs the user and the settings of an installed server.')],
    ['Webhooks', 'sh', 'campaigns/docs/operator-commands.test.ts'],
  ],
  pagination: [
    ['Page by page', 'sh [curl]', 'campaigns/docs/guides.test.ts'],
    ['Page by page', 'ts [TypeScript]', 'campaigns/docs/guides.test.ts'],
    ['With the client', 'ts', 'campaigns/docs/guides.test.ts'],
  ],
  'quick-start': [
    ['Start a server', 'sh', 'campaigns/docs/quick-start.test.ts'],
    ['Start a server', 'sh', 'campaigns/docs/quick-start.test.ts'],
    ['Send a document', 'sh [curl]', 'campaigns/docs/quick-start.test.ts'],
    ['Send a document', 'ts [TypeScript]', 'campaigns/docs/quick-start.test.ts'],
    ['Send a document', 'sh', 'campaigns/docs/quick-start.test.ts'],
    ['Get the sealed PDF', 'sh', 'campaigns/docs/quick-start.test.ts'],
    ['All in one request', 'sh', 'campaigns/docs/quick-start.test.ts'],
  ],
  retention: [
    ['Find everything about a person', 'sh', 'campaigns/docs/operator-commands.test.ts'],
    ['Find everything about a person', '', 'campaigns/docs/operator-commands.test.ts'],
    ['Verify the audit trail', 'sh', 'campaigns/docs/operator-commands.test.ts'],
    ['Verify the audit trail', 'sh', 'campaigns/docs/operator-commands.test.ts'],
  ],
  retrying: [
    ['Make a POST safe to repeat', 'sh [curl]', 'campaigns/docs/guides.test.ts'],
    ['Make a POST safe to repeat', 'ts [TypeScript]', 'campaigns/docs/guides.test.ts'],
  ],
  sealing: [
    ['The certificate of the seal', 'sh', 'campaigns/docs/operating.test.ts'],
    ['The key in an HSM', 'sh', 'campaigns/docs/operating.test.ts'],
    ['The key in an HSM', 'sh', 'campaigns/docs/operating.test.ts'],
    ['If documents are not sealed', 'sh', 'campaigns/docs/operator-commands.test.ts'],
    ['BankID', 'sh', 'campaigns/docs/operating.test.ts'],
  ],
  security: [],
  sizing: [],
  sms: [['Set it up', 'sh', 'campaigns/docs/commands.test.ts']],
  verifying: [['How to verify', 'sh', 'campaigns/docs/commands.test.ts']],
  versioning: [],
  webhooks: [
    ['Create an endpoint', 'sh [curl]', 'campaigns/docs/webhooks.test.ts'],
    ['Create an endpoint', 'ts [TypeScript]', 'campaigns/docs/webhooks.test.ts'],
    ['Receive events with Express', 'ts', 'campaigns/docs/webhooks.test.ts'],
    ['Receive events with a fetch handler', 'ts', 'campaigns/docs/webhooks.test.ts'],
    ['When your endpoint fails', 'sh [curl]', 'campaigns/docs/webhooks.test.ts'],
    ['When your endpoint fails', 'ts [TypeScript]', 'campaigns/docs/webhooks.test.ts'],
    ['Replace the secret', 'sh [curl]', 'campaigns/docs/webhooks.test.ts'],
    ['Replace the secret', 'ts [TypeScript]', 'campaigns/docs/webhooks.test.ts'],
    ['Test it on your machine', 'sh', 'campaigns/dev/dev.test.ts'],
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
