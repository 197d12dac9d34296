import { execFile } from 'node:child_process'
import { appendFile, chmod, cp, mkdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { listSources } from '../../../dev/build-if-changed.ts'
import { throughGate } from '../../support/gate.ts'
import { temporaryFolder } from '../../support/process.ts'

const run = promisify(execFile)
const server = join(import.meta.dirname, '../../..')
const root = join(server, '../..')

interface DryRun {
  tasks: { command: string; directory: string; inputs: Record<string, string> }[]
  globalCacheInputs: { files: Record<string, string> }
}

test('npm start checks every file that turbo checks', async () => {
  const args = ['run', 'build', '--dry=json']
  const { stdout } = await throughGate(() => run('turbo', args, { cwd: root, maxBuffer: 1e8 }))
  const { tasks } = JSON.parse(stdout) as DryRun
  const built = tasks.filter(({ command }) => command !== '<NONEXISTENT>')
  expect(built.length).toBeGreaterThan(3)
  const hashed = built.flatMap(({ directory, inputs }) => Object.keys(inputs).map((file) => join(directory, file)))
  const sources = new Set(listSources())
  expect(hashed.filter((file) => !sources.has(file))).toEqual([])
})

/** A repository with one source, pages and a turbo that only notes its calls, in a path with a space. */
async function makeRepository() {
  const folder = join(await temporaryFolder(), 'a repository')
  const [source, result, calls] = ['packages/a.ts', 'apps/docs/dist/a.html', 'calls'].map((name) => join(folder, name))
  const dev = join(folder, 'apps/server/dev')
  const turbo = join(folder, 'bin/turbo')
  for (const place of [
    dev,
    ...[source!, result!, turbo].map((file) => dirname(file)),
    join(folder, 'apps/console/dist'),
    join(folder, 'apps/signing/dist'),
  ])
    await mkdir(place, { recursive: true })
  await writeFile(source!, 'one')
  for (const name of ['start.ts', 'build-if-changed.ts']) await cp(join(server, 'dev', name), join(dev, name))
  await writeFile(join(folder, 'apps/server/program.js'), 'console.log(process.argv.slice(1).join())')
  const noted = `echo called >> "${calls}"; echo page > "${result}"; exit $(cat "${folder}/status" 2> /dev/null || echo 0)`
  await writeFile(turbo, `#!/bin/sh\n${noted}\n`)
  await chmod(turbo, 0o755)
  const env = { PATH: `${dirname(turbo)}:${process.env['PATH']}` }
  return {
    folder,
    source: source!,
    result: result!,
    /** Returns the exit code, and whether turbo was called. The program starts only after a build without a failure. */
    start: async () => {
      await rm(calls!, { force: true })
      const args = [join(dev, 'start.ts'), 'program.js', 'argument']
      const { code, stdout } = await run(process.execPath, args, { env }).then(
        ({ stdout }) => ({ code: 0, stdout }),
        (error: { code: number; stdout: string }) => error,
      )
      const started = `${join(folder, 'apps/server/program.js')},argument\n`
      expect(stdout).toBe(code === 0 ? started : '')
      const called = await readFile(calls!, 'utf8').then(
        () => true,
        () => false,
      )
      return [code, called]
    },
  }
}

test('turbo is called at the first start, and then only after a change of a source or of a result', async () => {
  const { folder, source, result, start } = await makeRepository()
  expect(await start()).toEqual([0, true])
  expect(await start()).toEqual([0, false])

  await writeFile(source, 'two')
  expect(await start(), 'a change of the same size').toEqual([0, true])
  expect(await start()).toEqual([0, false])
  await writeFile(source, 'six')
  await utimes(source, 0, 0)
  expect(await start(), 'a change with an old time').toEqual([0, true])
  expect(await start()).toEqual([0, false])
  await appendFile(join(folder, 'packages/new.ts'), '')
  expect(await start(), 'a new file').toEqual([0, true])
  await rm(join(folder, 'packages/new.ts'))
  expect(await start(), 'a file less').toEqual([0, true])
  await appendFile(join(folder, 'package-lock.json'), '{}')
  expect(await start(), 'other packages').toEqual([0, true])
  await rm(result)
  expect(await start(), 'a page less').toEqual([0, true])
  await writeFile(result, 'other')
  expect(await start(), 'another page').toEqual([0, true])
  expect(await start()).toEqual([0, false])
})

test('a build that fails stops the start, and is tried again', async () => {
  const { folder, source, start } = await makeRepository()
  expect(await start()).toEqual([0, true])
  await writeFile(join(folder, 'status'), '3')
  await writeFile(source, 'wrong')
  expect(await start()).toEqual([3, true])
  expect(await start()).toEqual([3, true])
})
