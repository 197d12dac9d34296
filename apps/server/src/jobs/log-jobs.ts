import type { Logger } from 'pino'
import type { JobsOptions } from './jobs.ts'

/** Tells the operator what goes wrong with the jobs; what they carry are identifiers alone. */
export function jobsLog(logger: Logger): Pick<JobsOptions, 'onError' | 'onFailure'> {
  return {
    onError: (err) => logger.error({ err }, 'The job queue failed.'),
    onFailure: (err, { queue, data, tries }) =>
      logger.warn({ err, queue, ...data, tries }, 'A job failed, and is tried again later.'),
  }
}
