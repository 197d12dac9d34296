import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { type Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'

export interface Answer {
  status: number
  body: string
  headers: Record<string, string | string[] | undefined>
}

/** Sends a request on a new connection, so that the next process gets it; or on the connections of an agent. */
export async function send(
  url: string,
  { method = 'GET', key, json, agent, within = 240_000 }: SendOptions = {},
): Promise<Answer> {
  const body = json === undefined ? undefined : JSON.stringify(json)
  const headers = {
    ...(key && { authorization: `Bearer ${key}` }),
    ...(body && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
  }
  const signal = AbortSignal.timeout(within)
  const sent = request(url, { method, headers, agent: agent ?? false, signal })
  sent.end(body)
  const [response] = await once(sent, 'response')
  return { status: response.statusCode, body: await text(response), headers: response.headers }
}

interface SendOptions {
  method?: string
  key?: string
  json?: object
  agent?: Agent
  /** Milliseconds. By default it only ends what hangs. */
  within?: number
}

/** The processes that a process has started, without PostgreSQL. Newest last. */
export function childrenOf(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean)
  return children.map(Number).filter((child) => /main\.ts/.test(readFileSync(`/proc/${child}/cmdline`, 'utf8')))
}

export function isAlive(pid: number): boolean {
  try {
    // A zombie has no command line.
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8') !== ''
  } catch {
    return false
  }
}

/** The lines of the log that are JSON. */
export function linesOf(output: string): Record<string, unknown>[] {
  return output
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Record<string, unknown>)
}

/** The series of a scrape, with their values. */
export function seriesOf(metrics: string): Map<string, number> {
  const lines = metrics.split('\n').filter((line) => line && !line.startsWith('#'))
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]))
}
