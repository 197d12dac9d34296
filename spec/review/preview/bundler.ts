import { type ChildProcess, fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { environment, Unreadable } from '../redocly.ts'

interface Spare {
  child: ChildProcess
  ready: Promise<void>
}

/** Bundles by a Redocly that was started in advance, which saves most of the time that bundling takes. */
export class Bundler {
  readonly #arguments: string[]
  readonly #output: string
  readonly #start: () => Spare
  #spare: Spare | undefined

  constructor(spec: string, config: string, temporary: string) {
    this.#output = join(temporary, 'openapi.json')
    this.#arguments = ['bundle', join(spec, 'openapi.yaml'), `--config=${config}`, `--output=${this.#output}`]
    this.#start = () => {
      const options = { silent: true, env: environment, execArgv: [] }
      const child = fork(join(import.meta.dirname, 'prestarted-redocly.ts'), [temporary], options)
      return { child, ready: new Promise((done) => child.once('message', () => done())) }
    }
  }

  /** Called when nothing else is to be done: to start takes as much of the processor as all the rest. */
  prepare() {
    this.#spare ??= this.#start()
  }

  /** @throws {Unreadable} with what Redocly says of it */
  async bundle(): Promise<string> {
    const { child, ready } = this.#spare ?? this.#start()
    this.#spare = undefined
    await ready
    let said = ''
    child.stderr?.on('data', (text) => (said += text))
    const code = await new Promise((done) => {
      child.once('close', done)
      child.send(this.#arguments)
    })
    if (code !== 0) throw new Unreadable(said.trim())
    return readFileSync(this.#output, 'utf8')
  }

  end() {
    this.#spare?.child.kill()
  }
}
