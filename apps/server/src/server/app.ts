import express, { type Express, type Request, type RequestHandler, type Response } from 'express'
import type { SecurityRequirement } from '@paraph/contract'
import type { Logger } from 'pino'
import { handlers as allHandlers } from '#server/handlers.ts'
import type { Metrics } from '#server/telemetry/metrics.ts'
import type { Tracing } from '#server/telemetry/tracing.ts'
import { authenticateApiKey } from '#api/access/authenticate-key.ts'
import { authenticateMember } from '#api/access/authenticate-member.ts'
import { authenticateSession, authenticateVisitor } from '#api/access/authenticate-session.ts'
import { authenticateLink } from '#api/access/authenticate-link.ts'
import { authenticateSetup } from '#api/access/authenticate-setup.ts'
import { admit } from '#api/access/authenticate.ts'
import { requireRecentSignIn } from '#api/access/require-recent-sign-in.ts'
import { dispatch } from '#api/dispatch.ts'
import { answerProblem, asProblem, notFound } from '#api/http/answer-problem.ts'
import { compressJson } from '#api/http/compress-json.ts'
import { readCookies } from '#api/http/cookies.ts'
import { requireBearer } from '#api/http/bearer.ts'
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
import { requireHost } from '#api/http/server/unreadable-requests.ts'
import { boundInput } from '#api/http/validation/bound-input.ts'
import { composeNames } from '#api/http/validation/compose-names.ts'
import { enforcedContract } from '#api/http/validation/enforced-contract.ts'
import { loadValidator } from '#api/http/validation/load-validator.ts'
import { readBody } from '#api/http/body/read-body.ts'
import { refuseText } from '#api/http/validation/refuse-text.ts'
import { readablePath, refuseMalformedPath } from '#api/http/validation/readable-path.ts'
import { openLimits, type RefusedCaller } from '#api/limits/limits.ts'
import type { Handlers } from '#api/operation.ts'
import type { ServerServices } from '#api/request-services.ts'
import { healthOf } from '#work/health/health-of.ts'
import type { Health } from '#work/health/health-rules.ts'
import { findSealByHash } from '#work/sealing/store.ts'
import { ajvFormats } from '#platform/formats/formats.ts'
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
  /** Loads the validator. Tests give one that the servers of a process share, because compiling it takes most of the time of a server. */
  loadContract?: typeof loadValidator
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

const outsideApi = /^(?!\/api(?:\/|$))/

/** Creates the app, which listens to the requests of a server. Each request passes the handlers from top to bottom. */
export async function createApp(options: AppOptions): Promise<Express> {
  const {
    services,
    logger,
    ready,
    sunset,
    handlers = allHandlers,
    loadContract = loadValidator,
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
  const app = express()
  app.disable('x-powered-by')
  app.disable('etag')
  app.enable('strict routing')
  app.enable('case sensitive routing')
  app.set('query parser', 'simple')
  app.set('trust proxy', options.trustProxy ?? false)

  app.use(knownAddress({ trustsProxy: options.trustProxy !== undefined, onUntrusted }))
  app.use(requestLog(logger), securityHeaders({ https }), requireHost)
  if (crossOrigin) app.use(['/api', '/openapi.json'], crossOrigin.headers)
  if (metrics) app.use('/api', metrics.observeRequests)
  if (tracing) app.use('/api', tracing.traceRequests)
  app.use('/api', deprecation(sunset), noStore, headAsGet, readablePath, readCookies({ https }))
  app.use('/api/v1/signing-session', compressJson)
  app.use(
    await loadContract({
      apiSpec: enforcedContract(),
      ignorePaths: outsideApi,
      validateSecurity: { handlers: securityHandlers(options, limits) },
      // All faults of a request at once. `boundInput` bounds their number.
      validateRequests: { allErrors: true },
      validateResponses: true,
      formats: ajvFormats,
      // `readBody` stores files on the disk, after the authentication.
      fileUploader: false,
      // The path of `readablePath`.
      useRequestUrl: true,
    }),
  )
  app.use('/api', refuseText, dispatch(handlers, services))

  if (metrics) app.get('/metrics', metrics.page)
  app.use(probes(ready, health))
  app.use(sealedFileLookup((sha256) => findSealByHash(services.db, sha256)))
  app.use(staticPages({ frameAncestors, hasConsole }), ...hooks)
  if (metrics) app.use(outsideApi, metrics.observeRequests)
  app.use(notFound, asProblem)
  if (crossOrigin) app.use(crossOrigin.preflight)
  app.use(answerProblem)
  return app
}

/** The security handlers also read the body: only a client with a credential may send one, and the validator judges the body directly afterwards. */
function securityHandlers(
  { services, isFull = async () => false }: AppOptions,
  limits: ReturnType<typeof openLimits>,
): Record<SecurityRequirement['scheme'], ReturnType<typeof admit>> {
  const read = async (req: Request, res: Response) => {
    await refuseWhenFull(req, isFull)
    refuseMalformedPath(req)
    await readBody(req, res, services.uploads.budget)
    boundInput(req)
    composeNames(req.body)
    await requireRecentSignIn(req, services)
  }
  return {
    apiKey: admit((req, res) => authenticateApiKey(req, res, services, limits), read),
    accessToken: admit(
      async (req, res) =>
        authenticateMember(requireBearer(req, 'session'), { req, res, invalid: 'session_invalid' }, services, limits),
      read,
    ),
    sessionCookie: admit((req, res) => authenticateSession(req, res, services, limits), read),
    none: admit((req, res) => authenticateVisitor(req, res, services, limits), read),
    setupToken: admit((req, res) => authenticateSetup(req, res, services, limits), read),
    signingToken: admit((req, res) => authenticateLink(req, res, services, limits), read),
  }
}
