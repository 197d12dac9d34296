import type { Logger } from 'pino'
import type { JobsOptions } from './jobs.ts'

/** Logs failures of jobs. The data of a job contains only ids, so it may be logged. */
export function jobsLog(logger: Logger): Pick<JobsOptions, 'onError' | 'onFailure'> {
  return {
    onError: (err) => logger.error({ err }, 'The job queue failed.'),
    onFailure: (err, { queue, data, tries }) =>
      logger.warn({ err, queue, ...data, tries }, 'A job failed, and is tried again later.'),
  }
}
