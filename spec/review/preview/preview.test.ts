import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

const home = join(import.meta.dirname, '../../..')
/** A copy of what the preview reads and writes, in a path with a space. */
const folder = mkdtempSync(join(tmpdir(), 'paraph preview-'))
const role = 'components/schemas/PartyRole.yaml'

const patience = { timeout: 60_000, interval: 50 }

let preview: ChildProcess
let terminal = ''
let address = ''
let events = ''

beforeAll(async () => {
  for (const part of ['spec', 'packages/contract', 'packages/client', 'apps/server']) {
    const filter = (path: string) => !/\/(?:node_modules|test|bench|data|dist|\.turbo)$/.test(path)
    cpSync(join(home, part), join(folder, part), { recursive: true, filter })
    const modules = join(home, part, 'node_modules')
    if (readdirSync(join(home, part)).includes('node_modules')) symlinkSync(modules, join(folder, part, 'node_modules'))
  }
  cpSync(join(home, 'tsconfig.base.json'), join(folder, 'tsconfig.base.json'))
  linkModules()
  preview = spawn(process.execPath, [join(folder, 'spec/review/preview/preview.ts'), '--port', '0'], { cwd: folder })
  for (const stream of [preview.stdout, preview.stderr]) stream?.on('data', (text) => (terminal += text))
  address = await vi.waitFor(() => /http:\/\/localhost:\d+/.exec(terminal)?.[0] ?? raise(terminal), 30_000)
  listen().catch(() => undefined) // the preview ends first
  await said(/handlers {2}0 errors/)
}, 120_000)

afterAll(async () => {
  if (preview.exitCode === null) preview.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
})

test('the page is there, and needs nothing from elsewhere', async () => {
  expect(await (await fetch(address)).text()).toContain('src="page.js"')
  for (const script of ['page.js', 'redoc.js']) {
    const { status, headers } = await fetch(`${address}/${script}`)
    expect([status, headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8'])
  }
  expect((await fetch(address)).headers.get('content-security-policy')).toContain("default-src 'self'")
  expect((await fetch(`${address}/openapi.yaml`)).status).toBe(404)
})

test('a change of a YAML file is told to the page and served', async () => {
  edit(role, 'What the party does', 'What a party does')
  await told('spec')
  expect(await served()).toContain('What a party does')
})

test('a change that the handlers do not fit is a type error in the terminal', async () => {
  edit(role, 'ORGANIZER, REVIEWER', 'ORGANIZR, REVIEWER')
  await said(/apps\/server\/src\/parties\/party\.ts\(\d+,\d+\): error TS\d+/)
  expect(readFileSync(join(folder, 'packages/contract/generated/types.ts'), 'utf8')).toContain('"ORGANIZR"')
  edit(role, 'ORGANIZR, REVIEWER', 'ORGANIZER, REVIEWER')
  await said(/handlers {2}0 errors/)
})

test('what the house rules find is in the terminal', async () => {
  edit('paths/companies.yaml', 'operationId: createCompany', 'operationId: newCompany')
  await said(/spec\/paths\/companies\.yaml:\d+ operationId is a camelCase verb/)
  edit('paths/companies.yaml', 'operationId: newCompany', 'operationId: createCompany')
  await said(/lint {6}no findings/)
  expect(terminal).not.toContain('newCompany')
})

test('a file that is not YAML is told in the terminal and on the page, which keeps the last docs, and recovers', async () => {
  edit(role, 'enum: [', 'enum: [[')
  await said(/PartyRole\.yaml:\d+:\d+[^]*Failed to parse/)
  await told('problem', 'Failed to parse')
  expect(await served()).toContain('What a party does')
  edit(role, 'enum: [[', 'enum: [')
  await said(/readable again/)
  edit(role, 'What a party does', 'What parties do')
  await told('spec')
})

test('a new file and a new folder are seen too', async () => {
  mkdirSync(join(folder, 'spec/components/more'))
  writeFileSync(
    join(folder, 'spec/components/more/Text.yaml'),
    'type: string\ndescription: A text from a new folder.\n',
  )
  edit('components/schemas/PartyBase.yaml', '  name:\n    type: string\n', '  name:\n    $ref: ../more/Text.yaml\n')
  await vi.waitFor(async () => expect(await served()).toContain('A text from a new folder.'), patience)
  writeFileSync(join(folder, 'spec/components/more/Text.yaml'), 'type: string\ndescription: Changed there.\n')
  await vi.waitFor(async () => expect(await served()).toContain('Changed there.'), patience)
})

test('2 for a port that is none, 1 for one that is taken', async () => {
  expect(await ended('--port', 'http')).toEqual({ code: 2, said: expect.stringContaining('"http" is no port.') })
  expect(await ended('--port', new URL(address).port)).toEqual({ code: 1, said: expect.stringContaining('EADDRINUSE') })
})

test('Ctrl-C ends it and all that it started', async () => {
  const children = processesOf(folder)
  expect(children.length).toBeGreaterThan(1)
  const exit = new Promise((done) => preview.once('exit', done))
  preview.kill('SIGINT')
  expect(await exit).toBe(0)
  await vi.waitFor(() => expect(processesOf(folder)).toEqual([]), 10_000)
})

/** Modules are found as at home, but for the workspaces, which are those of the copy. */
function linkModules() {
  const modules = join(folder, 'node_modules')
  mkdirSync(join(modules, '@paraph'), { recursive: true })
  for (const name of readdirSync(join(home, 'node_modules'))) {
    if (name !== '@paraph') symlinkSync(join(home, 'node_modules', name), join(modules, name))
  }
  for (const name of ['contract', 'client']) symlinkSync(join(folder, 'packages', name), join(modules, '@paraph', name))
  symlinkSync(join(home, 'apps/docs'), join(modules, '@paraph/docs'))
}

function edit(file: string, from: string, to: string) {
  const path = join(folder, 'spec', file)
  const text = readFileSync(path, 'utf8')
  expect(text).toContain(from)
  terminal = ''
  events = ''
  writeFileSync(path, text.replace(from, to))
}

function said(pattern: RegExp) {
  return vi.waitFor(() => expect(terminal).toMatch(pattern), patience)
}

function told(event: string, data = '') {
  return vi.waitFor(() => expect(events).toMatch(new RegExp(`event: ${event}\ndata: .*${data}`)), {
    timeout: 60_000,
    interval: 50,
  })
}

async function served(): Promise<string> {
  return (await fetch(`${address}/openapi.json`)).text()
}

async function listen() {
  const { body } = await fetch(`${address}/events`)
  for await (const chunk of body ?? []) events += Buffer.from(chunk).toString()
}

function ended(...args: string[]): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, [join(folder, 'spec/review/preview/preview.ts'), ...args], { cwd: folder })
  let text = ''
  child.stderr.on('data', (chunk) => (text += chunk))
  return new Promise((done) => child.once('close', (code) => done({ code, said: text })))
}

/** Read from /proc where there is one; elsewhere the end of the preview alone is proven. */
function processesOf(path: string): string[] {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .filter((pid) => commandOf(pid).includes(path))
  } catch {
    return []
  }
}

function commandOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return ''
  }
}

function raise(message: string): never {
  throw new Error(message)
}
