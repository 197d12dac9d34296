import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import type { JsonObject } from '../openapi.ts'
import type { Command, Result } from './process.ts'

export interface Finding {
  ruleId: string
  severity: 'error' | 'warn'
  message: string
  location: { source: { ref: string }; pointer?: string; start?: { line: number } }[]
}

export const cli = new URL('lib/index.js', import.meta.resolve('@redocly/cli/package.json')).href

/** Each command leaves about a megabyte of memory in the process. */
const COMMANDS_OF_A_PROCESS = 100

/** Redocly can't read the spec; the message is its own. */
export class Unreadable extends Error {}

/**
 * Runs Redocly's commands in one process, one after the other. Its first command loads and compiles Redocly, which takes longer than the
 * command itself. The process starts with the first command, and ends with `end()`.
 */
export class Redocly {
  #process: ChildProcess | undefined
  #commands = 0
  #last: Promise<unknown> = Promise.resolve()

  /**
   * Bundles the spec into one file. References to components stay references.
   * @throws {Unreadable}
   */
  async bundle(folder: string, config: string, output: string): Promise<JsonObject> {
    const args = ['bundle', 'openapi.yaml', `--config=${config}`, `--output=${output}`]
    const { code, stderr } = await this.#run(args, folder)
    if (code !== 0) throw new Unreadable(stderr.trim())
    return JSON.parse(await readFile(output, 'utf8')) as JsonObject
  }

  /**
   * Lints the spec in a folder by the given house rules. The file names in the findings are relative to the folder.
   * @throws {Unreadable}
   */
  async lint(folder: string, config: string): Promise<Finding[]> {
    const args = ['lint', 'openapi.yaml', `--config=${config}`, '--format=json', '--max-problems=1000']
    const { stdout, stderr } = await this.#run(args, folder)
    try {
      return (JSON.parse(stdout) as { problems: Finding[] }).problems
    } catch {
      throw new Unreadable(stderr.trim())
    }
  }

  /** Returns the lint findings as annotations that GitHub shows on the lines. */
  async annotations(spec: string, config: string): Promise<string> {
    const root = join(relative(process.cwd(), spec), 'openapi.yaml')
    const args = ['lint', root, `--config=${config}`, '--max-problems=1000', '--format=github-actions']
    return (await this.#run(args, process.cwd())).stdout
  }

  /** Ends the process, also during a command. */
  async end(): Promise<void> {
    const child = this.#process
    this.#process = undefined
    if (child?.kill()) await once(child, 'exit')
  }

  #run(args: string[], cwd: string): Promise<Result> {
    const result = this.#last.then(() => this.#answer({ args, cwd }))
    this.#last = result.catch(() => undefined)
    return result
  }

  async #answer(command: Command): Promise<Result> {
    if (this.#commands++ % COMMANDS_OF_A_PROCESS === 0) await this.end()
    const child = (this.#process ??= start())
    return new Promise((done, fail) => {
      const ended = (code: number | null) => {
        this.#process = undefined
        fail(new Error(`Redocly ended with ${code} during ${command.args.join(' ')}.`))
      }
      child.once('exit', ended)
      child.once('message', (result) => {
        child.off('exit', ended)
        done(result as Result)
      })
      child.send(command)
    })
  }
}

function start(): ChildProcess {
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', NO_COLOR: '1' }
  return fork(join(import.meta.dirname, 'process.ts'), [cli], {
    env,
    execArgv: [],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
}
