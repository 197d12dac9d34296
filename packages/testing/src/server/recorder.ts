import { AsyncLocalStorage } from 'node:async_hooks'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { appendFileSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { Body, Exchange, Header } from '../judge/verdict.ts'

export interface Recorder {
  /** A `fetch` that records its exchanges. */
  fetch: typeof fetch
  /** Throws if an exchange is not complete, because it could not be judged. */
  check: () => void
  /** Ends the recording, and checks it. */
  close: () => void
}

/** What undici reports of a request. See its documentation of diagnostics channels. */
interface Report {
  request: { method: string; origin: string; path: string }
  /** The head of the request as it is sent, without the headers that frame the body. */
  headers: string
  response: { statusCode: number; statusText: string; headers: Buffer[] }
  chunk: Uint8Array
  error: Error
}

interface Draft {
  startedAt: Date
  head: string
  sent: Uint8Array[]
  response?: Report['response']
  received: Uint8Array[]
}

/**
 * Records exchanges in the folder. Each process writes to a file of its own, so nothing is between a test and its server. Undici, which is the `fetch` of
 * Node, reports what it sends, and what it receives before it decodes it.
 */
export function openRecorder(folder: string): Recorder {
  const file = join(folder, `${process.pid}.ndjson`)
  const own = new AsyncLocalStorage<{ requests: number }>()
  const open = new Map<Report['request'], Draft>()
  const broken: string[] = []
  const nameOf = ({ method, origin, path }: Report['request']) => `${method} ${origin}${path}`
  const listeners: Record<string, (report: Report) => void> = {
    'undici:request:create': ({ request }) => {
      const call = own.getStore()
      if (!call) return
      call.requests++
      open.set(request, { startedAt: new Date(), head: '', sent: [], received: [] })
    },
    'undici:client:sendHeaders': ({ request, headers }) => {
      const draft = open.get(request)
      if (draft) draft.head = headers
    },
    'undici:request:bodyChunkSent': ({ request, chunk }) => open.get(request)?.sent.push(chunk),
    'undici:request:headers': ({ request, response }) => {
      const draft = open.get(request)
      if (draft) draft.response = response
    },
    'undici:request:bodyChunkReceived': ({ request, chunk }) => open.get(request)?.received.push(chunk),
    'undici:request:trailers': ({ request }) => {
      const draft = open.get(request)
      if (draft?.response) appendFileSync(file, `${JSON.stringify(exchangeOf(request, draft.response, draft))}\n`)
      open.delete(request)
    },
    'undici:request:error': ({ request, error }) => {
      if (open.delete(request)) broken.push(`${nameOf(request)}: ${error.message}`)
    },
  }
  const each = (use: typeof subscribe) =>
    Object.entries(listeners).forEach(([channel, listener]) => use(channel, listener as (report: unknown) => void))
  each(subscribe)
  const check = () => {
    const unread = Array.from(open.keys(), (request) => `${nameOf(request)}: the answer was not read`)
    const lost = [...broken.splice(0), ...unread]
    open.clear()
    if (lost.length > 0) throw new Error(`Exchanges that can not be judged:\n${lost.join('\n')}`)
  }
  return {
    fetch: async (input, init) => {
      const call = { requests: 0 }
      const answer = await own.run(call, () => fetch(input, init))
      if (call.requests === 0) throw new Error(`Undici did not report the request to ${answer.url}.`)
      return answer
    },
    check,
    close: () => {
      each(unsubscribe)
      check()
    },
  }
}

/** Returns the exchanges that the processes have recorded in the folder. */
export function readExchanges(folder: string): Exchange[] {
  return readdirSync(folder).flatMap((name) =>
    readFileSync(join(folder, name), 'utf8')
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line) as Exchange),
  )
}

/** An entry of a HAR, with the fields that are judged. */
function exchangeOf(
  { method, origin, path }: Report['request'],
  { statusCode, statusText, headers }: Report['response'],
  { startedAt, head, sent, received }: Draft,
): Exchange {
  const asked = head.split('\r\n').slice(1, -1).map(parseHeader)
  const answered = headers.flatMap((name, at) =>
    at % 2 === 0 ? { name: name.toString('latin1'), value: headers[at + 1]!.toString('latin1') } : [],
  )
  const postData = bodyOf(asked, sent)
  return {
    startedDateTime: startedAt.toISOString(),
    request: {
      method,
      url: origin + path,
      headers: asked,
      ...(postData.text !== undefined && { postData }),
    },
    response: { status: statusCode, statusText, headers: answered, content: bodyOf(answered, received) },
  }
}

function parseHeader(line: string): Header {
  const colon = line.indexOf(':')
  return { name: line.slice(0, colon), value: line.slice(colon + 1).trim() }
}

function bodyOf(headers: Header[], chunks: Uint8Array[]): Body {
  const valueOf = (wanted: string) => headers.find(({ name }) => name.toLowerCase() === wanted)?.value
  const mimeType = valueOf('content-type') ?? 'application/octet-stream'
  const encoding = valueOf('content-encoding')
  const received = Buffer.concat(chunks)
  if (received.length === 0) return { mimeType }
  const bytes = encoding === 'gzip' ? gunzipSync(received) : received
  const isReadable = encoding === undefined || encoding === 'gzip'
  const isText = /^text\/|[/+](json|xml)(;|$)|x-www-form-urlencoded/i.test(mimeType) && isReadable
  return isText
    ? { mimeType, text: bytes.toString() }
    : { mimeType, text: bytes.toString('base64'), encoding: 'base64' }
}
