import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { readRetryAfter } from '#platform/formats/retry-after.ts'
import { ask, type OutboundRequest } from '#platform/outbound/ask.ts'
import type { ResolveName } from '#platform/outbound/resolve.ts'

const MAX_BODY = 1024
/** The time for the body. It is short, because the status decides and the body is only for display. */
const BODY_MS = 1000
const MAX_LOCATION = 2048
const MAX_RETRY_AFTER = 24 * 60 * 60

export interface WebhookRequest extends Omit<OutboundRequest, 'method'> {
  body: string
}

export interface WebhookAnswer {
  /** The status. A redirect is not followed, so it counts as an answer too. */
  status: number
  /** The first kilobyte of the answer's body. It has no NUL character, because PostgreSQL can't store it. */
  body: string
  /** Seconds from `Retry-After`, at most a day. */
  retryAfter?: number | undefined
  /** The header `location` of a redirect, or its first 2048 characters. */
  redirectLocation?: string | undefined
}

/**
 * Sends one POST request to an address that a customer chose.
 *
 * @throws OutboundError if there was no answer.
 */
export function post(text: string, webhook: WebhookRequest, resolve?: ResolveName): Promise<WebhookAnswer> {
  return ask(text, { method: 'POST', ...webhook }, read, resolve)
}

async function read(response: IncomingMessage): Promise<WebhookAnswer> {
  return {
    status: response.statusCode!,
    body: await firstKilobyte(response),
    retryAfter: secondsOf(response.headers),
    redirectLocation: isRedirect(response.statusCode!) ? response.headers.location?.slice(0, MAX_LOCATION) : undefined,
  }
}

function isRedirect(code: number): boolean {
  return code >= 300 && code <= 399
}

async function firstKilobyte(body: IncomingMessage): Promise<string> {
  const timer = setTimeout(() => body.destroy(), BODY_MS)
  let bytes = Buffer.alloc(0)
  try {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      bytes = Buffer.concat([bytes, chunk.subarray(0, MAX_BODY)]).subarray(0, MAX_BODY)
      if (bytes.length === MAX_BODY) break
    }
  } catch {
    // The body was cut off or took too long. This is fine, because the status has arrived.
  } finally {
    clearTimeout(timer)
  }
  // With `stream`, the decoder drops a character that was cut at the end.
  return new TextDecoder().decode(bytes, { stream: true }).replaceAll('\0', '\ufffd')
}

function secondsOf({ 'retry-after': header, date }: IncomingHttpHeaders): number | undefined {
  const seconds = readRetryAfter(header, date)
  return seconds === undefined ? undefined : Math.min(seconds, MAX_RETRY_AFTER)
}
