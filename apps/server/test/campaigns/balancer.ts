import { once } from 'node:events'
import { Agent, createServer, get, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'

export interface Balancer {
  url: string
  /** Returns the servers that get requests. */
  ready: () => string[]
  /** The number of answers of each server. */
  answered: Map<string, number>
  /** Errors of forwarded requests. They are not tried again: the client gets 502. */
  faults: string[]
  add: (backend: string) => void
  remove: (backend: string) => void
  close: () => void
}

/**
 * Forwards requests over keep-alive connections, in turn.
 *
 * @param polls - whether it polls `/readyz` and uses only servers that answer 200, as Caddy does. If not, it uses all servers, and tries the next
 * one if a server refuses the connection, as nginx does.
 */
export async function startBalancer({ polls }: { polls: boolean }): Promise<Balancer> {
  const ready = new Map<string, boolean>()
  const answered = new Map<string, number>()
  const faults: string[] = []
  // Closes idle connections sooner than the server, as a proxy should. Uses the oldest connection first, so that each may be used at any time.
  const agent = new Agent({ keepAlive: true, timeout: 2_000, scheduling: 'fifo' })
  const listReady = () => Array.from(ready).flatMap(([backend, isReady]) => (isReady ? [backend] : []))

  // Connections that end with the balancer. `fetch` would keep them for 73 seconds, and a server that stops would wait for them.
  const prober = new Agent({ keepAlive: true })
  const probe = async (backend: string) => {
    const [answer] = await once(get(`${backend}/readyz`, { agent: prober }), 'response').catch(() => [])
    answer?.resume()
    if (ready.has(backend)) ready.set(backend, answer?.statusCode === 200)
  }
  const probes = polls ? setInterval(() => ready.forEach((_, backend) => void probe(backend)), 100) : undefined

  /** Resolves with undefined if the server refuses the connection, and so has certainly not got the request. */
  const send = async (backend: string, incoming: IncomingMessage, body: Buffer) => {
    const { connection: _, ...headers } = incoming.headers
    const onward = request(backend + incoming.url, { agent, method: incoming.method, headers }).end(body)
    try {
      const [answer] = (await once(onward, 'response')) as [IncomingMessage]
      return answer
    } catch (error) {
      if (!polls && (error as NodeJS.ErrnoException).code === 'ECONNREFUSED') return undefined
      throw new Error(`${incoming.method} ${backend}: ${(error as Error).message}`, { cause: error })
    }
  }
  let turn = 0
  const forward = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const body = await buffer(incoming)
    const backends = listReady()
    const first = turn++
    for (let tried = 0; tried < backends.length; tried++) {
      const backend = backends[(first + tried) % backends.length]!
      const answer = await send(backend, incoming, body)
      if (!answer) continue
      const { connection: _, ...headers } = answer.headers
      outgoing.writeHead(answer.statusCode!, headers)
      await pipeline(answer, outgoing)
      answered.set(backend, (answered.get(backend) ?? 0) + 1)
      return
    }
    throw new Error('no server is ready')
  }

  // On a busy machine, the client would use a connection in the moment in which the balancer closes it as idle.
  const server = createServer({ keepAliveTimeout: 0 }, (incoming, outgoing) => {
    forward(incoming, outgoing).catch((error: Error) => {
      faults.push(error.message)
      if (outgoing.headersSent) outgoing.destroy()
      else outgoing.writeHead(502).end()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ready: listReady,
    answered,
    faults,
    add: (backend) => void ready.set(backend, !polls),
    remove: (backend) => void ready.delete(backend),
    close() {
      clearInterval(probes)
      server.close()
      server.closeAllConnections()
      agent.destroy()
      prober.destroy()
    },
  }
}
