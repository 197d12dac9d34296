import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pipeline } from 'node:stream/promises'

export interface Balancer {
  url: string
  /** Returns the servers that were ready at the last probe. */
  ready: () => string[]
  /** The number of requests to each server. */
  sent: Map<string, number>
  /** Errors of forwarded requests. They are not tried again: the client gets 502. */
  faults: string[]
  add: (backend: string) => void
  remove: (backend: string) => void
  close: () => void
}

/** Forwards requests over keep-alive connections, in turn, to the servers whose /readyz answers 200. */
export async function startBalancer(): Promise<Balancer> {
  const ready = new Map<string, boolean>()
  const sent = new Map<string, number>()
  const faults: string[] = []
  const agent = new Agent({ keepAlive: true })
  const listReady = () => Array.from(ready).flatMap(([backend, isReady]) => (isReady ? [backend] : []))

  const probe = async (backend: string) => {
    const answer = await fetch(`${backend}/readyz`).catch(() => undefined)
    await answer?.body?.cancel()
    if (ready.has(backend)) ready.set(backend, answer?.status === 200)
  }
  const probes = setInterval(() => ready.forEach((_, backend) => void probe(backend)), 100)

  let turn = 0
  const forward = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const backends = listReady()
    const backend = backends[turn++ % backends.length]
    const fail = (error: Error) => {
      faults.push(`${incoming.method} ${backend}: ${error.message}`)
      if (outgoing.headersSent) outgoing.destroy()
      else outgoing.writeHead(502).end()
    }
    if (!backend) return fail(new Error('none is ready'))
    sent.set(backend, (sent.get(backend) ?? 0) + 1)
    const { connection: _, ...headers } = incoming.headers
    const onward = request(backend + incoming.url, { agent, method: incoming.method, headers })
    onward.on('error', fail)
    onward.on('response', (answer) => {
      const { connection: _, ...kept } = answer.headers
      outgoing.writeHead(answer.statusCode!, kept)
      pipeline(answer, outgoing).catch(fail)
    })
    incoming.pipe(onward)
  }

  const server = createServer(forward).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ready: listReady,
    sent,
    faults,
    add: (backend) => void ready.set(backend, false),
    remove: (backend) => void ready.delete(backend),
    close() {
      clearInterval(probes)
      server.close()
      server.closeAllConnections()
      agent.destroy()
    },
  }
}
