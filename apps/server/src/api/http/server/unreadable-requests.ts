import { randomUUID } from 'node:crypto'
import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import type { RequestHandler } from 'express'
import type { Logger } from 'pino'
import { Problem } from '#platform/problems/problem.ts'
import { maxJsonBytes } from '../body/body-limits.ts'
import { safePath } from '../path.ts'

/** Answers problem details to requests that Node refuses before the app gets them, and closes their connections. */
export function answerUnreadable(server: Server, logger: Logger): void {
  /** The last answer of each connection. */
  const answers = new WeakMap<Duplex, ServerResponse>()
  server.on('request', (req, res) => answers.set(req.socket, res))
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const last = answers.get(socket)
    const isAnswering = last?.headersSent && !last.writableFinished
    if (error.code === 'ECONNRESET' || !socket.writable || isAnswering) return void socket.destroy()
    const problem = problemOf(error)
    const requestId = randomUUID()
    logger.info({ requestId, problem: problem.code, res: { status: problem.status } }, 'request')
    const body = bodyOf(problem, '/', requestId)
    const headers = Object.entries(headersOf(problem, body, requestId)).map(([name, value]) => `${name}: ${value}\r\n`)
    const head = `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}\r\n${headers.join('')}\r\n`
    socket.end(head + body, () => socket.destroy())
  })
  server.on('checkExpectation', (req: IncomingMessage, res: ServerResponse) => {
    logger.info({ problem: 'expectation_unsupported', res: { status: 417 } }, 'request')
    sendProblem(req, res, new Problem('expectation_unsupported'))
  })
}

/** RFC 9112 requires the header `host` in HTTP/1.1. */
export const requireHost: RequestHandler = ({ headers, httpVersion }, res, next) => {
  if (headers.host !== undefined || httpVersion !== '1.1') return next()
  res.setHeader('connection', 'close')
  throw new Problem('request_malformed', 'The request has no header host.')
}

/** Answers a problem without the app, and closes the connection. */
export function sendProblem(req: IncomingMessage, res: ServerResponse, problem: Problem): void {
  const requestId = String(res.getHeader('x-request-id') ?? randomUUID())
  // Express shortens `url` to the part below the path of a router.
  const url = 'originalUrl' in req ? String(req.originalUrl) : (req.url ?? '/')
  const body = bodyOf(problem, safePath(url), requestId)
  res.problem = problem.code
  res.writeHead(problem.status, headersOf(problem, body, requestId)).end(body)
}

function problemOf(error: NodeJS.ErrnoException): Problem {
  switch (error.code) {
    case 'HPE_HEADER_OVERFLOW':
      return new Problem('headers_too_large')
    case 'HPE_CHUNK_EXTENSIONS_OVERFLOW':
      return new Problem(
        'body_too_large',
        `A JSON body has at most ${maxJsonBytes} bytes, and its chunks no extensions.`,
      )
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return new Problem('request_stalled', 'The request did not arrive in time.')
    default:
      return new Problem('request_malformed', 'The request is not HTTP/1.1.')
  }
}

function bodyOf(problem: Problem, path: string, requestId: string): string {
  return JSON.stringify(problem.toBody(path, requestId))
}

function headersOf(problem: Problem, body: string, requestId: string): Record<string, string> {
  return {
    'content-type': 'application/problem+json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'x-request-id': requestId,
    connection: 'close',
    ...problem.headers,
  }
}
