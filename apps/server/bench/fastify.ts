import { document } from '@paraph/contract'
import { Ajv2020 } from 'ajv/dist/2020.js'
import Fastify, { type FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import { authenticateApiKey, type Caller } from '../src/accounts/api-key.ts'
import type { Context, Services } from '../src/context.ts'
import { addParty } from '../src/parties/addParty.ts'
import { getParty } from '../src/parties/getParty.ts'
import { listParties } from '../src/parties/listParties.ts'
import { updateParty } from '../src/parties/updateParty.ts'
import { ajvFormats } from '../src/formats/formats.ts'

/**
 * The same schemas, handlers, log and authentication on Fastify. Fastify validates requests. Its own serialiser does not validate responses,
 * so ajv validates them and JSON.stringify serialises them, as in Paraph.
 */
export function createFastify(services: Services, logger: Logger) {
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    useDefaults: true,
    formats: { ...ajvFormats, uri: true, binary: true },
  })
  ajv.addSchema({ $id: 'spec', components: document.components })
  const schema = (name: string) => ({ $ref: `spec#/components/schemas/${name}` })

  const app = Fastify({ loggerInstance: logger, disableRequestLogging: true })
  app.setValidatorCompiler(({ schema }) => ajv.compile(schema as object))
  app.setSerializerCompiler(() => (data) => JSON.stringify(data))
  app.addHook('onRequest', async (request) => {
    const bearer = { headers: request.headers } as Parameters<typeof authenticateApiKey>[0]
    await authenticateApiKey(bearer, services.db, services.now())
    callers.set(request, bearer.caller!)
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
  const path = (...names: string[]) => ({
    type: 'object',
    required: names,
    properties: Object.fromEntries(names.map((name) => [name, { type: 'string' }])),
  })
  const route = (
    method: 'GET' | 'POST' | 'PATCH',
    url: string,
    schemas: { params: object; body?: object },
    reply: string,
    handle: (input: never, context: Context) => Promise<object>,
  ) => {
    const isReply = ajv.compile(schema(reply))
    app.route({
      method,
      url,
      schema: { querystring: noQuery, ...schemas, response: { 200: {} } },
      handler: async (request) => {
        const input = { path: request.params, query: request.query, body: request.body } as never
        const answer = await handle(input, { ...services, ...callers.get(request)! })
        if (!isReply(answer)) throw new Error(ajv.errorsText(isReply.errors))
        return answer
      },
    })
  }
  const [one, two] = [path('id'), path('id', 'partyId')]
  route('GET', '/api/v1/documents/:id/parties', { params: one }, 'PartyList', listParties)
  route('GET', '/api/v1/documents/:id/parties/:partyId', { params: two }, 'PartyWithSigningUrl', getParty)
  route('POST', '/api/v1/documents/:id/parties', { params: one, body: schema('AddParty') }, 'Party', addParty)
  route(
    'PATCH',
    '/api/v1/documents/:id/parties/:partyId',
    { params: two, body: schema('UpdateParty') },
    'Party',
    updateParty,
  )
  return app
}
