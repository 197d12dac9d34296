import { randomInt } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import type { LogEvent } from 'kysely'
import { afterAll, afterEach, beforeAll, inject } from 'vitest'
import { type AppOptions, createApp } from '@paraph/server/src/server/app.ts'
import { openServices } from '@paraph/server/src/server/process/open-services.ts'
import { createLogger } from '@paraph/server/src/server/telemetry/logger.ts'
import { createHttpServer } from '@paraph/server/src/api/http/server/http-server.ts'
import type { MinimumSpeed } from '@paraph/server/src/api/http/server/stalled-requests.ts'
import type { Handlers } from '@paraph/server/src/api/operation.ts'
import type { Channel } from '@paraph/server/src/platform/database/tables.ts'
import { readConfig } from '@paraph/server/src/platform/settings/config.ts'
import { maxRateLimit, type RateLimits } from '@paraph/server/src/platform/settings/rate-limits.ts'
import { SECRET_KEY } from '../programs/process.ts'
import { accessTo } from './access.ts'
import { pdfsInspectedOnce, previews, sealHelper } from './pdf-helpers.ts'
import { openRecorder } from './recorder.ts'
import { loadSharedValidator } from './shared-validator.ts'
import { newDatabase } from './test-database.ts'
import { UNREACHED } from './unreached.ts'
import { workOf } from './work.ts'

/** Settings of the seal that differ from the settings of the other tests. */
type SealEnvironment = Partial<Record<'SEAL_CERTIFICATE' | 'SEAL_KEY_COMMAND' | 'SEAL_LEVEL' | 'TSA_URL', string>>

export interface ServerOptions extends Pick<
  AppOptions,
  'https' | 'corsOrigins' | 'frameAncestors' | 'hasConsole' | 'metrics' | 'hooks' | 'trustProxy'
> {
  handlers?: Handlers
  /** A database whose schema the server brings up to date. By default a new one. */
  database?: Awaited<ReturnType<typeof newDatabase>>
  sunset?: Date
  /** The channels that are set up. Nothing is sent, because no jobs run. */
  channels?: Channel[]
  /** Set this to false if the test breaks the contract on purpose or aborts requests. */
  recorded?: boolean
  sealSettings?: SealEnvironment
  /** The messages that each account may send a day. */
  limits?: Partial<Record<'MAIL_LIMIT_PER_DAY' | 'SMS_LIMIT_PER_DAY' | 'UPLOAD_LIMIT_PER_DAY', string>>
  /** The settings of a simulator of BankID. Nothing is collected, because no jobs run. */
  bankId?: Record<string, string>
  /** The requests a minute. By default so many that no other test reaches the limit. */
  rateLimits?: Partial<RateLimits>
  /** True for the clock of the database, as in production. The test can't move it. */
  databaseClock?: boolean
  /** Called after each SQL statement of the server. The statements of pg-boss do not count. */
  onQuery?: (event: LogEvent) => void
  /** How fast the body of a request must arrive. */
  minimumSpeed?: MinimumSpeed
}

/** Starts the real server on a separate database. Both are removed when the test file ends. */
export async function startServer(options: ServerOptions = {}) {
  const server = await openServer(options)
  afterAll(server.close)
  return server
}

let shared: ReturnType<typeof openServer> | undefined

/** Returns the server that the test files of this process share, for tests that look only at what belongs to their own accounts. It ends with the process. */
export const useServer = async () => forFile(await (shared ??= openServer({})))

/** Returns a server that several files share, for one of them. The file has a log of its own. After each of its tests, the clock is right again. */
export function forFile(server: Awaited<ReturnType<typeof openServer>>) {
  const { baseUrl, db, pool, jobs, services, config, reportTokens, clock, log, seal, preview } = server
  log.length = 0
  afterEach(() => void (clock.now = now))
  afterAll(() => server.recorder?.check())
  // The server counts wrong credentials by address, so each file has its own.
  const address = `198.18.${randomInt(256)}.${randomInt(1, 255)}`
  const fetch: typeof globalThis.fetch = (input, init) => {
    const request = new Request(input, init)
    if (!request.headers.has('x-forwarded-for')) request.headers.set('x-forwarded-for', address)
    return server.fetch(request)
  }
  const own = { address, fetch, ...server.access(fetch) }
  return { baseUrl, db, pool, jobs, services, config, reportTokens, clock, log, seal, preview, ...own }
}

const now = () => new Date()

/**
 * Returns the same server for tests of pages, with all that belongs to it. The requests of these tests are not recorded, because pages abort some.
 */
export async function useServerOfPages() {
  const server = await (shared ??= openServer({}))
  // The server counts wrong links by address, and all browsers have the same one.
  const forget = async () => void (await server.db.deleteFrom('link_guesses').execute())
  beforeAll(forget)
  afterAll(forget)
  afterEach(() => void (server.clock.now = now))
  return { ...server, fetch, ...server.access(fetch) }
}

/** Opens the real server on a separate database. The caller must close it. */
export async function openServer(options: ServerOptions) {
  const { recorded = true, channels = ['EMAIL', 'SMS'], minimumSpeed, rateLimits, databaseClock, onQuery } = options
  const database = options.database ?? (await newDatabase())
  const log: string[] = []
  const clock = { now }
  const logger = createLogger('info', { write: (line) => log.push(line) })
  const config = configOf(database.url, options)
  const opened = await openServices(config, logger, {
    ...(!databaseClock && { now: () => clock.now() }),
    onClockJump: options.metrics?.countClockJump,
    onQuery,
    pdfs: pdfsInspectedOnce,
    sealHelper,
    previews,
    channels: new Set(channels),
  })
  const { services } = opened
  const { db, pool } = opened.database
  // On a busy machine, a request may wait longer for a connection.
  pool.options.connectionTimeoutMillis = UNREACHED
  log.length = 0
  const app = await createApp({
    // So that a test can choose the address of a request, by the header x-forwarded-for.
    trustProxy: 1,
    loadContract: loadSharedValidator,
    ...options,
    services,
    logger,
    rateLimits: { key: maxRateLimit, link: maxRateLimit, ...rateLimits },
    ready: async () => 'ok',
  })
  const server = createHttpServer(logger, { minimumSpeed }).on('request', app).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const traffic = inject('traffic')
  const recorder = traffic && recorded ? openRecorder(traffic) : undefined
  const fetch = recorder?.fetch ?? globalThis.fetch
  const access = (send: typeof fetch) => accessTo(baseUrl, services, send)

  const close = async () => {
    server.close()
    server.closeAllConnections()
    await opened.close()
    await database.remove()
    recorder?.close()
  }
  const { reportTokens } = opened
  const own = { baseUrl, config, services, reportTokens, db, pool, log, clock, fetch, recorder, close }
  return { ...own, ...workOf(opened, logger), ...access(fetch), access }
}

const configOf = (databaseUrl: string, { sealSettings, limits, bankId }: ServerOptions) =>
  readConfig({
    DATABASE_URL: databaseUrl,
    SECRET_KEY,
    PUBLIC_URL: 'https://sign.example.com',
    // No jobs run, so nothing is sent.
    JOBS: 'elsewhere',
    // The receivers of webhooks in the tests.
    WEBHOOK_ALLOWED_HOSTS: '127.0.0.1',
    SINGLE_SIGN_ON_ALLOWED_HOSTS: '127.0.0.1',
    SEAL_CERTIFICATE: inject('sealCertificate'),
    ...sealSettings,
    ...limits,
    ...bankId,
  })

export type TestServer = Awaited<ReturnType<typeof startServer>>
export type TestAccount = Awaited<ReturnType<TestServer['newAccount']>>
