import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export interface Sms {
  from: string
  to: string
  message: string
  whendelivered: string
  authorization: string | undefined
}

/** A gateway that speaks the protocol of 46elks: forms come in, JSON goes out, reports are posted to the address that each SMS names. */
export async function startGateway() {
  const taken: Sms[] = []
  const answers: { status: number; body: string }[] = []
  const server = createServer(async (req, res) => {
    const form = Object.fromEntries(new URLSearchParams(await text(req)))
    const { status, body } = answers.shift() ?? {
      status: 200,
      body: JSON.stringify({ id: `s${taken.length}`, status: 'created', ...form }),
    }
    if (status === 200) taken.push({ ...(form as unknown as Sms), authorization: req.headers.authorization })
    res
      .writeHead(req.url === '/a1/sms' && req.method === 'POST' ? status : 404, { 'content-type': 'application/json' })
      .end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `elks://u1:p%2Fss@127.0.0.1:${port}?from=Paraph`,
    taken,
    /** What the next SMS is answered, in the place of its being taken. */
    answerNext: (status: number, body: string) => void answers.push({ status, body }),
    report: (address: string, fields: Record<string, string>) =>
      fetch(address, { method: 'POST', body: new URLSearchParams(fields) }),
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
