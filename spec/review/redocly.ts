import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { JsonObject } from './openapi.ts'

export interface Finding {
  ruleId: string
  severity: 'error' | 'warn'
  message: string
  location: { source: { ref: string }; pointer?: string; start?: { line: number } }[]
}

export const cli = new URL('lib/index.js', import.meta.resolve('@redocly/cli/package.json')).href

export const environment = {
  ...process.env,
  REDOCLY_TELEMETRY: 'off',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
  NO_COLOR: '1',
}

/** Redocly can't read the spec; the message is its own. */
export class Unreadable extends Error {}

/** Bundles the spec into one file. References to components stay references. */
export async function bundle(folder: string, config: string, output: string): Promise<JsonObject> {
  const { code, stderr } = await redocly(['bundle', 'openapi.yaml', `--config=${config}`, `--output=${output}`], folder)
  if (code !== 0) throw new Unreadable(stderr.trim())
  return JSON.parse(await readFile(output, 'utf8')) as JsonObject
}

/** Lints the spec in a folder by the given house rules. The file names in the findings are relative to the folder. */
export async function lint(folder: string, config: string): Promise<Finding[]> {
  const args = ['lint', 'openapi.yaml', `--config=${config}`, '--format=json', '--max-problems=1000']
  return (await json<{ problems: Finding[] }>(args, folder)).problems
}

/** Returns the lint findings as annotations that GitHub shows on the lines. */
export async function annotations(spec: string, config: string): Promise<string> {
  const root = join(relative(process.cwd(), spec), 'openapi.yaml')
  const args = ['lint', root, `--config=${config}`, '--max-problems=1000', '--format=github-actions']
  return (await redocly(args, process.cwd())).stdout
}

async function json<Output>(args: string[], cwd: string): Promise<Output> {
  const { stdout, stderr } = await redocly(args, cwd)
  try {
    return JSON.parse(stdout) as Output
  } catch {
    throw new Unreadable(stderr.trim())
  }
}

function redocly(args: string[], cwd: string): Promise<{ code: number; stdout: string; stderr: string }> {
  return new Promise((done, fail) => {
    execFile(
      process.execPath,
      [fileURLToPath(cli), ...args],
      { cwd, env: environment, maxBuffer: 1 << 30 },
      (error, stdout, stderr) => {
        if (error && typeof error.code !== 'number') fail(error)
        else done({ code: Number(error?.code ?? 0), stdout, stderr })
      },
    )
  })
}
