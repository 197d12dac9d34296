import type { IncomingMessage } from 'node:http'
import { ask } from './ask.ts'
import { OutboundError } from './outbound-error.ts'

/** The maximum number of bytes of an answer. The largest answers of identity providers, their lists of keys, have some ten kilobytes. */
const MAX_BYTES = 256 * 1024

/** A `Response` of these statuses must have no body. */
const WITHOUT_BODY = new Set([204, 205, 304])

export interface FetchOptions {
  method: string
  headers: Record<string, string>
  body?: unknown
}

/**
 * A `fetch` with the rules of `ask` for addresses that a customer chose, which waits and reads only so much.
 *
 * @throws OutboundError
 */
export function boundedFetch(
  url: string,
  { method, headers, body }: FetchOptions,
  limits: { timeoutMs: number; allowedHosts: readonly string[] },
): Promise<Response> {
  const text = body === undefined || body === null ? undefined : String(body as URLSearchParams | string)
  return ask(url, { method, headers, body: text, ...limits }, async (answer) => {
    const bytes = await readAll(answer, new URL(url).host)
    const type = answer.headers['content-type']
    return new Response(WITHOUT_BODY.has(answer.statusCode!) ? null : bytes, {
      status: answer.statusCode!,
      headers: type === undefined ? {} : { 'content-type': type },
    })
  })
}

async function readAll(answer: IncomingMessage, host: string): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > MAX_BYTES)
      throw new OutboundError('answer_invalid', `${host} answered with more than ${MAX_BYTES} bytes.`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
