import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { throughGate } from '@paraph/testing/programs/gate.ts'
import { HANGING } from '@paraph/testing/programs/hanging.ts'

const home = join(import.meta.dirname, '../../../..')
/** A copy of the files that the preview reads and writes. Its path contains a space. */
const folder = mkdtempSync(join(tmpdir(), 'paraph preview-'))
const role = 'components/schemas/PartyRole.yaml'

let preview: ChildProcess
let terminal = ''
let address = ''
let events = ''

beforeAll(async () => {
  for (const part of [
    'spec',
    'packages/contract',
    'packages/client',
    'packages/verify',
    'packages/typesetter',
    'packages/spec-review',
    'apps/server',
  ]) {
    const filter = (path: string) => !/\/(?:node_modules|test|bench|data|dist|\.turbo)$/.test(path)
    cpSync(join(home, part), join(folder, part), { recursive: true, filter })
    const modules = join(home, part, 'node_modules')
    if (readdirSync(join(home, part)).includes('node_modules')) symlinkSync(modules, join(folder, part, 'node_modules'))
  }
  cpSync(join(home, 'tsconfig.base.json'), join(folder, 'tsconfig.base.json'))
  linkModules()
  await throughGate(async () => {
    preview = spawn(process.execPath, [join(folder, 'packages/spec-review/src/preview/preview.ts'), '--port', '0'], {
      cwd: folder,
    })
    for (const stream of [preview.stdout, preview.stderr]) stream?.on('data', (text) => (terminal += text))
    await terminalShows(/http:\/\/localhost:\d+/)
    address = /http:\/\/localhost:\d+/.exec(terminal)![0]
    listen().catch(() => undefined) // the connection breaks when the preview ends
    await terminalShows(/handlers {2}0 errors/)
  })
})

afterAll(async () => {
  if (preview.exitCode === null) preview.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
})

test('serves the page, which loads nothing from other hosts', async () => {
  expect(await (await fetch(address)).text()).toContain('src="page.js"')
  for (const script of ['page.js', 'redoc.js']) {
    const { status, headers } = await fetch(`${address}/${script}`)
    expect([status, headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8'])
  }
  expect((await fetch(address)).headers.get('content-security-policy')).toContain("default-src 'self'")
  expect((await fetch(`${address}/openapi.yaml`)).status).toBe(404)
})

test('for a changed file, tells the page, serves the new spec, and prints the type errors of handlers', async () => {
  edit(role, 'The task of the party', 'The task of a party')
  edit(role, 'ORGANIZER, REVIEWER', 'ORGANIZR, REVIEWER')
  await pageReceives('spec')
  await expect.poll(servedSpec).toContain('ORGANIZR')
  expect(await servedSpec()).toContain('The task of a party')
  await terminalShows(/apps\/server\/src\/domain\/lifecycle\/turns\.ts\(\d+,\d+\): error TS\d+/)
  expect(readFileSync(join(folder, 'packages/contract/generated/types.ts'), 'utf8')).toContain('"ORGANIZR"')
  edit(role, 'ORGANIZR, REVIEWER', 'ORGANIZER, REVIEWER')
  await terminalShows(/handlers {2}0 errors/)
})

test('prints the findings of the house rules', async () => {
  edit('paths/companies.yaml', 'operationId: createCompany', 'operationId: newCompany')
  await terminalShows(/spec\/paths\/companies\.yaml:\d+ operationId must be a verb/)
  edit('paths/companies.yaml', 'operationId: newCompany', 'operationId: createCompany')
  await terminalShows(/lint {6}no findings/)
  expect(terminal).not.toContain('newCompany')
})

test('reports invalid YAML in the terminal and on the page, keeps the last docs, and recovers', async () => {
  edit(role, 'enum: [', 'enum: [[')
  await terminalShows(/PartyRole\.yaml:\d+:\d+[^]*Failed to parse/)
  await pageReceives('problem', 'Failed to parse')
  expect(await servedSpec()).toContain('The task of a party')
  edit(role, 'enum: [[', 'enum: [')
  await terminalShows(/readable again/)
  edit(role, 'The task of a party', 'The task of parties')
  await pageReceives('spec')
})

test('watches new files and new folders', async () => {
  mkdirSync(join(folder, 'spec/components/more'))
  writeFileSync(
    join(folder, 'spec/components/more/Text.yaml'),
    'type: string\ndescription: A text from a new folder.\n',
  )
  edit('components/schemas/PartyBase.yaml', '  name:\n    type: string\n', '  name:\n    $ref: ../more/Text.yaml\n')
  await expect.poll(servedSpec).toContain('A text from a new folder.')
  writeFileSync(join(folder, 'spec/components/more/Text.yaml'), 'type: string\ndescription: Changed there.\n')
  await expect.poll(servedSpec).toContain('Changed there.')
})

test('exits with 2 for an invalid port and with 1 for a port in use', async () => {
  expect(await run('--port', 'http')).toEqual({ code: 2, stderr: expect.stringContaining('"http" is not a port.') })
  expect(await run('--port', new URL(address).port)).toEqual({ code: 1, stderr: expect.stringContaining('EADDRINUSE') })
})

test('Ctrl-C stops the preview and all its child processes', async () => {
  const children = processesOf(folder)
  expect(children.length).toBeGreaterThan(1)
  // A compiler that does not react to signals, as during a compilation.
  const compiler = children.find((pid) => commandOf(pid).includes('tsconfig.json'))
  process.kill(Number(compiler), 'SIGSTOP')
  const exit = new Promise((done) => preview.once('exit', done))
  preview.kill('SIGINT')
  expect(await exit).toBe(0)
  await expect.poll(() => processesOf(folder)).toEqual([])
})

/** Links the same modules as in the repository, except the workspaces, which come from the copy. */
function linkModules() {
  const modules = join(folder, 'node_modules')
  mkdirSync(join(modules, '@paraph'), { recursive: true })
  for (const name of readdirSync(join(home, 'node_modules'))) {
    if (name !== '@paraph') symlinkSync(join(home, 'node_modules', name), join(modules, name))
  }
  for (const name of ['contract', 'client', 'verify', 'typesetter'])
    symlinkSync(join(folder, 'packages', name), join(modules, '@paraph', name))
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

function terminalShows(pattern: RegExp) {
  // Unlike `expect.poll`, it also works in the set-up.
  return vi.waitFor(() => expect(terminal).toMatch(pattern), HANGING)
}

function pageReceives(event: string, data = '') {
  return expect.poll(() => events).toMatch(new RegExp(`event: ${event}\ndata: .*${data}`))
}

async function servedSpec(): Promise<string> {
  return (await fetch(`${address}/openapi.json`)).text()
}

async function listen() {
  const { body } = await fetch(`${address}/events`)
  for await (const chunk of body ?? []) events += Buffer.from(chunk).toString()
}

function run(...args: string[]): Promise<{ code: number | null; stderr: string }> {
  return throughGate(async () => {
    const child = spawn(process.execPath, [join(folder, 'packages/spec-review/src/preview/preview.ts'), ...args], {
      cwd: folder,
    })
    let text = ''
    child.stderr.on('data', (chunk) => (text += chunk))
    return new Promise((done) => child.once('close', (code) => done({ code, stderr: text })))
  })
}

/** Reads /proc. On systems without it, the test proves only that the preview itself ends. */
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
