import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { type IncomingMessage, type ServerResponse, createServer, request } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** Names the port of the target server. It is removed before that server gets the request. */
export const routeHeader = 'x-recorder-port'

/** A request with this header stalls: the target server gets only the first half of its body. */
export const stallHeader = 'x-recorder-stall'

export interface Recorder {
  url: string
  /** Ends the recording and returns the path of the HAR. */
  stop(): Promise<string>
}

/**
 * Records the traffic of all test files through one `redocly proxy`. The proxy has only one target, so it sends the requests to a
 * forwarder, which forwards each request to the server that its header names.
 */
export async function startRecorder(har: string): Promise<Recorder> {
  // Otherwise, after an aborted run, the traffic of an earlier run would be checked.
  await rm(har, { force: true })
  const forwarder = createServer((incoming, outgoing) => {
    forward(incoming, outgoing).catch((error: Error) => fail(outgoing, error))
  })
  // The proxy reuses its connections. If one were closed at that moment, the proxy would answer 502.
  forwarder.keepAliveTimeout = 0
  forwarder.listen(0, '127.0.0.1')
  await once(forwarder, 'listening')
  const target = `http://127.0.0.1:${(forwarder.address() as AddressInfo).port}`

  const cli = createRequire(import.meta.url).resolve('@redocly/cli/bin/cli.js')
  const proxy = spawn(process.execPath, [cli, 'proxy', '--target', target, '--port', '0', '--har', har], {
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  // If a later set-up fails, the teardown does not run.
  process.once('exit', () => proxy.kill())
  const ended = once(proxy, 'exit')
  let said = ''
  const listening = new Promise<string>((resolve) => {
    proxy.stderr.on('data', (chunk: Buffer) => {
      said += chunk
      const address = /Proxy listening on (\S+)/.exec(said)?.[1]
      if (address) resolve(address)
    })
  })
  const url = await Promise.race([listening, ended.then(() => Promise.reject(new Error(`redocly proxy: ${said}`)))])

  return {
    url,
    async stop() {
      proxy.kill('SIGTERM')
      const [code] = await ended
      forwarder.close()
      if (code !== 0) throw new Error(`redocly proxy ended with ${code}: ${said}`)
      await mend(har)
      return har
    },
  }
}

/** Returns a `fetch` for tests: it takes the URL of a local server, and sends the request through the recorder. */
export function recordedFetch(recorder: string): typeof fetch {
  return (input, init) => {
    const wanted = new Request(input, init)
    const { port, pathname, search } = new URL(wanted.url)
    const recorded = new Request(recorder + pathname + search, wanted)
    recorded.headers.set(routeHeader, port)
    return fetch(recorded)
  }
}

async function forward(incoming: IncomingMessage, outgoing: ServerResponse) {
  const { [routeHeader]: port, [stallHeader]: stalls, connection: _, ...headers } = incoming.headers
  // Read the complete body, so that a server that answers 413 and closes the connection does not break the connection to the proxy too.
  const body = await buffer(incoming)
  const onward = request({
    host: '127.0.0.1',
    port: Number(port),
    method: incoming.method,
    path: incoming.url,
    headers: { ...headers, host: `127.0.0.1:${port}` },
    // A keep-alive connection could outlive the server of a test file that has ended.
    agent: false,
  })
  onward.on('error', (error) => fail(outgoing, error))
  onward.on('response', (answer) => {
    const { connection: _, ...kept } = answer.headersDistinct
    outgoing.writeHead(answer.statusCode!, kept)
    answer.pipe(outgoing)
    answer.on('error', () => outgoing.destroy())
  })
  if (stalls) onward.write(body.subarray(0, body.length / 2))
  else onward.end(body)
}

/** Answers 502, unless an answer has begun: after a refusal, the server may close the connection before it has the complete body. */
function fail(outgoing: ServerResponse, error: Error) {
  if (outgoing.headersSent) return
  outgoing.writeHead(502, { 'content-type': 'text/plain' }).end(`recorder: ${error.message}`)
}

/** Repairs the HAR: redocly 2.77 breaks it at each U+2028 and U+2029 in a body, because readline takes them for line ends. */
async function mend(har: string) {
  const broken = await readFile(har, 'utf8')
  const mended = broken.replace(/,\n {6}(?!\{"startedDateTime")/g, '\\u2028')
  if (mended !== broken) await writeFile(har, mended)
}
