import type { SealErrorCode } from '@paraph/contract'
import type { Logger } from 'pino'
import type { LogEvent } from 'kysely'
import { channelsOf, closeSenders, openSenders } from '#work/delivery/open-senders.ts'
import { openReportTokens, type ReportTokens } from '#work/delivery/report-tokens.ts'
import type { Senders } from '#work/delivery/sender.ts'
import { openPreviewDrawer, type PreviewDrawer } from '#work/previews/preview-drawer.ts'
import { holdSealKey, type KeyHolder } from '#work/sealing/key-holder.ts'
import { openPdfInspector, type PdfInspector } from '#work/inspection/open-inspector.ts'
import { openSealer, sealOptions, type Sealer, type SealHelper } from '#work/sealing/sealer.ts'
import { openTimestampBreaker } from '#work/sealing/timestamp-breaker.ts'
import { webhookLog } from '#work/webhooks/log.ts'
import type { AttemptOutcome } from '#work/webhooks/record.ts'
import type { ServerServices } from '#api/request-services.ts'
import type { LimitReport } from '#domain/outbox/message-limit.ts'
import { openOutbox } from '#domain/outbox/outbox.ts'
import type { BankIdLog } from '#platform/bankid/open-bankid.ts'
import type { BankId } from '#platform/bankid/rp-api.ts'
import { openDatabase, type OpenDatabase } from '#platform/database/open-database.ts'
import type { Channel } from '#platform/database/tables.ts'
import { type Jobs, openJobs } from '#platform/jobs/jobs.ts'
import { jobsLog } from '#platform/jobs/log-jobs.ts'
import { openProviders } from '#platform/openid/providers.ts'
import { findRecords } from '#platform/outbound/find-records.ts'
import { openSecretKey } from '#platform/secrets/secret-key.ts'
import type { Config } from '#platform/settings/config.ts'
import { sweepTemporaryFiles } from '#platform/uploads/temporary-file.ts'
import { openUploads } from '#platform/uploads/uploads.ts'
import { failureLog } from './failure-log.ts'
import { openCiphers } from './open-ciphers.ts'
import { startWork } from './start-work.ts'

export interface OpenServices {
  services: ServerServices
  database: OpenDatabase
  jobs: Jobs
  senders: Senders
  reportTokens: Record<Channel, ReportTokens>
  sealer: Sealer
  previews: PreviewDrawer
  sealKey: KeyHolder
  /** Starts to run the jobs in this process. */
  work: () => Promise<void>
  /** Closes the services in the reverse order of their opening. */
  close: () => Promise<void>
}

interface Overrides {
  /** Replaces the time of the database. */
  now?: () => Date
  /** An inspector that the caller closes. By default, the services open their own. */
  pdfs?: PdfInspector | undefined
  /** A helper that the caller closes. By default, the services open their own. */
  sealHelper?: SealHelper | undefined
  /** A drawer that the caller closes. By default, the services open their own. */
  previews?: PreviewDrawer | undefined
  /** Replaces the channels that the settings name. */
  channels?: ReadonlySet<Channel>
  onQuery?: ((event: LogEvent) => void) | undefined
  onSealFailure?: ((code: SealErrorCode) => void) | undefined
  onClockJump?: (() => void) | undefined
  onMessageLimit?: ((report: LimitReport) => void) | undefined
  onWebhook?: ((outcome: AttemptOutcome) => void) | undefined
  /** True for the server: the embedded PostgreSQL serves only one. */
  serves?: boolean
}

/** The client of BankID loads slowly, so it is loaded only if the settings ask for it. */
async function loadBankId(config: Config, log: BankIdLog): Promise<BankId | undefined> {
  if (!config.bankId) return undefined
  const bankId = await import('#platform/bankid/open-bankid.ts')
  return bankId.openBankId(config, log)
}

function openSealing(
  config: Config,
  { db, clock: { now } }: OpenDatabase,
  { log, helper }: { log: Logger; helper: SealHelper | undefined },
): { sealKey: KeyHolder; sealer: Sealer } {
  const { level, tsaUrl } = config.seal
  const sealKey = holdSealKey(config, { info: (message) => log.info(message), error: (message) => log.error(message) })
  const needsTimestamps = tsaUrl !== undefined && level !== 'B-B'
  const timestamps = needsTimestamps ? openTimestampBreaker({ db, now, url: tsaUrl }) : undefined
  return { sealKey, sealer: openSealer(sealKey, sealOptions(config), { helper, timestamps }) }
}

function tellLimit(logger: Logger, count: ((report: LimitReport) => void) | undefined) {
  return (report: LimitReport) => {
    logger.warn(report, 'An account has reached its limit of messages for today.')
    count?.(report)
  }
}

/** Returns the settings that services use as they are. */
const settingsOf = ({ uploadLimit, sessionLife, signInWays, publicUrl, timeZone, webhookHosts }: Config) => ({
  uploadLimit,
  sessionLife,
  signInWays,
  publicUrl,
  timeZone,
  webhookHosts,
})

/** Opens the services that the settings name, for the server, the worker and the tests. */
export async function openServices(
  config: Config,
  logger: Logger,
  {
    now,
    onClockJump,
    pdfs: sharedPdfs,
    sealHelper,
    previews: sharedPreviews,
    channels,
    onQuery,
    onSealFailure,
    onMessageLimit,
    onWebhook,
    serves = false,
  }: Overrides = {},
): Promise<OpenServices> {
  const log = (message: string) => logger.info(message)
  const opened = new AsyncDisposableStack()
  try {
    // Before the database, so that a certificate or a key that can't be used is reported before the schema changes.
    const bankId = await loadBankId(config, { info: log, warn: (message) => logger.warn(message) })
    if (bankId) opened.defer(bankId.close)
    const secretKey = await openSecretKey(config, log)
    const ciphers = openCiphers(secretKey)
    const reportTokens = { EMAIL: openReportTokens(secretKey, 'EMAIL'), SMS: openReportTokens(secretKey, 'SMS') }
    const clock = { warn: (message: string) => logger.warn(message), onJump: onClockJump, replaced: now }
    const database = await openDatabase(config, log, { onQuery, secretKey, serves, clock })
    opened.defer(database.close)
    const { db } = database
    const senders = await openSenders(config, reportTokens, log)
    opened.defer(() => closeSenders(senders))
    const { sealKey, sealer } = openSealing(config, database, { log: logger, helper: sealHelper })
    // Deferred before the jobs, and so closed after them: a seal in progress can finish before its process ends.
    opened.defer(sealer.close)
    const previews = sharedPreviews ?? openPreviewDrawer()
    if (!sharedPreviews) opened.defer(previews.close)
    const connection = config.workJobs ? database.connection : undefined
    const jobs = await openJobs({ db, connection, ...jobsLog(logger) })
    opened.defer(jobs.close)
    await sweepTemporaryFiles()
    const pdfs = sharedPdfs ?? openPdfInspector({ level: config.seal.level })
    if (!sharedPdfs) opened.defer(pdfs.close)

    const outbox = openOutbox(jobs, {
      channels: channels ?? channelsOf(senders),
      limits: config.messageLimits,
      onLimit: tellLimit(logger, onMessageLimit),
    })
    const services = {
      ...ciphers,
      ...settingsOf(config),
      db,
      now: database.clock.now,
      inspectPdf: pdfs.inspectPdf,
      inspectScan: pdfs.inspectScan,
      findTexts: pdfs.findTexts,
      fitTexts: pdfs.fitTexts,
      uploads: openUploads(),
      outbox,
      providers: openProviders(config.signOnHosts),
      findRecords,
      bankId,
    }
    const work = () => {
      // A key that can't be used is logged now, and not when the first document needs it. A slow key command delays nothing.
      void sealKey.key().catch(() => {})
      const failures = failureLog(logger, onSealFailure)
      const deps = { ...services, ...failures, jobs, senders, sealer, previews }
      return startWork(deps, webhookLog(logger, onWebhook), logger, opened)
    }
    const close = () => opened.disposeAsync()
    return { services, database, jobs, senders, reportTokens, sealer, previews, sealKey, work, close }
  } catch (error) {
    await opened.disposeAsync()
    throw error
  }
}
