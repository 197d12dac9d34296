import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { throughGate } from '@paraph/testing/programs/gate.ts'

const runNow = promisify(execFile)
const run = (program: string, args: string[], options: { cwd: string }) =>
  throughGate(() => runNow(program, args, options))
const root = join(import.meta.dirname, '../..')
const oldestNode = `node-${process.platform}-${process.arch}`
/** The oldest that is supported is installed beside the client. This repository has the others already. */
const compilers = ['typescript-5.4', 'typescript-5.9', 'typescript-7.0']
const compilerOf = (name: string) =>
  ({
    'typescript-5.4': join(folder, 'node_modules/typescript-5.4/bin/tsc'),
    'typescript-5.9': join(root, 'node_modules/typescript/bin/tsc'),
    'typescript-7.0': join(root, '../../node_modules/typescript/bin/tsc'),
  })[name]!
let folder: string
let tarball: string
let packed: { filename: string; files: { path: string }[]; unpackedSize: number }

const imports = `
import { isParaphError, Paraph, ParaphError, createClient, type Party, type ParaphOptions } from '@paraph/client'
import { embedSigning, type EmbeddedSigning, type EmbedEvent } from '@paraph/client/embed'
import { PdfBox, type PdfPage } from '@paraph/client/pdf-box'
import { handlers } from '@paraph/client/testing'
import { verify, type WebhookEvent } from '@paraph/client/webhooks'`

const program = `

const options: ParaphOptions = { baseUrl: 'https://sign.example.com', apiKey: 'pk_test_secret', fetch: async ({ url }) => Response.json({ url }) }
const paraph = new Paraph(options)
const party: Party = await paraph.parties.add('doc_1', { contactId: 'ctc_1', role: 'SIGNER' })
for await (const document of paraph.documents.list({ status: 'DRAFT' })) document.title satisfies string
const { data, error } = await createClient(options).GET('/api/v1/contacts/{id}', { params: { path: { id: 'ctc_1' } } })
const name: string | undefined = data?.firstName ?? error?.code
try {
  await paraph.documents.create({ file: new Uint8Array(), title: 'x' }, { timeout: 1 })
} catch (error) {
  if (isParaphError(error, 'file_too_large')) error.code satisfies 'file_too_large'
}
const onEvent = (event: EmbedEvent) => {
  if (event.type === 'closed') event.redirectUrl satisfies string | null
  if (event.type === 'failed') event.reason satisfies string
}
const embedded: () => EmbeddedSigning = () => embedSigning(document.body, { url: 'https://sign.example.com/sign/#token', onEvent })
const received = async (request: Request) => {
  const event = await verify(await request.text(), request.headers, ['whsec_a', 'whsec_b'], { tolerance: 60 })
  if (event.type === 'party.signed') event.data.party.name satisfies string
  if (event.type === 'document.sent') event.data.document.title satisfies string
  if (event.type === 'unknown') event.name satisfies string
  const signed = event.type === 'party.signed' ? (event satisfies WebhookEvent<'party.signed'>) : undefined
  return signed ?? paraph.webhooks.verify(new Uint8Array(), { 'webhook-id': 'evt_1' }, 'whsec_a')
}
void received
// @ts-expect-error -- the link is needed
void (() => embedSigning(document.body, {}))
// @ts-expect-error -- no such role
void paraph.parties.add('doc_1', { contactId: 'ctc_1', role: 'WITNESS' })
// @ts-expect-error -- no such field
void paraph.contacts.update('ctc_1', { emial: 'x' })
// @ts-expect-error -- no such path
void paraph.http.GET('/api/v1/nothing')
const page: PdfPage = { width: 595, height: 842, rotate: 90, cropBox: [0, 0, 595, 800] }
await paraph.fields.add('doc_1', {
  fields: [{ partyId: party.id, type: 'TEXT', name: 'city', page: 1, box: PdfBox.fromLowerLeft({ x: 60, y: 120, width: 200, height: 20 }, page) }],
})
// @ts-expect-error -- no such type of field
void paraph.fields.replace('doc_1', { fields: [{ partyId: party.id, type: 'STAMP', name: 'stamp', page: 1 }] })
// @ts-expect-error -- a field is not a party
void paraph.fields.get('doc_1', party.id)
const { data: again, requestId } = await paraph.documents.get('doc_1').withResponse()
await paraph.documents.send('doc_1', { idempotencyKey: 'order-4711' })
// @ts-expect-error -- the identifier of another kind of object
void paraph.documents.get(party.id)
const newest: { id: string }[] = await paraph.contacts.list().toArray({ limit: 2 })
const codeOf = (error: unknown) => (error instanceof ParaphError ? error.code : undefined)
// @ts-expect-error -- the code is not any
codeOf(undefined) satisfies number
console.log(name, party, embedded, again, requestId, newest, handlers({ baseUrl: options.baseUrl, answers: { getDocument: { status: 'SENT' } } }))
`

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'paraph package '))
  // The script would compile again, while other tests load the compiled files.
  const { stdout } = await run('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', folder], {
    cwd: root,
  })
  ;[packed] = JSON.parse(stdout) as [typeof packed]
  tarball = join(folder, packed.filename)
  await writeFile(join(folder, 'package.json'), '{ "private": true, "type": "module" }')
  const node = process.platform === 'linux' ? [`${oldestNode}@22.23.3`] : []
  const packages = [tarball, 'typescript-5.4@npm:typescript@5.4.5', ...node, 'msw@2.15.0']
  await run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', ...packages], { cwd: folder })
  await writeFile(join(folder, 'program.ts'), `${imports}\n${program}\nexport {}`)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

// "Are the Types Wrong" proves below that each module resolution finds the types, so the old compilers need not try each one.
test.each([
  { compiler: 'typescript-5.4', resolution: 'nodenext' },
  { compiler: 'typescript-5.9', resolution: 'bundler' },
  { compiler: 'typescript-7.0', resolution: 'nodenext' },
  { compiler: 'typescript-7.0', resolution: 'bundler' },
])(
  'the packed client type-checks by $compiler as $resolution, strictly and without skipping its declarations',
  async ({ compiler, resolution }) => {
    const config = join(folder, `tsconfig.${compiler}.${resolution}.json`)
    const compilerOptions = {
      strict: true,
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
      skipLibCheck: false,
      // Not the declarations of the compiler itself.
      skipDefaultLibCheck: true,
      noEmit: true,
      target: 'es2022',
      lib: ['es2022', 'dom', 'dom.iterable', 'dom.asynciterable'],
      types: [],
      module: resolution === 'nodenext' ? 'nodenext' : 'esnext',
      moduleResolution: resolution,
    }
    await writeFile(config, JSON.stringify({ compilerOptions, files: ['program.ts'] }))
    const { stdout } = await run(process.execPath, [compilerOf(compiler), '-p', config], { cwd: folder }).catch(
      (error: { stdout: string }) => error,
    )
    expect(stdout).toBe('')
  },
)

// The registry has this version of Node only for Linux.
test.skipIf(process.platform !== 'linux')('the packed client runs on the oldest Node that is supported', async () => {
  const script = `
    import { Paraph, ParaphError } from '@paraph/client'
    const paraph = new Paraph({ baseUrl: 'http://127.0.0.1:9', apiKey: 'pk_test_secret', maxRetries: 0 })
    const error = await paraph.documents.create({ file: '${join(folder, 'package.json')}' }).catch((error) => error)
    console.log(process.version, error instanceof ParaphError, error.code)`
  await writeFile(join(folder, 'script.js'), script)
  const { stdout } = await run(join(folder, 'node_modules', oldestNode, 'bin/node'), ['script.js'], { cwd: folder })
  expect(stdout).toBe('v22.23.3 true connection_failed\n')
})

test.each(compilers)('%s: the installed compiler has this version', async (compiler) => {
  const { version } = JSON.parse(await readFile(join(compilerOf(compiler), '../../package.json'), 'utf8'))
  expect(`typescript-${version}`).toMatch(new RegExp(`^${compiler}\\.`))
})

test('the packed client type-checks by the oldest compiler with moduleResolution node, in a CommonJS project', async () => {
  const old = join(folder, 'node')
  await mkdir(old, { recursive: true })
  await writeFile(join(old, 'package.json'), '{ "private": true }')
  await writeFile(join(old, 'program.ts'), `${imports}\nasync function main() {${program}}\nvoid main()`)
  const options = [
    '--module',
    'commonjs',
    '--moduleResolution',
    'node',
    '--ignoreDeprecations',
    '5.0',
    // Not the types of Node, which MSW installs and which need a newer compiler.
    '--typeRoots',
    old,
    '--strict',
    '--skipDefaultLibCheck',
    '--noEmit',
    '--target',
    'es2022',
  ]
  const { stdout } = await run(process.execPath, [compilerOf('typescript-5.4'), ...options, 'program.ts'], {
    cwd: old,
  }).catch((error: { stdout: string }) => error)
  expect(stdout).toBe('')
})

test('a CommonJS program loads the packed client by require()', async () => {
  await writeFile(
    join(folder, 'program.cjs'),
    "const { Paraph } = require('@paraph/client'); console.log(typeof Paraph)",
  )
  const { stdout } = await run(process.execPath, ['program.cjs'], { cwd: folder })
  expect(stdout).toBe('function\n')
})

test('the packed handlers work with MSW 2', async () => {
  const script = `
    import { Paraph } from '@paraph/client'
    import { handler, handlers, problem } from '@paraph/client/testing'
    import { setupServer } from 'msw/node'
    const baseUrl = 'https://sign.example.com'
    const server = setupServer(...handlers({ baseUrl }))
    server.listen({ onUnhandledRequest: 'error' })
    const paraph = new Paraph({ baseUrl, apiKey: 'pk_test_secret' })
    const { title } = await paraph.documents.get('doc_1')
    server.use(handler('getDocument', problem('document_not_found'), { baseUrl }))
    console.log(title, await paraph.documents.get('doc_1').catch((error) => error.code))
    server.close()`
  await writeFile(join(folder, 'mocked.js'), script)
  const { stdout } = await run(process.execPath, ['mocked.js'], { cwd: folder })
  expect(stdout).toBe('Tenancy agreement document_not_found\n')
})

test('publint finds nothing', async () => {
  const { messages, pkg } = await publint({ pkgDir: root, strict: true })
  expect(messages.map((message) => formatMessage(message, pkg as Record<string, unknown>))).toEqual([])
})

test('Are the Types Wrong finds nothing for programs that can load ES modules', async () => {
  const { types, ...analysis } = await checkPackage(createPackageFromTarballData(await readFile(tarball)))
  expect(types).toMatchObject({ kind: 'included' })
  // Since Node 20.19 and 22.12, CommonJS can load an ES module by require(). This check does not know that.
  const ofOldNode = new Set(['node10', 'node16-cjs'])
  const problems = 'problems' in analysis ? analysis.problems : []
  expect(problems.filter((problem) => !('resolutionKind' in problem && ofOldNode.has(problem.resolutionKind)))).toEqual(
    [],
  )
})

test('the tarball contains the files that it needs and no others', async () => {
  const { files, unpackedSize } = packed
  const paths = files.map(({ path }) => path)
  expect(paths).toEqual(
    expect.arrayContaining([
      'LICENSE',
      'README.md',
      'package.json',
      'dist/client/src/index.js',
      'dist/client/src/index.d.ts',
      'dist/client/src/embed.js',
      'dist/client/src/embed.d.ts',
      'dist/client/src/pdf-box.js',
      'dist/client/src/pdf-box.d.ts',
      'dist/client/src/webhooks.js',
      'dist/client/src/webhooks.d.ts',
      'dist/client/src/testing/index.js',
      'dist/client/src/testing/index.d.ts',
      'dist/contract/generated/types.d.ts',
      'dist/contract/generated/named.d.ts',
    ]),
  )
  expect(
    paths.filter(
      (path) =>
        !/^(LICENSE|(README|CHANGELOG)\.md|package\.json|dist\/(client|contract)\/.*(\.d\.ts|\.js))$/.test(path),
    ),
  ).toEqual([])
  // Two thirds are the types of the operations and the events, with their documentation.
  // Some 6 KB for each operation, nearly all of it types with their descriptions.
  expect(unpackedSize).toBeLessThan(900_000)
  const manifest = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { dependencies: object }
  expect(Object.keys(manifest.dependencies)).toEqual(['openapi-fetch'])
})
