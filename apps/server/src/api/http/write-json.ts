import type { ServerResponse } from 'node:http'

/** Sends what `res.json` of Express sends, without its work for settings that this app does not use: ETags, conditional requests and escaping. */
export function writeJson(res: ServerResponse, body: unknown): void {
  const text = JSON.stringify(body)
  if (!res.hasHeader('content-type')) res.setHeader('Content-Type', 'application/json; charset=utf-8')
  res.setHeader('Content-Length', Buffer.byteLength(text))
  res.end(text)
}
