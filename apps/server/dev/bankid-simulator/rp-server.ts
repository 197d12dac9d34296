import { createServer, type Server } from 'node:https'
import { isIP } from 'node:net'
import type { TLSSocket } from 'node:tls'
import { Ajv } from 'ajv'
import express, { type ErrorRequestHandler, type RequestHandler } from 'express'
import { BankIdError } from '#platform/bankid/rp-api.ts'
import type { TlsFiles } from './folder.ts'
import type { Orders } from './orders.ts'
import type { Operation, Refusals } from './refusals.ts'
import { authSchema, referenceSchema, signSchema } from './request-schemas.ts'

type Body = Record<string, unknown> & { orderRef: string }

/** The status of each error code, as BankID answers it. */
export const statuses: Record<string, number> = {
  alreadyInProgress: 400,
  invalidParameters: 400,
  unauthorized: 401,
  notFound: 404,
  methodNotAllowed: 405,
  requestTimeout: 408,
  unsupportedMediaType: 415,
  internalError: 500,
  Maintenance: 503,
}

/** Serves RP API v6.0 to clients with the client certificate. */
export function createRpServer(
  { server: pem, ca }: TlsFiles,
  { orders, refusals, onCall }: { orders: Orders; refusals: Refusals; onCall: (operation: Operation) => void },
): Server {
  const ajv = new Ajv()
  const check = (schema: object) => {
    const isValid = ajv.compile(schema)
    return (body: unknown) => {
      if (!isValid(body)) {
        const { instancePath, params } = isValid.errors![0]!
        const name = instancePath.slice(1) || Object.values(params as Record<string, string>).join()
        throw new BankIdError('invalidParameters', `Invalid or missing ${name}`)
      }
      const { endUserIp } = body as { endUserIp?: string }
      if (endUserIp !== undefined && isIP(endUserIp) === 0)
        throw new BankIdError('invalidParameters', 'Invalid endUserIp')
    }
  }
  const operations: Record<Operation, { check: (body: unknown) => void; run: (body: Body) => unknown }> = {
    sign: { check: check(signSchema), run: (body) => orders.create('sign', decode(body)) },
    auth: { check: check(authSchema), run: (body) => orders.create('auth', decode(body)) },
    collect: { check: check(referenceSchema), run: ({ orderRef }) => orders.collect(orderRef) },
    cancel: { check: check(referenceSchema), run: ({ orderRef }) => (orders.cancel(orderRef), {}) },
  }

  const app = express()
  app.disable('x-powered-by')
  app.use(requireCertificate)
  app.all('/rp/v6.0/:operation', async (req, _res, next) => {
    const name = req.params.operation as Operation
    if (!Object.hasOwn(operations, name)) return next()
    onCall(name)
    await refusals.apply(name, req)
    if (req.method !== 'POST') throw new BankIdError('methodNotAllowed', 'Only http method POST is allowed')
    if (!req.is('application/json')) throw new BankIdError('unsupportedMediaType', 'Use application/json')
    next()
  })
  app.use(express.json({ limit: '512kb' }))
  app.post('/rp/v6.0/:operation', (req, res, next) => {
    const name = req.params.operation as Operation
    if (!Object.hasOwn(operations, name)) return next()
    operations[name].check(req.body)
    res.json(operations[name].run(req.body as Body))
  })
  app.use(() => {
    throw new BankIdError('notFound', 'No such service')
  })
  app.use(answerError)

  // TLS refuses a missing certificate. A wrong certificate gets an answer. So a client can try both cases.
  const server = createServer({ key: pem, cert: pem, ca, requestCert: true, rejectUnauthorized: false }, app)
  server.on('secureConnection', (socket: TLSSocket) => {
    if (!socket.getPeerX509Certificate()) socket.destroy()
  })
  return server
}

const requireCertificate: RequestHandler = (req, _res, next) => {
  if (!(req.socket as TLSSocket).authorized) throw new BankIdError('unauthorized', 'Unknown certificate')
  next()
}

const answerError: ErrorRequestHandler = (error: Error, _req, res, _next) => {
  const { code, details } =
    error instanceof BankIdError ? error : { code: 'invalidParameters', details: 'The body is not JSON' }
  res.status(statuses[code] ?? 500).json({ errorCode: code, details: details ?? '' })
}

function decode(body: Record<string, unknown>): Parameters<Orders['create']>[1] {
  const texts = ['userVisibleData', 'userNonVisibleData'].flatMap((name) => {
    const text = body[name]
    return typeof text === 'string' ? [[name, Buffer.from(text, 'base64').toString()]] : []
  })
  return { ...body, ...Object.fromEntries(texts) } as Parameters<Orders['create']>[1]
}
