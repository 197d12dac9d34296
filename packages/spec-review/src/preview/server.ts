import { readFile } from 'node:fs/promises'
import { createServer, type Server, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { cli } from '../redocly/redocly.ts'

// The page may load nothing from other hosts. Without this policy, Redoc would fetch its logo from its maker.
const policy = "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:"

const files: Record<string, [path: string, type: string]> = {
  '/': [join(import.meta.dirname, 'page.html'), 'text/html'],
  '/page.js': [join(import.meta.dirname, 'page.js'), 'text/javascript'],
  // The same Redoc that builds the documentation.
  '/redoc.js': [fileURLToPath(new URL('chunks/redoc.standalone.js', cli)), 'text/javascript'],
}

/** Serves the page, and sends it an event for each new spec and each problem. */
export class PreviewServer {
  #spec = ''
  #problem = ''
  readonly #open = new Set<ServerResponse>()
  readonly #server: Server = createServer(async ({ url = '' }, response) => {
    const path = url.replace(/\?.*/, '')
    const file = files[path]
    response.setHeader('cache-control', 'no-store')
    response.setHeader('content-security-policy', policy)
    if (file) response.setHeader('content-type', `${file[1]}; charset=utf-8`).end(await readFile(file[0]))
    else if (path === '/openapi.json') response.setHeader('content-type', 'application/json').end(this.#spec)
    else if (path === '/events') this.#subscribe(response)
    else response.writeHead(404).end()
  })

  /** @returns the address to open */
  listen(port: number): Promise<string> {
    return new Promise((done, fail) => {
      this.#server.once('error', fail)
      this.#server.listen(port, '127.0.0.1', () => {
        const address = this.#server.address()
        done(`http://localhost:${typeof address === 'object' ? address?.port : port}`)
      })
    })
  }

  show(spec: string) {
    this.#spec = spec
    this.#send('spec', '')
  }

  reportProblem(problem: string) {
    this.#problem = problem
    this.#send('problem', problem)
  }

  #subscribe(response: ServerResponse) {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write(event('problem', this.#problem))
    if (this.#spec) response.write(event('spec', ''))
    this.#open.add(response)
    response.on('close', () => this.#open.delete(response))
  }

  #send(name: string, data: string) {
    for (const response of this.#open) response.write(event(name, data))
  }
}

function event(name: string, data: string): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`
}
