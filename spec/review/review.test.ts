import { execFile, execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

/** A repository of its own, in a path with a space, which holds our spec. */
let repository: string

beforeAll(() => {
  repository = mkdtempSync(join(tmpdir(), 'paraph review-'))
  git('init', '--quiet')
  git('commit', '--quiet', '--allow-empty', '--message=nothing')
  git('tag', 'empty')
  for (const part of ['openapi.yaml', 'redocly.yaml', 'paths', 'components']) {
    cpSync(join(import.meta.dirname, '..', part), join(repository, 'spec', part), { recursive: true })
  }
  // Whatever version it has come to.
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

afterAll(() => rmSync(repository, { recursive: true }))

test('0 for a spec that is the same', async () => {
  const { code, stdout } = await review('HEAD')
  expect(stdout).toContain('## Spec review: nothing changed')
  expect(stdout).toContain('No new findings.')
  expect(stdout).toMatch(/Unchanged, they cover \d+ of \d+ operations/)
  expect(stdout).toContain('apps/docs/dist/index.html')
  expect(code).toBe(0)
})

test('1 for a break without a major version, and how to ship it instead', async () => {
  edit('components/schemas/SendStatus.yaml', 'FAILED', 'FAILED, QUEUED')
  edit('components/parameters/Limit.yaml', 'minimum: 1', 'minimum: 5')
  edit('components/examples/createContact.yaml', 'Anna', 'Bo')
  const { code, stdout } = await review('HEAD', '--docs-url=https://example.com/docs')
  expect(stdout).toMatch(/^<!-- spec-review -->\n\n## Spec review: breaks clients\n/)
  expect(stdout).toMatch(/Against `HEAD` \([0-9a-f]{7,}\): \*\*2 major, 0 minor, 1 patch\*\*/)
  expect(stdout).toContain('The version to set is **`2.0.0`**, or without what breaks clients **`1.0.1`**.')
  expect(stdout).toContain(
    '#### `listDocuments`, `listDocumentEvents`, `listContacts`, `listCompanies`\n\n' +
      '- 🔴 major · query parameter `limit`: `minimum` changed from `1` to `5`. <sub>spec/components/parameters/Limit.yaml:6</sub>',
  )
  expect(stdout).toContain('- 🔴 major · `SendStatus` (response): The enumeration gained `QUEUED`')
  expect(stdout).toContain('<details><summary>One change of the documentation alone</summary>')
  expect(stdout).toContain('- **Value that clients do not know**, `SendStatus` (response): ')
  expect(stdout).toContain('- **Changed limit**, query parameter `limit`: ')
  expect(stdout).toContain('[Rendered documentation](https://example.com/docs)')
  expect(code).toBe(1)
})

test('0 for a break with a major version, with a warning', async () => {
  edit('components/parameters/Limit.yaml', 'minimum: 1', 'minimum: 5')
  edit('openapi.yaml', 'version: 1.0.0', 'version: 2.0.0')
  const { code, stdout } = await review('HEAD')
  expect(stdout).toContain('## Spec review: fit for 2.0.0')
  expect(stdout).toContain('paths of its own (`/api/v2/…`)')
  expect(code).toBe(0)
})

test('0 for an addition without a version, which it names', async () => {
  edit(
    'components/schemas/PartyBase.yaml',
    'properties:\n',
    'properties:\n  nickname:\n    type: string\n    description: Short name.\n',
  )
  edit('openapi.yaml', 'version: 1.0.0', 'version: 1.0.7')
  const { code, stdout } = await review('HEAD')
  expect(stdout).toContain('## Spec review: set the version to 1.1.0')
  expect(stdout).toContain('went from `1.0.0` to `1.0.7`')
  expect(stdout).toContain('| properties | ')
  expect(stdout).toContain('| `PartyBase.nickname` |')
  expect(code).toBe(0)
})

test('only the lint findings that are new are shown', async () => {
  edit('paths/contacts.yaml', 'operationId: createContact', 'operationId: oldContact')
  git('commit', '--quiet', '--all', '--message=a finding')
  edit('components/schemas/ReadStatus.yaml', 'type: string', '# moves the lines\ntype: string')
  edit('paths/companies.yaml', 'operationId: createCompany', 'operationId: newCompany')
  const { stdout } = await review('HEAD')
  expect(stdout).toContain('### Lint: 1 new')
  expect(stdout).toMatch(
    /- error: operationId is .* `rule\/operation-id-verb-first` <sub>spec\/paths\/companies\.yaml:\d+<\/sub>/,
  )
  expect(stdout).not.toContain('spec/paths/contacts.yaml')
})

test('annotations name the lines of the working tree, and the comparison goes to the file', async () => {
  edit('components/parameters/Limit.yaml', 'minimum: 1', 'minimum: 5')
  edit('paths/companies.yaml', 'operationId: createCompany', 'operationId: newCompany')
  edit('openapi.yaml', '  /api/v1/documents/{id}/file:\n    $ref: paths/documents_{id}_file.yaml\n', '')
  const { code, stdout } = await review('HEAD', '--annotate', '--output=review.md')
  expect(stdout).toMatch(/^::error title=rule\/operation-id-verb-first,file=spec\/paths\/companies\.yaml,line=\d+/m)
  expect(stdout).toMatch(
    /^::error title=paraph\/constraint-changed,file=spec\/components\/parameters\/Limit\.yaml,line=6/m,
  )
  expect(stdout).toMatch(/^::error title=path-removed,file=spec\/openapi\.yaml,/m)
  expect(readFileSync(join(repository, 'review.md'), 'utf8')).toContain('## Spec review: breaks clients')
  expect(code).toBe(1)
})

test("1 for a spec that can't be read, and where", async () => {
  edit('components/schemas/ReadStatus.yaml', 'enum: [', 'enum: [[')
  const { code, stdout } = await review('HEAD')
  expect(stdout).toContain("## Spec review: the spec can't be read")
  expect(stdout).toContain('components/schemas/ReadStatus.yaml:')
  expect(code).toBe(1)
})

test('2 for a spec that could not be read at the ref', async () => {
  edit('components/schemas/ReadStatus.yaml', 'enum: [', 'enum: [[')
  git('commit', '--quiet', '--all', '--message=broken')
  expect(await review('HEAD')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining("The spec at HEAD can't be read"),
  })
})

test.each([
  [['nowhere'], 'git knows no commit called "nowhere".'],
  [['--', '--output=x'], 'git knows no commit called "--output=x".'],
  [[''], 'git knows no commit called "".'],
  [['HEAD:spec'], 'git knows no commit called "HEAD:spec".'],
  [['empty'], 'There is no spec/openapi.yaml at empty.'],
  [[], 'Name one git ref to compare with.'],
  [['HEAD', 'start'], 'Name one git ref to compare with.'],
  [['HEAD', '--verbose'], "Unknown option '--verbose'"],
  [['HEAD', '--docs-url=docs'], '"docs" is no URL'],
  [['HEAD', '--docs-url=javascript:alert(1)'], 'is no URL'],
  [['HEAD', '--annotate'], '--output must say'],
])('2 for the arguments %j', async (args, message) => {
  expect(await review(...args)).toMatchObject({ code: 2, stdout: '', stderr: expect.stringContaining(message) })
})

test('2 outside of a repository', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'paraph-'))
  const { code, stderr } = await run(folder, 'HEAD')
  rmSync(folder, { recursive: true })
  expect(stderr).toContain('no git repository')
  expect(code).toBe(2)
})

test('in a folder of a larger repository, the spec of that folder is compared, and what is staged stays so', async () => {
  const folder = join(repository, 'services', 'paraph')
  mkdirSync(folder, { recursive: true })
  git('mv', 'spec', folder)
  git('commit', '--quiet', '--message=moved')
  writeFileSync(join(folder, 'spec', 'new.md'), 'staged')
  git('add', '.')
  const { code, stdout } = await run(folder, 'HEAD')
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

function review(...args: string[]) {
  return run(repository, ...args)
}

function run(cwd: string, ...args: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  const { DOCS_URL: _, ...env } = process.env
  return new Promise((done) => {
    execFile(
      process.execPath,
      [join(import.meta.dirname, 'review.ts'), ...args],
      { cwd, env },
      (error, stdout, stderr) => {
        done({ code: Number(error?.code ?? 0), stdout, stderr })
      },
    )
  })
}
