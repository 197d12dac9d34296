import { createWriteStream } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createApp } from '#server/app.ts'
import { bufferLines } from '#server/telemetry/buffered-lines.ts'
import { createLogger } from '#server/telemetry/logger.ts'
import { createHttpServer } from '#api/http/server/http-server.ts'
import { openVerificationCodes } from '#domain/identity/code/verification-codes.ts'
import { openLinkTokens } from '#domain/identity/link/link-tokens.ts'
import { openKnownBrowsers } from '#domain/members/known-browsers.ts'
import { openSessionSecrets } from '#domain/members/session-tokens.ts'
import { openOutbox } from '#domain/outbox/outbox.ts'
import { signOnSecretLabel } from '#domain/single-sign-on/sign-on-rules.ts'
import { webhookSecretLabel } from '#domain/webhooks/secrets.ts'
import { openKysely, openPool } from '#platform/database/pool.ts'
import type { Channel } from '#platform/database/tables.ts'
import { openJobs } from '#platform/jobs/jobs.ts'
import { openProviders } from '#platform/openid/providers.ts'
import { findRecords } from '#platform/outbound/find-records.ts'
import { openCipher } from '#platform/secrets/cipher.ts'
import { openPersonalNumbers } from '#platform/secrets/personal-numbers.ts'
import { openUploads } from '#platform/uploads/uploads.ts'
import { createFastify } from './requests/fastify.ts'
import { rateLimits } from './requests/rate-limits.ts'
import { secretKey } from './secret-key.ts'
import { createUnvalidated } from './requests/unvalidated.ts'

/** A server in a separate process. It reports its CPU time and its memory on request. */
const [variant, connection] = process.argv.slice(2)
const logger = createLogger('info', bufferLines(createWriteStream('/dev/null')))
const db = openKysely(openPool(JSON.parse(connection!), () => {}))
const services = {
  db,
  now: () => new Date(),
  inspectPdf: () => Promise.reject(new Error('No PDF is uploaded here.')),
  inspectScan: () => Promise.reject(new Error('No image is uploaded here.')),
  findTexts: () => Promise.reject(new Error('No text is sought here.')),
  fitTexts: () => Promise.reject(new Error('No text is sought here.')),
  outbox: openOutbox(await openJobs({ db, onError: () => {} }), {
    channels: new Set<Channel>(['EMAIL']),
    limits: { EMAIL: 1_000_000_000, SMS: 1_000_000_000 },
  }),
  publicUrl: 'http://localhost:3000',
  timeZone: 'UTC',
  links: openLinkTokens(secretKey),
  codes: openVerificationCodes(secretKey),
  uploads: openUploads(),
  uploadLimit: Infinity,
  sessionLife: { idle: Infinity, total: Infinity },
  signInWays: [],
  sessionSecrets: openSessionSecrets(secretKey),
  knownBrowsers: openKnownBrowsers(secretKey),
  personalNumbers: openPersonalNumbers(secretKey),
  bankIdEvidence: openCipher(secretKey, 'paraph bankid evidence'),
  storedAnswers: openCipher(secretKey, 'paraph stored answer'),
  webhookSecrets: openCipher(secretKey, webhookSecretLabel),
  singleSignOnSecrets: openCipher(secretKey, signOnSecretLabel),
  webhookHosts: [],
  providers: openProviders([]),
  findRecords,
  bankId: undefined,
}

const ready = (address: AddressInfo) => process.send!({ port: address.port })
if (variant === 'fastify') {
  const app = createFastify(services, logger)
  await app.listen({ port: 0, host: '127.0.0.1' })
  ready(app.server.address() as AddressInfo)
} else {
  const server =
    variant === 'paraph'
      ? createHttpServer(logger).on(
          'request',
          await createApp({ services, logger, rateLimits, ready: async () => 'ok' }),
        )
      : createServer(createUnvalidated(services, logger))
  server.listen(0, '127.0.0.1', () => ready(server.address() as AddressInfo))
}

process.on('message', (question) => {
  if (question === 'cpu') return process.send!(process.cpuUsage())
  globalThis.gc?.()
  process.send!(process.memoryUsage())
})
process.on('disconnect', () => process.exit())
