import type { Logger } from 'pino'
import type { Services } from '#domain/services.ts'

/** A method for which the person acts in the app of a provider, while the provider has an active order. */
export interface OrderMethod {
  /**
   * Starts a collector, which asks the provider for the outcome of all orders and signs for the parties that succeeded. Each process that runs jobs
   * has one. Undefined without the settings of the provider.
   */
  collect: (services: Services, logger: Logger) => Collector | undefined
  /** Deletes orders that ended long ago. */
  sweep: (services: Pick<Services, 'db' | 'now'>) => Promise<void>
}

export interface Collector {
  /** Waits for the orders that are being collected. */
  close: () => Promise<void>
}
