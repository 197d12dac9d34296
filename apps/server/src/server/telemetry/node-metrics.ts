import { collectDefaultMetrics, type Registry } from 'prom-client'

/**
 * Registers the metrics of Node, which describe one process.
 *
 * @param process - becomes a label. With several processes, a sum would hide which one has a problem. Undefined if there is one process.
 */
export function registerNodeMetrics(register: Registry, process?: string): void {
  collectDefaultMetrics({ register, ...(process !== undefined && { labels: { process } }) })
  // While one process replaces another, both have the same label.
  for (const metric of register.getMetricsAsArray()) Object.assign(metric, { aggregator: 'first' })
}
