import type { Logger } from 'pino'
import type { Services } from '#domain/services.ts'

/** A method for which the person acts in another app, while an order is out at the provider of that app. */
export interface OrderMethod {
  /**
   * Begins to ask the provider for the outcome of all orders, and to sign for the parties that have passed. Runs in each process that runs jobs.
   * Undefined without the settings of the provider.
   */
  collect: (services: Services, logger: Logger) => Collector | undefined
  /** Deletes orders that ended long ago. */
  sweep: (services: Pick<Services, 'db' | 'now'>) => Promise<void>
}

export interface Collector {
  /** Waits for the orders in work. */
  close: () => Promise<void>
}
