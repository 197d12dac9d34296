import { Ajv2020 } from 'ajv/dist/2020.js'
import Fastify, { type FastifyRequest } from 'fastify'
import { closeSchemas, document, type MediaType, type OperationId, operations } from '@paraph/contract'
import type { Logger } from 'pino'
import { authenticateApiKey } from '#api/access/authenticate-key.ts'
import type { Context } from '#api/context.ts'
import { openLimits } from '#api/limits/limits.ts'
import { addParty } from '#api/parties/addParty.ts'
import { getParty } from '#api/parties/getParty.ts'
import { listParties } from '#api/parties/listParties.ts'
import { updateParty } from '#api/parties/updateParty.ts'
import { contextOf } from '#api/principal.ts'
import type { RequestServices } from '#api/request-services.ts'
import { ajvFormats } from '#platform/formats/formats.ts'
import { rateLimits } from './rate-limits.ts'

type Caller = Pick<Context, 'account' | 'viewer' | 'actor' | 'scopes' | 'origin'>

/**
 * The same schemas, handlers, log and authentication on Fastify. Fastify validates requests. Its own serialiser does not validate responses,
 * so ajv validates them and JSON.stringify serialises them, as in Paraph.
 */
export function createFastify(services: RequestServices, logger: Logger) {
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    useDefaults: true,
    formats: { ...ajvFormats, uri: true, binary: true },
  })
  ajv.addSchema({ $id: 'spec', components: closeSchemas(document).components })
  const schemaOf = ({ schemaName }: MediaType) => ({ $ref: `spec#/components/schemas/${schemaName}` })

  const limits = openLimits({ db: services.db, rateLimits })
  const app = Fastify({ loggerInstance: logger, disableRequestLogging: true })
  app.setValidatorCompiler(({ schema }) => ajv.compile(schema as object))
  app.setSerializerCompiler(() => (data) => JSON.stringify(data))
  app.addHook('onRequest', async (request, reply) => {
    const bearer = { headers: request.headers } as Parameters<typeof authenticateApiKey>[0]
    callers.set(request, contextOf(await authenticateApiKey(bearer, reply.raw, services, limits)) as Caller)
  })
  app.addHook('onResponse', async (request, reply) => {
    const { method, url } = request
    request.log.info(
      { req: { method, path: url }, res: { status: reply.statusCode }, responseTime: reply.elapsedTime },
      'request',
    )
  })
  const callers = new WeakMap<FastifyRequest, Caller>()

  const noQuery = { type: 'object', properties: {}, additionalProperties: false }
  const route = (operationId: OperationId, handle: (input: never, context: Context) => Promise<object>) => {
    const { method, path, parameters, body, success } = operations[operationId]
    const names = parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name)
    const params = {
      type: 'object',
      required: names,
      properties: Object.fromEntries(names.map((name) => [name, { type: 'string' }])),
    }
    const isReply = ajv.compile(schemaOf(success.content[0]))
    app.route({
      method,
      url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
      schema: {
        querystring: noQuery,
        params,
        ...(body && { body: schemaOf(body.content[0]) }),
        response: { 200: {} },
      },
      handler: async (request) => {
        const input = { path: request.params, query: request.query, body: request.body } as never
        const answer = await handle(input, { ...services, ...callers.get(request)!, commitSoFar: async () => {} })
        if (!isReply(answer)) throw new Error(ajv.errorsText(isReply.errors))
        return answer
      },
    })
  }
  route('listParties', listParties)
  route('getParty', getParty)
  route('addParty', addParty)
  route('updateParty', updateParty)
  return app
}
