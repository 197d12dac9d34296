import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { runToEnd } from '@paraph/testing/programs/process.ts'

const paraph = (...args: string[]) => runToEnd('server/cli/paraph.ts', args, { DATA_DIR: '/nowhere' })
const { stdout: help } = await paraph('--help')
const commands = Array.from(help.matchAll(/^ {2}(\S+)/gm), ([, name]) => name!)
const programs = join(import.meta.dirname, '../../../src/server/cli')

test('without a command, it lists all commands; the usage of each says how it is called', async () => {
  expect(await paraph()).toEqual({ code: 0, stdout: help, stderr: '' })
  expect(help).toMatch(/^Usage: npm run paraph -- COMMAND \[ARGUMENTS\]\n/)
  const sources = globSync('{*,*/*}.ts', { cwd: programs }).map((file) => ({
    name: basename(file, '.ts').replace('-', ':'),
    text: readFileSync(join(programs, file), 'utf8'),
  }))
  expect(commands.length).toBeGreaterThan(5)
  for (const name of commands) {
    const usage = new RegExp(`(?:Usage: | {2})npm run paraph -- ${name}(?![\\w:])`, 'm')
    expect(
      sources.some(({ text }) => usage.test(text)),
      name,
    ).toBe(true)
  }
})

test.each(['toString', 'key'])('the unknown command %s ends with 1 and the list of commands', async (name) => {
  expect(await paraph(name)).toEqual({ code: 1, stdout: '', stderr: `There is no command ${name}.\n${help}` })
})

test.each([
  ['verify', 2],
  ['mail:test', 1],
  ['secret-key:lost', 1],
])('%s gets its arguments, and ends with %i and its usage if they are wrong', async (name, exit) => {
  const { code, stdout, stderr } = await paraph(name, '--wrong')
  expect([code, stdout]).toEqual([exit, ''])
  expect(stderr).toMatch(new RegExp(`^ *(?:Usage: )?npm run paraph -- ${name}(?![\\w:])`, 'm'))
})
