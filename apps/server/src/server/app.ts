import type { RequestListener } from 'node:http'
import express, { type RequestHandler } from 'express'
import { scopes, type SecurityRequirement } from '@paraph/contract'
import type { Logger } from 'pino'
import { handlers as allHandlers } from '#server/handlers.ts'
import type { Metrics } from '#server/telemetry/metrics.ts'
import type { Tracing } from '#server/telemetry/tracing.ts'
import { authenticateApiKey } from '#api/access/authenticate-key.ts'
import { authenticateLink } from '#api/access/authenticate-link.ts'
import { authenticateSetup } from '#api/access/authenticate-setup.ts'
import { authenticate, type Authenticate } from '#api/access/authenticate.ts'
import { dispatch } from '#api/dispatch.ts'
import { answerProblem, notFound } from '#api/http/answer-problem.ts'
import { below, chain, outside } from '#api/http/chain.ts'
import { cors } from '#api/http/cors.ts'
import { deprecation } from '#api/http/deprecation.ts'
import { headAsGet } from '#api/http/head-as-get.ts'
import { knownAddress } from '#api/http/known-address.ts'
import { noStore } from '#api/http/no-store.ts'
import { probes, type Readiness } from '#api/http/pages/probes.ts'
import { sealedFileLookup } from '#api/http/pages/sealed-file-lookup.ts'
import { staticPages } from '#api/http/pages/static-pages.ts'
import { refuseWhenFull } from '#api/http/refuse-when-full.ts'
import { requestLog } from '#api/http/request-log.ts'
import { securityHeaders } from '#api/http/security-headers.ts'
import { listener } from '#api/http/server/listener.ts'
import { requireHost } from '#api/http/server/unreadable-requests.ts'
import { boundInput } from '#api/http/validation/bound-input.ts'
import { refuseMalformedPath } from '#api/http/validation/match-route.ts'
import { composeNames } from '#api/http/validation/compose-names.ts'
import { readBody } from '#api/http/validation/read-body.ts'
import { refuseText } from '#api/http/validation/refuse-text.ts'
import { createValidator, type Validator } from '#api/http/validation/validator.ts'
import { openLimits, type RefusedCaller } from '#api/limits/limits.ts'
import type { Handlers } from '#api/operation.ts'
import type { ServerServices } from '#api/request-services.ts'
import { healthOf } from '#work/health/health-of.ts'
import type { Health } from '#work/health/health-rules.ts'
import { findSealByHash } from '#work/sealing/store.ts'
import type { CorsOrigins } from '#platform/settings/list-settings.ts'
import type { RateLimits } from '#platform/settings/rate-limits.ts'

export interface AppOptions {
  services: ServerServices
  logger: Logger
  rateLimits: RateLimits
  /** Whether the server takes requests: the database answers and has room, and the server is not shutting down. */
  ready: () => Promise<Readiness>
  /** True while there is no room to store anything. */
  isFull?: () => Promise<boolean>
  /** Returns the health of each part of the server. The default is for a server that leaves the jobs to other processes. */
  health?: () => Promise<Health>
  /** The date from which the deprecated paths may stop working. Undefined if there is no date yet. */
  sunset?: Date | undefined
  handlers?: Handlers
  /** True if clients reach the server by HTTPS. */
  https?: boolean
  corsOrigins?: CorsOrigins | undefined
  /** The origins whose pages may embed the signing page in a frame. */
  frameAncestors?: string[]
  /** False if the operator hides the console. */
  hasConsole?: boolean
  /** The trusted proxies: their number, or their addresses. Only these may set `x-forwarded-for`. */
  trustProxy?: number | string[] | undefined
  metrics?: Metrics | undefined
  tracing?: Tracing | undefined
  /** Routes outside the API to which gateways send delivery reports. */
  hooks?: RequestHandler[]
}

/** All apps of a process share this validator, because compiling takes a second. The validator keeps nothing of a request. */
let compiled: Promise<Validator> | undefined

/** Prepares the validator before `createApp` needs it. This takes a moment, so call it while something else is awaited. */
export function prepareValidator(): Promise<Validator> {
  return (compiled ??= createValidator({ apiKey: scopes, signingToken: [], setupToken: [] }))
}

/** Creates the app, which listens to the requests of a server. Each request passes the handlers from top to bottom. */
export async function createApp(options: AppOptions): Promise<RequestListener> {
  const {
    services,
    logger,
    ready,
    isFull = async () => false,
    sunset,
    handlers = allHandlers,
    https = false,
    frameAncestors = [],
    hasConsole = true,
    health = healthOf(services, undefined),
    metrics,
    tracing,
    hooks = [],
  } = options
  const crossOrigin = options.corsOrigins && cors(options.corsOrigins)
  const onRefused = (caller: RefusedCaller) => {
    logger.warn(caller, 'A caller has reached its limit of requests for this minute.')
    metrics?.countRefusedCaller(caller)
  }
  const onUntrusted = () =>
    logger.warn(
      { setting: 'TRUST_PROXY' },
      'A request carries x-forwarded-for, but TRUST_PROXY is not set. If a proxy is in front of this server, set TRUST_PROXY: until then, all clients have the address of the proxy, in the limits and in the audit trail.',
    )
  const limits = openLimits({ db: services.db, rateLimits: options.rateLimits, onRefused })
  const schemes: Record<SecurityRequirement['scheme'], Authenticate> = {
    apiKey: (req, res) => authenticateApiKey(req, res, services, limits),
    setupToken: (req, res) => authenticateSetup(req, res, services, limits),
    signingToken: (req, res) => authenticateLink(req, res, services, limits),
  }
  const validator = await prepareValidator()
  const app = express()
  app.disable('x-powered-by')
  app.disable('etag')
  app.enable('strict routing')
  app.enable('case sensitive routing')
  app.set('query parser', 'simple')
  app.set('trust proxy', options.trustProxy ?? false)

  const pages = express.Router({ strict: true, caseSensitive: true })
  if (metrics) pages.get('/metrics', metrics.page)
  const lookup = sealedFileLookup((sha256) => findSealByHash(services.db, sha256))
  pages.use(probes(ready, health), lookup, staticPages({ frameAncestors, hasConsole }), ...hooks)
  const handle = chain(
    knownAddress({ trustsProxy: options.trustProxy !== undefined, onUntrusted }),
    requestLog(logger),
    securityHeaders({ https }),
    requireHost,
    ...(crossOrigin ? [below(['/api', '/openapi.json'], crossOrigin.headers)] : []),
    outside(['/api'], pages),
    ...(metrics ? [metrics.observeRequests] : []),
    below(
      ['/api'],
      ...(tracing ? [tracing.traceRequests] : []),
      deprecation(sunset),
      noStore,
      headAsGet,
      validator.match,
      validator.response,
      authenticate(schemes),
      refuseWhenFull(isFull),
      refuseMalformedPath,
      readBody(services.uploads.budget),
      boundInput,
      composeNames,
      validator.request,
      refuseText,
      dispatch(handlers, services),
    ),
    notFound,
  )
  return listener(app, handle, [...(crossOrigin ? [crossOrigin.preflight] : []), answerProblem])
}
