import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import {
  type AddParty,
  type CreateContact,
  type CreateDocument,
  createClient,
  type LinkKind,
  type Party,
  type Scope,
  type SealErrorCode,
} from '@paraph/client'
import type { CreateWebhookEndpoint } from '@paraph/contract'
import type { LogEvent } from 'kysely'
import { afterAll, afterEach, beforeAll, inject } from 'vitest'
import { type AppOptions, createApp } from '@paraph/server/src/server/app.ts'
import { openServices } from '@paraph/server/src/server/process/open-services.ts'
import { createLogger } from '@paraph/server/src/server/telemetry/logger.ts'
import { hashSecret } from '@paraph/server/src/api/access/authenticate-key.ts'
import { createHttpServer } from '@paraph/server/src/api/http/server/http-server.ts'
import type { MinimumSpeed } from '@paraph/server/src/api/http/server/stalled-requests.ts'
import type { Handlers } from '@paraph/server/src/api/operation.ts'
import { makePreview } from '@paraph/server/src/work/previews/make-preview.ts'
import { attemptSeal } from '@paraph/server/src/work/sealing/seal-attempt.ts'
import { webhookLog } from '@paraph/server/src/work/webhooks/log.ts'
import { startWebhookSender, type WebhookSenderDeps } from '@paraph/server/src/work/webhooks/webhook-sender.ts'
import { ensureAccount, type Mode } from '@paraph/server/src/domain/accounts/account-store.ts'
import { insertKey } from '@paraph/server/src/domain/accounts/key-store.ts'
import type { Decision } from '@paraph/server/src/domain/lifecycle/sign-or-reject.ts'
import { openPool } from '@paraph/server/src/platform/database/pool.ts'
import type { Channel } from '@paraph/server/src/platform/database/tables.ts'
import { readConfig } from '@paraph/server/src/platform/settings/config.ts'
import { maxRateLimit, type RateLimits } from '@paraph/server/src/platform/settings/rate-limits.ts'
import { template, type TestServer as PostgresServer } from './global-setup.ts'
import { ownedDocument } from './owned-document.ts'
import { performAct, withHeaders } from './party.ts'
import { onePagePdf } from '../pdf/pdf.ts'
import { pdfs, previews, sealHelper } from './pdf-helpers.ts'
import { SECRET_KEY } from '../programs/process.ts'
import { openRecorder } from './recorder.ts'
import { UNREACHED } from './unreached.ts'

/** Settings of the seal that differ from the settings of the other tests. */
type SealEnvironment = Partial<Record<'SEAL_CERTIFICATE' | 'SEAL_KEY_COMMAND' | 'SEAL_LEVEL' | 'TSA_URL', string>>

export interface ServerOptions extends Pick<
  AppOptions,
  'https' | 'corsOrigins' | 'frameAncestors' | 'hasConsole' | 'metrics' | 'hooks' | 'trustProxy'
> {
  handlers?: Handlers
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
  const { baseUrl, db, pool, jobs, services, config, reportTokens, clock, log, linkOf, seal, preview } = server
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
  const own = { address, fetch, ...server.accessBy(fetch) }
  return { baseUrl, db, pool, jobs, services, config, reportTokens, clock, log, linkOf, seal, preview, ...own }
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
  return { ...server, fetch, ...server.accessBy(fetch) }
}

/** Opens the real server on a separate database. Nobody closes it but the caller. */
export async function openServer({
  recorded = true,
  channels = ['EMAIL', 'SMS'],
  sealSettings,
  limits,
  bankId,
  minimumSpeed,
  rateLimits,
  databaseClock,
  onQuery,
  ...options
}: ServerOptions) {
  const postgres = inject('postgres')
  const database = `test_${randomUUID().replaceAll('-', '')}`
  const admin = openPool({ ...postgres, database: 'postgres', max: 1 }, () => {})
  await admin.query(`create database ${database} template ${template} strategy file_copy`)

  const log: string[] = []
  const clock = { now }
  const logger = createLogger('info', { write: (line) => log.push(line) })
  const config = readConfig({
    DATABASE_URL: urlOf({ ...postgres, database }),
    SECRET_KEY,
    PUBLIC_URL: 'https://sign.example.com',
    // No jobs run, so nothing is sent.
    JOBS: 'elsewhere',
    // The receivers of webhooks in the tests.
    WEBHOOK_ALLOWED_HOSTS: '127.0.0.1',
    SEAL_CERTIFICATE: inject('sealCertificate'),
    ...sealSettings,
    ...limits,
    ...bankId,
  })
  const opened = await openServices(config, logger, {
    ...(!databaseClock && { now: () => clock.now() }),
    onClockJump: options.metrics?.countClockJump,
    onQuery,
    pdfs,
    sealHelper,
    previews,
    channels: new Set(channels),
  })
  const {
    services,
    jobs,
    database: { db, pool },
  } = opened
  // On a busy machine, a request may wait longer for a connection.
  pool.options.connectionTimeoutMillis = UNREACHED
  log.length = 0
  const app = await createApp({
    services,
    logger,
    rateLimits: { key: maxRateLimit, link: maxRateLimit, ...rateLimits },
    ready: async () => 'ok',
    // So that a test can choose the address of a request, by the header x-forwarded-for.
    trustProxy: 1,
    ...options,
  })
  const server = createHttpServer(logger, { minimumSpeed }).on('request', app).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const traffic = inject('traffic')
  const recorder = traffic && recorded ? openRecorder(traffic) : undefined
  const fetch = recorder?.fetch ?? globalThis.fetch

  const close = async () => {
    server.close()
    server.closeAllConnections()
    await opened.close()
    await admin.query(`drop database ${database} with (force)`)
    await admin.end()
    recorder?.close()
  }

  /** The token of the link that the party has now. */
  const linkOf = async (partyId: string, kind: LinkKind = 'MESSAGE') => {
    const parties = db.selectFrom('parties').select('link_nonce as nonce')
    const { nonce } = await parties.where('id', '=', partyId).executeTakeFirstOrThrow()
    return services.links.tokenOf(nonce, kind)
  }
  /** Accounts, keys and parties whose clients send their requests by this function. */
  const accessBy = (send: typeof fetch) => {
    const newAccount = async (mode: Mode = 'LIVE') => {
      const key = `pk_${mode.toLowerCase()}_${randomBytes(32).toString('base64url')}`
      const { id } = await ensureAccount(db, randomUUID(), mode)
      await insertKey(db, id, hashSecret(key), null)
      return accountOf(clientOf(key), key, id)
    }
    const clientOf = (apiKey: string) => createClient({ baseUrl, apiKey, fetch: (request) => send(request) })
    /** Adds a key with these scopes to an account. Without scopes, it has all. */
    const newKey = async (accountId: string, scopes: Scope[] | null, expiresAt: string | null = null) => {
      const key = `pk_live_${randomBytes(32).toString('base64url')}`
      const id = await insertKey(db, accountId, hashSecret(key), expiresAt, { scopes })
      return { id, key, client: clientOf(key) }
    }
    /** The client of a party, with the token of its link. */
    const asParty = (token: string, headers?: Record<string, string>) =>
      createClient({ baseUrl, apiKey: token, fetch: (request) => send(withHeaders(request, headers)) })
    /** Signs or rejects with this link. Throws the problem if the server refuses. */
    const actByLink = (token: string, decision?: Decision, headers?: Record<string, string>) =>
      performAct(asParty(token, headers), decision)
    /** Signs or rejects with the link that the party's message has now. */
    const actAs = async (partyId: string, decision?: Decision, headers?: Record<string, string>) =>
      actByLink(await linkOf(partyId), decision, headers)
    return { newAccount, newKey, clientOf, asParty, actByLink, actAs }
  }
  /** Tries to seal the document, as the due job does. Returns the reason if the attempt failed. */
  const seal = async (documentId: string): Promise<SealErrorCode | undefined> => {
    const documents = db.selectFrom('documents').select('seal_attempt as attempt')
    const attempt = (await documents.where('id', '=', documentId).executeTakeFirst())?.attempt ?? 0
    let failed: SealErrorCode | undefined
    await attemptSeal(
      { documentId, attempt },
      { ...services, sealer: opened.sealer, onSealFailure: (_error, { code }) => void (failed = code) },
    )
    return failed
  }
  /** Makes the preview of the document, as the due job does. */
  const preview = (documentId: string) =>
    makePreview(documentId, {
      db,
      previews,
      onPreviewFailure: (error) => {
        throw error
      },
    })
  /** Sends webhooks as a worker does, until the returned function is called. */
  const sendWebhooks = (deps: Partial<WebhookSenderDeps> = {}) => {
    const errors: unknown[] = []
    const onError = (error: unknown) => void errors.push(error)
    const log = { ...webhookLog(logger, undefined), onError }
    const limits = { timeout: UNREACHED, slowAfter: UNREACHED }
    const { close } = startWebhookSender({ ...services, jobs, ...log, ...limits, ...deps })
    return { close, errors }
  }
  const { sealer } = opened
  return {
    seal,
    sealer,
    preview,
    previews,
    baseUrl,
    config,
    services,
    reportTokens: opened.reportTokens,
    jobs,
    db,
    pool,
    log,
    clock,
    fetch,
    linkOf,
    sendWebhooks,
    ...accessBy(fetch),
    accessBy,
    recorder,
    close,
  }
}

function urlOf({ host, port, user, password, database }: PostgresServer & { database: string }): string {
  const url = new URL(`postgres://localhost:${port}/${database}`)
  url.username = user
  url.password = password ?? ''
  // The embedded server listens on a Unix socket, in this folder.
  if (host.startsWith('/')) url.searchParams.set('host', host)
  else url.hostname = host
  return url.href
}

export type TestServer = Awaited<ReturnType<typeof startServer>>
export type TestAccount = Awaited<ReturnType<TestServer['newAccount']>>

function accountOf(client: ReturnType<typeof createClient>, key: string, id: string) {
  const contact = async (contact: Partial<CreateContact> = {}) =>
    expectData(
      await client.POST('/api/v1/contacts', { body: { firstName: 'Anna', lastName: 'Lindqvist', ...contact } }),
    )
  const company = async (name = 'Lindqvist Bygg AB') =>
    expectData(await client.POST('/api/v1/companies', { body: { name, orgNumber: '556016-0680' } }))
  const draftDocument = async (document: Partial<CreateDocument> = {}) => {
    const file = new File([await onePagePdf()], 'agreement.pdf', { type: 'application/pdf' })
    return expectData(await client.POST('/api/v1/documents', { body: { file, ...document } }))
  }
  const party = async (documentId: string, party: Partial<AddParty> = {}): Promise<Party> => {
    const { person: _, ...fields } = party
    const contactId = party.contactId ?? (await contact({ email: 'anna.lindqvist@example.com' })).id
    const body = { role: 'SIGNER', ...fields, contactId } as const
    const path = { id: documentId }
    return expectData(await client.POST('/api/v1/documents/{id}/parties', { params: { path }, body }))
  }
  /** Creates a document with parties, and sends it. */
  const sentDocument = async (...parties: Partial<AddParty>[]) => {
    const { id } = await draftDocument()
    const ids: string[] = []
    for (const fields of parties) ids.push((await party(id, fields)).id)
    expectData(await client.POST('/api/v1/documents/{id}/send', { params: { path: { id } } }))
    return { id, parties: ids }
  }
  const webhookEndpoint = async (fields: Partial<CreateWebhookEndpoint> = {}) => {
    const body = { url: 'https://app.example.com/webhooks', events: ['party.signed' as const], ...fields }
    return expectData(await client.POST('/api/v1/webhook-endpoints', { body }))
  }
  const of = (documentId: string) => ownedDocument(client, documentId)
  return { client, key, id, contact, webhookEndpoint, company, draftDocument, sentDocument, party, of }
}

function expectData<T>({ data, error }: { data?: T; error?: unknown }): T {
  if (data === undefined) throw new Error(`Refused: ${JSON.stringify(error)}`)
  return data
}
