import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pipeline } from 'node:stream/promises'

export interface Balancer {
  url: string
  /** Those that were ready when they were last asked. */
  ready: () => string[]
  /** How many requests each has been sent. */
  sent: Map<string, number>
  /** What went wrong with a request that was passed on. It is not tried again: whoever sent it sees a 502. */
  faults: string[]
  add: (backend: string) => void
  remove: (backend: string) => void
  close: () => void
}

/** Passes requests on over kept connections, in turn, to those of its servers that say at /readyz that they take some. */
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
