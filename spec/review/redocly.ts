import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { JsonObject } from './openapi.ts'

export type Impact = 'major' | 'minor' | 'patch'

/** One side of a change. `file` is relative to the folder that the diff ran in. */
export interface Side {
  file: string
  pointer: string
  line: number
  value?: unknown
}

export interface Change {
  path: string
  typeName: string
  kind: 'added' | 'removed' | 'modified'
  impact: Impact
  verdicts: { ruleId: string; impact: Impact; message: string }[]
  property?: string
  base?: Side
  revision?: Side
}

export interface Diff {
  infoVersions: { base?: string; revision?: string }
  bump?: Impact
  changes: Change[]
}

export interface Finding {
  ruleId: string
  severity: 'error' | 'warn'
  message: string
  location: { source: { ref: string }; pointer?: string; start?: { line: number } }[]
}

export const cli = new URL('lib/index.js', import.meta.resolve('@redocly/cli/package.json')).href
export const ratings = join(import.meta.dirname, 'ratings.yaml')

export const environment = {
  ...process.env,
  REDOCLY_TELEMETRY: 'off',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
  NO_COLOR: '1',
}

/** Redocly can't read the spec; the message is its own. */
export class Unreadable extends Error {}

export async function diff(base: string, revision: string): Promise<Diff> {
  return json<Diff>(diffArguments(base, revision), process.cwd())
}

export function diffArguments(base: string, revision: string): string[] {
  return ['diff', base, revision, `--config=${ratings}`, '--format=json', '--fail-on=none']
}

/** Bundles the spec into one file. References to components stay references. */
export async function bundle(folder: string, output: string): Promise<JsonObject> {
  const { code, stderr } = await redocly(
    ['bundle', 'openapi.yaml', `--config=${ratings}`, `--output=${output}`],
    folder,
  )
  if (code !== 0) throw new Unreadable(stderr.trim())
  return JSON.parse(await readFile(output, 'utf8')) as JsonObject
}

/** Lints the spec in a folder by the given house rules. The file names in the findings are relative to the folder. */
export async function lint(folder: string, config: string): Promise<Finding[]> {
  const args = ['lint', 'openapi.yaml', `--config=${config}`, '--format=json', '--max-problems=1000']
  return (await json<{ problems: Finding[] }>(args, folder)).problems
}

/** Returns the annotations that GitHub shows on the changed lines: all lint findings and, if a base is given, all breaking changes. */
export async function annotations(spec: string, config: string, base?: string): Promise<string> {
  const [folder, root] = [relative(process.cwd(), spec), join(relative(process.cwd(), spec), 'openapi.yaml')]
  const commands = [['lint', root, `--config=${config}`, '--max-problems=1000']]
  if (base) commands.push(['diff', join(base, 'openapi.yaml'), root, `--config=${ratings}`, '--fail-on=none'])
  const format = '--format=github-actions'
  const outputs = await Promise.all(commands.map((command) => redocly([...command, format], process.cwd())))
  const printed = outputs.map(({ stdout }) => stdout).join('')
  // A removed part exists only in the base, which GitHub can't show. Name the same file in the working tree instead.
  return base ? printed.replaceAll(`file=${relative(process.cwd(), base)}`, `file=${folder}`) : printed
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
