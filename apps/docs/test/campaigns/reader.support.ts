import { execFile } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect } from 'vitest'
import { throughGate } from '@paraph/testing/programs/gate.ts'
import { onePagePdf } from '@paraph/testing/pdf/pdf.ts'
import { root } from '@paraph/testing/programs/printed.ts'

const run = promisify(execFile)

/** Makes the folder of a reader, with a PDF, for the tests of a file. It is inside the repository, so that Node finds the client. */
export async function readersFolder(name: string): Promise<string> {
  const folder = join(root, 'apps/docs/test-results', name)
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'agreement.pdf'), await onePagePdf())
  afterAll(() => rm(folder, { recursive: true }))
  return folder
}

/** Runs a program as printed, and returns what it prints. */
export async function runProgram(folder: string, program: string, env: Record<string, string>): Promise<string> {
  await writeFile(join(folder, 'program.ts'), program)
  const options = { cwd: folder, env: { ...process.env, ...env } }
  const { stdout, stderr } = await throughGate(() => run(process.execPath, ['program.ts'], options))
  expect(stderr).toBe('')
  return stdout
}
