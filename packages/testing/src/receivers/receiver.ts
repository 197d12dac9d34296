import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export interface Received {
  path: string
  headers: IncomingHttpHeaders
  body: string
  at: number
}

type Answer = number | ((request: Received, res: ServerResponse) => void)

/** Starts the system of a customer, which gets webhooks on this machine. `answer` decides what it answers; a status is enough. */
export async function startReceiver(answer: Answer = 200) {
  const requests: Received[] = []
  const receiver = { answer, requests, url: '', close: async () => {} }
  const server = createServer(async (req, res) => {
    const request = { path: req.url!, headers: req.headers, body: await text(req), at: Date.now() }
    requests.push(request)
    if (typeof receiver.answer === 'number') res.writeHead(receiver.answer).end('noted')
    else receiver.answer(request, res)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`
  receiver.close = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  return receiver
}

export type Receiver = Awaited<ReturnType<typeof startReceiver>>
