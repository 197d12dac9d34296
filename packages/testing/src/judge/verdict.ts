import { essence, type HeaderRule, type Operation } from './contract.ts'

export interface Finding {
  exchange: number
  rule: string
  target: 'request' | 'response'
  message: string
}

export interface Header {
  name: string
  value: string
}

export interface Body {
  mimeType: string
  /** Undefined if the body is empty. */
  text?: string
  encoding?: 'base64'
}

/** An entry of a HAR, with the fields that are judged. */
export interface Exchange {
  startedDateTime?: string
  request: { method: string; url: string; headers?: Header[]; postData?: Body }
  response: { status: number; statusText?: string; headers: Header[]; content: Body }
}

export interface Fault {
  exchange: number
  operation: string
  message: string
}

const problemJson = 'application/problem+json'
/** The form of the errors below the paths of SCIM. */
const scimJson = 'application/scim+json'

/** Returns all faults of the server in the recorded traffic. */
export function findFaults(operations: Operation[], exchanges: Exchange[], findings: Finding[]): Fault[] {
  const own = exchanges.flatMap((exchange, index) =>
    exchangeFaults(operations, exchange).map((message) => ({ exchange: index, message })),
  )
  const drift = findings
    .filter((finding) => !isForgiven(finding, operations, exchanges[finding.exchange]!))
    .map(({ exchange, rule, message }) => ({ exchange, message: `${message} [${rule}]` }))
  return [...drift, ...own]
    .toSorted((a, b) => a.exchange - b.exchange)
    .map((fault) => {
      const { request, response } = exchanges[fault.exchange]!
      const operation = findOperation(operations, exchanges[fault.exchange]!)?.id ?? 'outside the contract'
      return { ...fault, operation: `${request.method} ${pathOf(request.url)} ${response.status} (${operation})` }
    })
}

/** Returns the documented statuses without 500 and 503, because no request can cause these. */
export const provable = (responses: Operation['responses']) =>
  Object.keys(responses).filter((status) => !['500', '503'].includes(status))

/** Returns the documented statuses that no test produced. */
export function findMissing(operations: Operation[], exchanges: Exchange[]) {
  const seen = new Set<string>()
  for (const exchange of exchanges) {
    const operation = findOperation(operations, exchange)
    if (operation) seen.add(`${operation.id} ${documentedStatus(operation, exchange.response.status)}`)
  }
  return operations
    .map(({ id, responses }) => ({
      operation: id,
      statuses: provable(responses).filter((status) => !seen.has(`${id} ${status}`)),
    }))
    .filter(({ statuses }) => statuses.length > 0)
}

/**
 * Returns the problems in examples of responses that no operation with that response has answered. Problems of 500 and 503 are left out, because no request
 * can cause them.
 */
export function findMissingCodes(operations: Operation[], exchanges: Exchange[]): string[] {
  const documented = operations.flatMap(({ responses }) =>
    Object.entries(responses).flatMap(([status, { codes, source }]) =>
      ['500', '503'].includes(status) ? [] : codes.map((code) => `${source} ${code}`),
    ),
  )
  const seen = new Set(
    exchanges.map((exchange) => {
      const operation = findOperation(operations, exchange)
      const { status, content } = exchange.response
      const source = operation?.responses[documentedStatus(operation, status) ?? '']?.source
      return source && status >= 400 && `${source} ${parse(content.text ?? '').code}`
    }),
  )
  return [...new Set(documented)].filter((one) => !seen.has(one))
}

/**
 * Returns whether a finding is accepted. A test may send a wrong request on purpose: that is a fault of the server only if
 * the server did not refuse it with a documented status. A finding in a response is always a fault.
 */
function isForgiven(finding: Finding, operations: Operation[], exchange: Exchange) {
  // Drift guesses from field names. The contract decides that a party has an `ssn`.
  if (finding.message.startsWith('Potential sensitive data exposure')) return true
  // Drift does not split a list at its commas. So `include=parties` passes, and `include=parties,fields` does not.
  if (finding.message.startsWith('Invalid query parameter "include": Request field "[0]"')) return true
  if (finding.target === 'response') return false
  const { status } = exchange.response
  const operation = findOperation(operations, exchange)
  if (!operation) return !isApi(exchange) || [404, 405].includes(status)
  // Drift does not know that HEAD is answered as GET.
  if (exchange.request.method === 'HEAD' && finding.rule === 'undocumented-endpoint') return true
  if (finding.rule === 'security-baseline') return status === 401
  // The field is required and has a default. The contract describes what the server stores, but drift checks what the client sends.
  if (operation.defaults.some((name) => finding.message === `Request is missing required field "${name}".`)) return true
  return status >= 400 && status < 500 && documentedStatus(operation, status) !== undefined
}

function exchangeFaults(operations: Operation[], exchange: Exchange): string[] {
  if (!isApi(exchange)) return []
  const { status } = exchange.response
  const operation = findOperation(operations, exchange)
  if (!operation) return refusalFaults(operations, exchange)
  const answer = operation.responses[documentedStatus(operation, status) ?? '']
  if (!answer) return [`Undocumented status ${status}`]
  return [
    ...acceptedFaults(operation, exchange),
    ...bodyFaults(answer.mediaTypes, exchange),
    ...headerFaults(answer.headers, exchange),
  ]
}

function acceptedFaults({ accepts }: Operation, { request, response }: Exchange): string[] {
  if (!request.postData || accepts.length === 0 || response.status >= 400) return []
  const { mimeType } = request.postData
  return accepts.includes(essence(mimeType)) ? [] : [`Accepted the undocumented media type ${mimeType}`]
}

function refusalFaults(operations: Operation[], exchange: Exchange): string[] {
  const { status } = exchange.response
  const allowed = operations
    .filter(({ pattern }) => pattern.test(pathOf(exchange.request.url)))
    .flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : method))
  const expected = allowed.length > 0 ? 405 : 404
  if (status !== expected) return [`Answered ${status} where the contract has nothing, not ${expected}`]
  const allow = headerOf(exchange, 'allow')
    ?.split(/\s*,\s*/)
    .toSorted()
    .join()
  return [
    ...bodyFaults([pathOf(exchange.request.url).startsWith('/api/v1/scim/') ? scimJson : problemJson], exchange),
    ...(status === 405 && allow !== allowed.toSorted().join()
      ? [`Allow is ${allow}, the contract has ${allowed}`]
      : []),
  ]
}

function bodyFaults(mediaTypes: string[], { request, response }: Exchange): string[] {
  const { mimeType, text } = response.content
  if (mediaTypes.length === 0) return text ? ['A body where none is documented'] : []
  if (!mediaTypes.includes(essence(mimeType))) return [`Undocumented media type ${mimeType}`]
  if (request.method === 'HEAD') return []
  if (!text) return ['No body']
  if (essence(mimeType) !== problemJson) return []
  const { status } = parse(text)
  return status === response.status ? [] : [`The problem says ${status}, the status line ${response.status}`]
}

function headerFaults(rules: Record<string, HeaderRule>, exchange: Exchange): string[] {
  return Object.entries(rules).flatMap(([name, { required, validate }]) => {
    const value = headerOf(exchange, name)
    if (value === undefined) return required ? [`Header ${name} is missing`] : []
    return validate && !validate(value) ? [`Header ${name} is wrong: ${value}`] : []
  })
}

export function findOperation(operations: Operation[], { request }: Exchange) {
  const path = pathOf(request.url)
  const sent = request.method === 'HEAD' ? 'GET' : request.method
  return operations.find(({ method, pattern }) => method === sent && pattern.test(path))
}

function documentedStatus({ responses }: Operation, status: number) {
  return [`${status}`, `${Math.floor(status / 100)}XX`, 'default'].find((key) => key in responses)
}

function headerOf({ response }: Exchange, name: string) {
  const values = response.headers.filter((header) => header.name.toLowerCase() === name.toLowerCase())
  return values.length > 0 ? values.map(({ value }) => value).join(', ') : undefined
}

function parse(text: string): { status?: number; code?: string } {
  try {
    return Object(JSON.parse(text))
  } catch {
    return {}
  }
}

const isApi = ({ request }: Exchange) => /^\/api(\/|$)/.test(pathOf(request.url))
const pathOf = (url: string) => new URL(url).pathname
