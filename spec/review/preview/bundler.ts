import { type ChildProcess, fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { environment, Unreadable } from '../redocly.ts'

interface Prestarted {
  child: ChildProcess
  ready: Promise<void>
}

/** Bundles with a Redocly process that was started in advance. This saves most of the time that bundling takes. */
export class Bundler {
  readonly #arguments: string[]
  readonly #output: string
  readonly #start: () => Prestarted
  #next: Prestarted | undefined

  constructor(spec: string, config: string, temporary: string) {
    this.#output = join(temporary, 'openapi.json')
    this.#arguments = ['bundle', join(spec, 'openapi.yaml'), `--config=${config}`, `--output=${this.#output}`]
    this.#start = () => {
      const options = { silent: true, env: environment, execArgv: [] }
      const child = fork(join(import.meta.dirname, 'prestarted-redocly.ts'), [temporary], options)
      return { child, ready: new Promise((done) => child.once('message', () => done())) }
    }
  }

  /** Starts the next process. Call this when there is no other work: starting takes as much CPU time as all other steps together. */
  prepare() {
    this.#next ??= this.#start()
  }

  /** @throws {Unreadable} with the message of Redocly */
  async bundle(): Promise<string> {
    const { child, ready } = this.#next ?? this.#start()
    this.#next = undefined
    await ready
    let message = ''
    child.stderr?.on('data', (text) => (message += text))
    const code = await new Promise((done) => {
      child.once('close', done)
      child.send(this.#arguments)
    })
    if (code !== 0) throw new Unreadable(message.trim())
    return readFileSync(this.#output, 'utf8')
  }

  end() {
    this.#next?.child.kill()
  }
}
