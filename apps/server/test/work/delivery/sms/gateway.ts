import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { readSmsUrl } from '#platform/settings/sms-settings.ts'

export interface Sms {
  from: string
  to: string
  message: string
  dontlog: string
  whendelivered: string | undefined
}

interface Answer {
  status: number
  body: string
}

/** Starts a gateway with the protocol of 46elks: it accepts forms with basic authentication, answers JSON, and posts reports to the address in each SMS. */
export async function startGateway() {
  const [user, password] = ['u1', 'p/ss']
  const credentials = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`
  const taken: Sms[] = []
  const ids = new Map<string, string>()
  const answers: (Answer | ((sms: Sms) => Promise<void>))[] = []

  function judge(request: { url?: string; authorization?: string; type?: string }, sms: Sms): Answer {
    if (request.url !== '/a1/sms') return { status: 404, body: 'Not found' }
    if (request.authorization !== credentials)
      return { status: 401, body: 'API access requires Basic HTTP authentication' }
    if (!request.type?.startsWith('application/x-www-form-urlencoded')) return { status: 400, body: 'Missing key from' }
    if (!/^(?:[a-z][a-z\d]{2,10}|\+\d+)$/i.test(sms.from)) return { status: 400, body: 'Invalid from' }
    if (!/^\+[1-9]\d{6,14}$/.test(sms.to)) return { status: 400, body: 'Invalid to number' }
    if (!sms.message) return { status: 400, body: 'Missing key message' }
    taken.push(sms)
    if (sms.whendelivered) ids.set(sms.whendelivered, `s${taken.length}`)
    const { message: _, ...rest } = sms
    return {
      status: 200,
      body: JSON.stringify({ id: `s${taken.length}`, status: 'created', direction: 'outgoing', ...rest }),
    }
  }

  const server = createServer(async (req, res) => {
    const sms = Object.fromEntries(new URLSearchParams(await text(req))) as unknown as Sms
    const next = answers.shift()
    const { authorization, 'content-type': type } = req.headers
    const request = { url: req.url!, authorization: authorization!, type: type! }
    let answer: Answer
    if (typeof next === 'object') answer = next
    else {
      answer = judge(request, sms)
      await next?.(sms)
    }
    res.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const url = `elks://${user}:${encodeURIComponent(password)}@127.0.0.1:${port}?from=Paraph`
  return {
    url,
    settings: readSmsUrl(url)!,
    taken,
    /** Sets the answer to the next SMS, which is then not accepted. */
    answerNext: (status: number, body: string) => void answers.push({ status, body }),
    /** Runs after the gateway has accepted the next SMS and before its answer. */
    beforeNextAnswer: (act: (sms: Sms) => Promise<void>) => void answers.push(act),
    /** Posts a report to the server at `origin` instead of the public address. It has the id of the SMS. */
    report: (address: string, fields: Record<string, string>, { origin }: { origin: string }) => {
      const { pathname, search } = new URL(address)
      const body = new URLSearchParams({ id: ids.get(address) ?? '', ...fields })
      return fetch(`${origin}${pathname}${search}`, { method: 'POST', body })
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
