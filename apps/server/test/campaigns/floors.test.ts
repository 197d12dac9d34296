import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const server = join(import.meta.dirname, '../..')

test('lint reads all files of the server, and finds no wrong import', () => {
  const program = join(server, '../../node_modules/.bin/depcruise')
  const { stdout } = spawnSync(program, ['--config', 'floors.js', '--output-type', 'json', 'src'], {
    cwd: server,
    encoding: 'utf8',
    maxBuffer: 1e8,
  })
  const { modules, summary } = JSON.parse(stdout) as { modules: object[]; summary: { violations: object[] } }
  expect(summary.violations).toEqual([])
  expect(modules.length).toBeGreaterThan(400)
})
