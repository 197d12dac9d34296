import { parse as parseQuery } from 'node:querystring'
import type { Request, Response } from 'express'
import { type OperationId, operations } from '@paraph/contract'
import { boundInput } from '#api/http/validation/bound-input.ts'
import type { Operation } from '../contract.ts'
import { type Body, type Exchange, findOperation } from '../verdict.ts'
import { type Comparison, openComparison } from './compare.ts'
import type { SampleAnswer, SampleRequest } from './samples.ts'
import { throughLibrary, throughServer } from './two-ways.ts'

/** The maximum number of compared exchanges. If exchanges differ only in values, one is compared: the campaign `agreement` compares many values. */
const AT_MOST = 5_000

/**
 * Compares the validator of the server with the library, for the requests and the answers of the exchanges.
 *
 * @param isComplete - each operation must have a request that is compared.
 */
export async function compareRecorded(
  described: Operation[],
  exchanges: Exchange[],
  comparison?: Comparison,
  isComplete = true,
): Promise<{ report: string; faults: number }> {
  const { compareRequest, compareAnswer, counts, seen } =
    comparison ?? openComparison(throughLibrary(), { stored: await throughServer() })
  const found: string[] = []
  const note = (error: unknown) => void found.push(String(error))
  const samples = await Promise.all(exchanges.map((exchange) => samplesOf(described, exchange)))
  const requests = samples.flatMap(({ request }) => request ?? [])
  const answers = samples.flatMap(({ answer }) => answer ?? [])
  for (const sample of oneOfEachShape(requests)) await compareRequest(sample).catch(note)
  for (const sample of oneOfEachShape(answers)) await compareAnswer(sample).catch(note)
  const compared = new Set([...seen.requests.accepted, ...seen.requests.refused])
  const uncompared = isComplete ? described.filter(({ id }) => !compared.has(id)) : []
  const missing = uncompared.map(({ id }) => `No request compared: ${id}`)
  const report = [
    ...found.slice(0, 5),
    ...missing,
    `${counts.requests.compared} requests (${counts.requests.refused} refused) and ${counts.answers.compared} answers (${counts.answers.refused} refused) compared with the library: ${found.length} disagreements`,
  ]
  return { report: report.join('\n'), faults: found.length + missing.length }
}

async function samplesOf(
  described: Operation[],
  exchange: Exchange,
): Promise<{ request?: SampleRequest; answer?: SampleAnswer }> {
  const id = findOperation(described, exchange)?.id as OperationId | undefined
  if (!id) return {}
  const { request, response } = exchange
  const { pathname, search } = new URL(request.url)
  const { status, content } = response
  // The server validates HEAD as GET.
  const sample = { id, method: operations[id].method }
  const body = await bodyOf(id, request.postData)
  const answered = parseJson(content.text)
  return {
    ...(body &&
      isValidated(id, request.url, body.value) && {
        request: { ...sample, url: pathname + search, headers: headersOf(id, request), body: body.value },
      }),
    ...(answered && {
      answer: { ...sample, url: operations[id].path.replaceAll(/\{\w+\}/g, 'x'), status, body: answered.value },
    }),
  }
}

/** The server gives the header `content-type` the value of the operation. */
function headersOf(id: OperationId, { headers = [] }: Exchange['request']): Record<string, string> {
  const type = operations[id].body?.content[0].type
  const sent = headers.map(({ name, value }) => [name.toLowerCase(), value]).filter(([name]) => name !== 'content-type')
  return { ...Object.fromEntries(sent), ...(type && { 'content-type': type }) }
}

/** Returns the body as the server reads it, or undefined if it can not. */
async function bodyOf(id: OperationId, sent: Body | undefined): Promise<{ value: unknown } | undefined> {
  const content = operations[id].body?.content[0]
  if (!content) return { value: undefined }
  if (!sent?.text) return undefined
  if (!sent.encoding) return content.type === 'application/json' ? parseJson(sent.text) : undefined
  if (content.type === 'application/json') return undefined
  const bytes = Buffer.from(sent.text, 'base64')
  const form = await new globalThis.Response(bytes, { headers: { 'content-type': sent.mimeType } })
    .formData()
    .catch(() => undefined)
  if (!form) return undefined
  const fields = Array.from(form, ([name, value]) => {
    if (typeof value !== 'string') return [name, ''] as const
    return [name, content.jsonParts.includes(name) ? (parseJson(value)?.value ?? value) : value] as const
  })
  return { value: Object.fromEntries(fields) }
}

function parseJson(text: string | undefined): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text ?? '') as unknown }
  } catch {
    return undefined
  }
}

/** The server refuses some requests before it validates them: too large or too deep ones, and malformed paths. In a path it replaces NUL. */
function isValidated(id: OperationId, url: string, body: unknown): boolean {
  const { pathname, search } = new URL(url)
  const operation = operations[id]
  const segments = pathname.split('/')
  const pathParams = Object.fromEntries(operation.path.split('/').map((name, at) => [name.slice(1, -1), segments[at]]))
  const req = { operation, pathParams, originalUrl: search, query: parseQuery(search.slice(1)), body }
  try {
    boundInput(req as unknown as Request, {} as Response, () => {})
    return !decodeURIComponent(pathname).includes('\0')
  } catch {
    return false
  }
}

function oneOfEachShape<T extends SampleRequest | SampleAnswer>(samples: T[]): T[] {
  const kept = Map.groupBy(samples, ({ id, method, url, body, ...rest }) => {
    const query = Array.from(new URLSearchParams(url.split('?')[1]).keys())
    return JSON.stringify([id, method, query, 'status' in rest ? rest.status : '', shapeOf(body)])
  })
  return Array.from(kept.values(), ([first]) => first!).slice(0, AT_MOST)
}

/** Replaces each text and each number by its type. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return [...new Set(value.map((item) => JSON.stringify(shapeOf(item))))]
  if (typeof value !== 'object' || value === null)
    return value === null || typeof value === 'boolean' ? value : typeof value
  return Object.entries(value).map(([name, inner]) => [name, shapeOf(inner)])
}
