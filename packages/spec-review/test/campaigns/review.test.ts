import { execFile, execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { throughGate } from '@paraph/testing/programs/gate.ts'
import { Redocly } from '../../src/redocly/redocly.ts'
import { type Outcome, reviewCommand } from '../../src/review-command.ts'

/** A git repository with a copy of our spec. Its path contains a space. */
let repository: string
const redocly = new Redocly()
/** A new event in the list of the webhooks. */
const called = 'party.called:\n    $ref: webhooks/party.signed.yaml'

beforeAll(() => {
  delete process.env['DOCS_URL']
  repository = mkdtempSync(join(tmpdir(), 'paraph review-'))
  git('init', '--quiet')
  git('commit', '--quiet', '--allow-empty', '--message=nothing')
  git('tag', 'empty')
  for (const part of ['openapi.yaml', 'redocly.yaml', 'paths', 'webhooks', 'components']) {
    cpSync(join(import.meta.dirname, '../../../../spec', part), join(repository, 'spec', part), { recursive: true })
  }
  // The tests must not depend on the current version.
  const root = join(repository, 'spec/openapi.yaml')
  writeFileSync(root, readFileSync(root, 'utf8').replace(/^  version: .*$/m, '  version: 1.0.0'))
  git('add', '.')
  git('commit', '--quiet', '--message=spec')
  git('tag', 'start')
})

beforeEach(() => {
  git('reset', '--quiet', '--hard', 'start')
  git('clean', '--quiet', '-d', '--force')
})

afterAll(async () => {
  await redocly.end()
  rmSync(repository, { recursive: true })
})

test('unchanged spec: the program exits with 0', async () => {
  const { code, stdout } = await run('review.ts', 'HEAD')
  expect(stdout).toContain('## Spec review: nothing changed')
  expect(stdout).toContain('No new findings.')
  expect(stdout).toMatch(/Coverage is unchanged: \d+ of \d+ operations/)
  expect(stdout).toContain('apps/docs/dist/reference-offline.html')
  expect(code).toBe(0)
})

test('a break without a major version exits with 1, annotates its lines, and writes a review', async () => {
  edit('paths/webhook-endpoints.yaml', 'operationId: createWebhookEndpoint', 'operationId: oldEndpoint')
  edit('openapi.yaml', '  party.signed:\n', `  ${called}\n  party.signed:\n`)
  git('commit', '--quiet', '--all', '--message=event')
  edit('openapi.yaml', `  ${called}\n`, '')
  edit('components/schemas/ReadStatus.yaml', 'type: string', '# moves the lines\ntype: string')
  edit('components/schemas/SendStatus.yaml', 'FAILED', 'FAILED, QUEUED')
  edit('components/parameters/Limit.yaml', 'minimum: 1', 'minimum: 5')
  edit('components/examples/createContact.yaml', 'Anna', 'Bo')
  edit('paths/companies.yaml', 'operationId: createCompany', 'operationId: newCompany')
  edit('openapi.yaml', '  /api/v1/documents/{id}/file:\n    $ref: paths/documents_{id}_file.yaml\n', '')
  const args = ['--docs-url=https://example.com/docs', '--annotate', '--output=review.md']
  const { code, stdout } = await review('HEAD', ...args)
  expect(stdout).toMatch(/^::error title=rule\/operation-id-verb-first,file=spec\/paths\/companies\.yaml,line=\d+/m)
  expect(stdout).toMatch(/^::error title=constraint,file=spec\/components\/parameters\/Limit\.yaml,line=6/m)
  expect(stdout).toMatch(/^::error title=path-removed,file=spec\/openapi\.yaml,/m)
  const text = readFileSync(join(repository, 'review.md'), 'utf8')
  expect(text).toMatch(/^<!-- spec-review -->\n\n## Spec review: breaks clients\n/)
  expect(text).toMatch(/Against `HEAD` \([0-9a-f]{7,}\): \*\*\d major, 0 minor, \d patch\*\*/)
  expect(text).toContain('Required: **`2.0.0`**, or **`1.0.1`** without the breaking changes.')
  expect(text).toContain(
    '#### `listDocuments`, `listDocumentEvents`, `listContacts`, `listCompanies`, `listAccountEvents`, `listApiKeys`, `listMembers`, `listWebhookEndpoints`, `listWebhookDeliveries`\n\n' +
      '- 🔴 major · query parameter `limit`: `minimum` changed from `1` to `5`. <sub>spec/components/parameters/Limit.yaml:6</sub>',
  )
  expect(text).toContain('- 🔴 major · `SendStatus` (response): The enumeration gained `QUEUED`')
  expect(text).toContain('documentation-only change')
  expect(text).toContain('### Lint: 1 new finding')
  expect(text.match(/`rule\/operation-id-verb-first` <sub>.*<\/sub>/g)).toEqual([
    expect.stringMatching(/<sub>spec\/paths\/companies\.yaml:\d+<\/sub>$/),
  ])
  expect(text).toContain('- **New value in a response**, `SendStatus` (response): ')
  expect(text).toContain('- **Changed constraint in a request**, query parameter `limit`: ')
  expect(text).toContain('- 🔴 major · webhook `party.called`: Removed webhook: `party.called`.')
  expect(text).toContain('- **Removed or renamed webhook**, webhook `party.called`: Keep sending the event.')
  expect(text).toContain('[Rendered documentation](https://example.com/docs)')
  expect(code).toBe(1)
})

test('an addition without a new version exits with 1, and names the required version', async () => {
  edit(
    'components/schemas/PartyBase.yaml',
    'properties:\n',
    'properties:\n  nickname:\n    type: string\n    description: Short name.\n',
  )
  edit('openapi.yaml', 'version: 1.0.0', 'version: 1.0.7')
  const header = '  x-new:\n    description: New.\n    schema:\n      type: string\n'
  for (const name of ['BadFile', 'FileTooLarge', 'UnsupportedFormType'])
    edit(`components/responses/${name}.yaml`, 'headers:\n', `headers:\n${header}`)
  for (const name of ['BadRequest', 'InternalError', 'Unauthorized'])
    edit(`components/responses/${name}.yaml`, 'headers:\n', `headers:\n${header.replace('new', 'all')}`)
  edit('openapi.yaml', '  party.signed:\n', `  ${called}\n  party.signed:\n`)
  const { code, stdout } = await review('HEAD')
  expect(stdout).toContain('## Spec review: set the version to 1.1.0')
  expect(stdout).toContain('changed from `1.0.0` to `1.0.7`')
  expect(stdout).toContain('| properties | ')
  expect(stdout).toContain('| `PartyBase.nickname` |')
  const sign = '- 🟢 minor ·'
  expect(stdout).toContain(
    `#### \`createDocument\`, \`uploadScan\`, \`sendPhoneScan\`\n\n${sign} header \`x-new\` of 3 responses: New header \`x-new\`. <sub>`,
  )
  expect(stdout).toMatch(
    /#### \d+ operations: all except `getScimConfig`, .*`document\.sent`, .*\n\n.* header `x-all` of 3 responses: /,
  )
  expect(stdout.match(/New header/g)).toHaveLength(2)
  expect(stdout).toContain('- 🟢 minor · webhook `party.called`: New webhook: `party.called`.')
  expect(code).toBe(1)
})

test('without a ref, the released version is the base: exits with 1 if the version was raised too far', async () => {
  const file = join(import.meta.dirname, '../../../../spec/released/openapi.json')
  const released = JSON.parse(readFileSync(file, 'utf8'))
  released.info.version = '1.0.0'
  mkdirSync(join(repository, 'spec/released'))
  writeFileSync(join(repository, 'spec/released/openapi.json'), JSON.stringify(released))
  edit('openapi.yaml', 'version: 1.0.0', 'version: 7.0.0')
  const { code, stdout } = await review()
  expect(stdout).toContain('## Spec review: the version was raised too far')
  expect(stdout).toContain('Against the released version `1.0.0`: ')
  expect(stdout).toContain('changed from `1.0.0` to `7.0.0`')
  expect(code).toBe(1)
})

test('release keeps the spec as the released version and adds it to the changelog, if its version fits', async () => {
  edit('openapi.yaml', 'version: 1.0.0', 'version: 1.0.0 # released')
  mkdirSync(join(repository, 'spec/released'))
  const changelog = join(repository, 'spec/CHANGELOG.md')
  writeFileSync(changelog, '# Changelog\n')
  const release = () => run('release.ts')
  expect(await release()).toMatchObject({ code: 0 })
  expect(readFileSync(changelog, 'utf8')).toMatch(
    /^# Changelog\n\n## 1\.0\.0\n\nReleased on \d{4}-\d\d-\d\d\.\n\nNew operations: `createDocument`, /,
  )
  expect(await review()).toMatchObject({ code: 0, stdout: expect.stringContaining('nothing changed') })
  edit('components/parameters/Limit.yaml', 'minimum: 1', 'minimum: 5')
  expect(await release()).toMatchObject({ code: 1, stderr: expect.stringContaining('Required: 2.0.0.') })
  expect(await review()).toMatchObject({ code: 1, stdout: expect.stringContaining('breaks clients') })
  edit('openapi.yaml', 'version: 1.0.0', 'version: 2.0.0')
  const { code, stdout } = await review()
  expect(stdout).toContain('## Spec review: version 2.0.0 is sufficient')
  expect(stdout).toContain('under new paths (`/api/v2/…`)')
  expect(code).toBe(0)
})

test('unreadable spec: exits with 1 and names the file', async () => {
  edit('components/schemas/ReadStatus.yaml', 'enum: [', 'enum: [[')
  const { code, stdout } = await review('HEAD')
  expect(stdout).toContain("## Spec review: the spec can't be read")
  expect(stdout).toContain('components/schemas/ReadStatus.yaml:')
  expect(code).toBe(1)
})

test('unreadable spec at the ref: exits with 2', async () => {
  edit('components/schemas/ReadStatus.yaml', 'enum: [', 'enum: [[')
  git('commit', '--quiet', '--all', '--message=broken')
  expect(await review('HEAD')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining("The spec at HEAD can't be read"),
  })
})

test.each([
  [['--', '--output=x'], 'git finds no commit "--output=x".'],
  [['HEAD:spec'], 'git finds no commit "HEAD:spec".'],
  [['empty'], 'There is no spec/openapi.yaml at empty.'],
  [[], 'There is no spec/released/openapi.json.'],
  [['HEAD', 'start'], 'Give at most one git ref to compare with.'],
  [['HEAD', '--verbose'], "Unknown option '--verbose'"],
  [['HEAD', '--docs-url=javascript:alert(1)'], 'is not an http or https URL.'],
  [['HEAD', '--annotate'], 'it needs --output for the review.'],
])('wrong arguments %j: exits with 2', async (args, message) => {
  expect(await review(...args)).toMatchObject({ code: 2, stdout: '', stderr: expect.stringContaining(message) })
})

test('--help prints the options; the program exits with 2 if an argument is wrong', async () => {
  expect(await review('--help')).toEqual({ code: 0, stdout: expect.stringContaining('--annotate'), stderr: '' })
  const stderr = 'git finds no commit "nowhere".\nFor help: npm run spec:review -- --help\n'
  expect(await run('review.ts', 'nowhere')).toEqual({ code: 2, stdout: '', stderr })
})

test('outside a repository: exits with 2', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'paraph-'))
  const { code, stderr } = await reviewIn(folder, 'HEAD')
  rmSync(folder, { recursive: true })
  expect(stderr).toContain('not in a git repository')
  expect(code).toBe(2)
})

test('compares a spec in a subfolder of a larger repository, and leaves the git index unchanged', async () => {
  const folder = join(repository, 'services', 'paraph')
  mkdirSync(folder, { recursive: true })
  git('mv', 'spec', folder)
  git('commit', '--quiet', '--message=moved')
  writeFileSync(join(folder, 'spec', 'new.md'), 'staged')
  git('add', '.')
  const { code, stdout } = await reviewIn(folder, 'HEAD')
  expect(stdout).toContain('nothing changed')
  expect(code).toBe(0)
  expect(git('status', '--porcelain')).toBe('A  services/paraph/spec/new.md\n')
})

function edit(file: string, from: string, to: string) {
  const path = join(repository, 'spec', file)
  const text = readFileSync(path, 'utf8')
  expect(text).toContain(from)
  writeFileSync(path, text.replace(from, to))
}

function git(...args: string[]): string {
  const author = ['-c', 'user.name=A Tester', '-c', 'user.email=tester@example.com', '-c', 'commit.gpgSign=false']
  return execFileSync('git', [...author, ...args], { cwd: repository, encoding: 'utf8' })
}

const review = (...args: string[]) => reviewIn(repository, ...args)

/** Reviews in this process, because each start of the program loads Redocly again. */
async function reviewIn(folder: string, ...args: string[]): Promise<Outcome> {
  return throughGate(async () => {
    const before = process.cwd()
    process.chdir(folder)
    try {
      return await reviewCommand(args, redocly)
    } finally {
      process.chdir(before)
    }
  })
}

function run(program: 'review.ts' | 'release.ts', ...args: string[]): Promise<Outcome> {
  const start = (done: (outcome: Outcome) => void) =>
    execFile(
      process.execPath,
      [join(import.meta.dirname, '../../src', program), ...args],
      { cwd: repository },
      (error, stdout, stderr) => done({ code: Number(error?.code ?? 0), stdout, stderr }),
    )
  return throughGate(() => new Promise((done) => void start(done)))
}
