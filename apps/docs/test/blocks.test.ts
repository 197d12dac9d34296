import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '@paraph/testing/programs/printed.ts'

const folder = join(root, 'apps/docs/guides')

/** A campaign of the docs, or a test file by its path below `apps`, that runs the block or compares it with what the server does. */
type Claim = string | NotRun

/** A block that no test can run here, and why. */
interface NotRun {
  reason: string
}

const notRun = (reason: string): NotRun => ({ reason })
const needsRoot = notRun('It changes the machine: it adds a user, a folder of root or a service of systemd.')
const needsDump = notRun(
  'The embedded PostgreSQL has no pg_dump, and the one of the machine may be older than the server.',
)

/** The blocks of each guide, in order: their heading, their languages, and their test. */
const claims: Record<string, [heading: string, languages: string, claim: Claim][]> = {
  authentication: [
    ['Keys', 'sh [curl], ts [TypeScript], sh', 'guides'],
    ['Create keys over the API', 'sh [curl], ts [TypeScript]', 'guides'],
  ],
  backup: [
    ['Backup and restore', 'sh, sh', needsDump],
    ['Backup and restore', 'sh, sh', 'operator-commands'],
    ['The secret key', 'sh', 'operating'],
    ['If the key is lost', 'sh', 'operator-commands'],
  ],
  console: [],
  email: [
    ['Set it up', 'sh', 'commands'],
    ['Test it', 'sh, plain', 'email'],
    ['SPF, DKIM and DMARC', 'sh, sh', 'email'],
    ['Delivery reports', 'sh', 'email'],
    ['Delivery reports', 'sh', 'server/test/api/delivery-reports/email'],
  ],
  embedding: [
    ['Allow your site', 'sh', 'commands'],
    ['Get the link of the party', 'ts', 'embedding'],
    ['Show the page', 'ts', 'embedding'],
  ],
  fields: [
    ['Place a field by its box', 'sh [curl], ts [TypeScript]', 'fields'],
    ['Place a field by a text', 'ts', 'fields'],
    ['Fields that the file brings', 'ts, text', 'fields'],
    ['Find the coordinates', 'ts', 'fields'],
    ['Prefilled values', 'ts', 'fields'],
    ['Change fields', 'ts', 'fields'],
    ['What the parties fill in', 'ts', 'fields'],
  ],
  lifecycle: [['Signing with BankID', 'sh [curl], ts [TypeScript]', 'samples']],
  limits: [['Requests', 'plain', 'guides']],
  'many-servers': [
    ['Watch the workers', 'sh', notRun('The worker does not end. server/test/campaigns/worker.test.ts asks its port.')],
    ['Restart without losing a request', 'sh', 'server/test/campaigns/rolling-restart'],
    ['Replace the servers of Docker Compose', 'sh', notRun('It needs Docker. The workflow Deploy runs it under load.')],
  ],
  members: [['The first member', 'sh', 'operator-commands']],
  'migrating-from-signers': [
    ['Before and after', 'ts', 'commands'],
    ['Find the remaining uses', 'http', 'commands'],
  ],
  monitoring: [
    ['Metrics', 'sh', 'commands'],
    ['Metrics', 'yaml', notRun('It is for Prometheus.')],
    ['Metrics', 'promql', 'commands'],
    ['Traces', 'sh', 'commands'],
    ['From an error report to its cause', 'sh', 'commands'],
  ],
  operating: [
    ['Start with Docker Compose', 'sh, sh', 'operating'],
    ['Start with Docker Compose', 'yaml', notRun('It is for Docker Compose.')],
    ['Start with Docker Compose', 'sh', notRun('It needs Docker.')],
    ['Start without Docker', 'sh', needsRoot],
    ['Start without Docker', 'sh', 'operating'],
    ['Start without Docker', 'ini', 'server/test/compose'],
    ['Start without Docker', 'sh', needsRoot],
    ['The limits of requests', 'sh', 'guides'],
    ['Use your own PostgreSQL', 'sql', 'operator-commands'],
    ['Use your own PostgreSQL', 'sh', 'operating'],
    ['A pooler in front of PostgreSQL', 'sh', 'operating'],
    ['Put a proxy with TLS in front', 'text', notRun('It is for Caddy.')],
    ['Put a proxy with TLS in front', 'nginx', notRun('It is for nginx.')],
    ['Put a proxy with TLS in front', 'text', notRun('It is for HAProxy.')],
    ['Keys', 'sh', 'operator-commands'],
    ['Keys', 'sh', notRun('It needs the user and the settings of an installed server.')],
    ['Webhooks', 'sh', 'operator-commands'],
  ],
  pagination: [
    ['Page by page', 'sh [curl], ts [TypeScript]', 'guides'],
    ['With the client', 'ts', 'guides'],
  ],
  provisioning: [],
  'quick-start': [
    ['Start a server', 'sh, sh', 'quick-start'],
    ['Send a document', 'sh [curl], ts [TypeScript], sh', 'quick-start'],
    ['Get the sealed PDF', 'sh', 'quick-start'],
    ['All in one request', 'sh', 'quick-start'],
  ],
  retention: [
    ['Find everything about a person', 'sh, plain', 'operator-commands'],
    ['Verify the audit trail', 'sh, sh', 'operator-commands'],
  ],
  retrying: [['Make a POST safe to repeat', 'sh [curl], ts [TypeScript]', 'guides']],
  sealing: [
    ['The certificate of the seal', 'sh', 'operating'],
    ['The key in an HSM', 'sh, sh', 'operating'],
    ['If documents are not sealed', 'sh', 'operator-commands'],
    ['BankID', 'sh', 'operating'],
  ],
  security: [],
  'single-sign-on': [
    ['Set it up', 'sh', notRun('It needs a provider. server/test/api/single-sign-on sends the same to a real one.')],
    ['If the provider is down', 'sh', notRun('It needs a provider. server/test/api/single-sign-on sends the same.')],
  ],
  sizing: [],
  sms: [['Set it up', 'sh', 'commands']],
  verifying: [['How to verify', 'sh', 'commands']],
  versioning: [],
  webhooks: [
    ['Create an endpoint', 'sh [curl], ts [TypeScript]', 'webhooks'],
    ['Receive events with Express', 'ts', 'webhooks'],
    ['Receive events with a fetch handler', 'ts', 'webhooks'],
    ['When your endpoint fails', 'sh [curl], ts [TypeScript]', 'webhooks'],
    ['Replace the secret', 'sh [curl], ts [TypeScript]', 'webhooks'],
    ['Test it on your machine', 'sh', 'server/test/campaigns/dev/dev'],
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
      if (!isInside) blocks.push([heading, fence || 'plain'])
      isInside = !isInside
    } else if (!isInside && line.startsWith('##')) heading = line.replace(/^#+ /, '')
  }
  return blocks
}

test('every guide is listed here', () => {
  expect(Object.keys(claims)).toEqual(guides.toSorted())
})

test.each(guides)('%s: the list names a test for each block, or the reason why no test can run it', (guide) => {
  const claimed = claims[guide]!.flatMap(([heading, languages]) => languages.split(', ').map((one) => [heading, one]))
  expect(blocksOf(guide)).toEqual(claimed)
})

test.each(guides)('%s: the tests of its blocks read this guide', (guide) => {
  for (const [, , claim] of claims[guide]!) {
    if (typeof claim !== 'string') continue
    const file = join(root, 'apps', `${claim.includes('/') ? claim : `docs/test/campaigns/${claim}`}.test.ts`)
    expect(existsSync(file), claim).toBe(true)
    expect(readFileSync(file, 'utf8'), claim).toMatch(new RegExp(`['/]${guide}\\b`))
  }
})
