import express, { type Express, type Request } from 'express'
import type { Logger } from 'pino'
import { authenticateApiKey } from '#api/access/authenticate-key.ts'
import type { Context } from '#api/context.ts'
import { requestLog } from '#api/http/request-log.ts'
import { openLimits } from '#api/limits/limits.ts'
import { addParty } from '#api/parties/addParty.ts'
import { getParty } from '#api/parties/getParty.ts'
import { listParties } from '#api/parties/listParties.ts'
import { updateParty } from '#api/parties/updateParty.ts'
import { contextOf } from '#api/principal.ts'
import type { RequestServices } from '#api/request-services.ts'
import { rateLimits } from './rate-limits.ts'

/** The same handlers, log and authentication on Express, without a spec: neither requests nor responses are validated. */
export function createUnvalidated(services: RequestServices, logger: Logger): Express {
  const app = express()
  const limits = openLimits({ db: services.db, rateLimits })
  app.disable('x-powered-by')
  app.disable('etag')
  app.use(requestLog(logger))
  app.use(async (req, res, next) => {
    req.principal = await authenticateApiKey(req, res, services, limits)
    next()
  })
  app.use(express.json())

  const serve =
    (handle: (input: never, context: Context) => Promise<object>) => async (req: Request, res: express.Response) => {
      const input = { path: req.params, query: req.query, body: req.body as object } as never
      res.json(await handle(input, { ...services, ...contextOf(req.principal!) } as Context))
    }
  app.get('/api/v1/documents/:id/parties', serve(listParties))
  app.get('/api/v1/documents/:id/parties/:partyId', serve(getParty))
  app.patch('/api/v1/documents/:id/parties/:partyId', serve(updateParty))
  app.post('/api/v1/documents/:id/parties', (req, res) => {
    const defaults = { deliveryMethod: 'EMAIL', requiredSignature: 'DRAWING', twoStepVerification: 'NONE' }
    req.body = { ...defaults, ...req.body }
    return serve(addParty)(req, res)
  })
  return app
}
