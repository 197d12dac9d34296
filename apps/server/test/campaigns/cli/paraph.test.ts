import { expect, test } from 'vitest'
import { runToEnd } from '@paraph/testing/programs/process.ts'

const paraph = (...args: string[]) => runToEnd('server/cli/paraph.ts', args, { DATA_DIR: '/nowhere' })
const { stdout: help } = await paraph('--help')
const commands = Array.from(help.matchAll(/^ {2}(\S+)/gm), ([, name]) => name!)

test('without a command, it lists the commands', async () => {
  expect(await paraph()).toEqual({ code: 0, stdout: help, stderr: '' })
  expect(help).toMatch(/^Usage: npm run paraph -- COMMAND \[ARGUMENTS\]\n/)
  expect(commands.length).toBeGreaterThan(5)
})

test.each(['toString', 'key'])('the unknown command %s ends with 1 and the list of commands', async (name) => {
  expect(await paraph(name)).toEqual({ code: 1, stdout: '', stderr: `There is no command ${name}.\n${help}` })
})

test.each(commands)('%s gets its arguments, and its usage says how it is called', async (name) => {
  const { code, stdout, stderr } = await paraph(name, '--wrong')
  expect([code, stdout]).toEqual([name === 'verify' ? 2 : 1, ''])
  expect(stderr).toMatch(new RegExp(`^ *(?:Usage: )?npm run paraph -- ${name}(?![\\w:])`, 'm'))
})
