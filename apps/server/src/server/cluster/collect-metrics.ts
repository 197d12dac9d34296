import { AggregatorRegistry, Registry } from 'prom-client'
import type { CollectedMetrics } from '#server/telemetry/metrics.ts'
import { registerNodeMetrics } from '#server/telemetry/node-metrics.ts'
import type { Child } from './child.ts'

/** Milliseconds that a scrape waits for the processes. All of them are asked at the same time. */
const ANSWER_WITHIN = 1_000

export interface AllMetrics {
  /** Takes the metrics that a process has sent. */
  note: (child: Child, metrics: CollectedMetrics) => void
  /** Keeps what a process has counted, when it has ended. Otherwise the sums would shrink, and Prometheus would take that for a restart. */
  retire: (child: Child) => void
  /** Asks all processes, and returns the text format of Prometheus. A process that does not answer counts with what it said last. */
  read: () => Promise<string>
}

/**
 * Adds up the metrics of all processes. `clusterMetrics` of prom-client would fail as long as one process hangs, and would forget the counts of
 * processes that have ended.
 */
export function collectMetrics(children: () => Iterable<Child>): AllMetrics {
  const own = new Registry()
  registerNodeMetrics(own, 'primary')
  const last = new Map<Child, CollectedMetrics>()
  const waiting = new Map<Child, () => void>()
  /** What the processes that have ended had counted. */
  let ofEnded = Promise.resolve<CollectedMetrics>([])
  let reading: Promise<string> | undefined

  const ask = (child: Child) =>
    new Promise<void>((resolve) => {
      waiting.set(child, resolve)
      child.send({ type: 'collect' })
    })
  const read = async () => {
    const limit = Promise.withResolvers<void>()
    const timer = setTimeout(limit.resolve, ANSWER_WITHIN)
    const serving = [...children()].filter((child) => child.isServing())
    await Promise.race([Promise.all(serving.map(ask)), limit.promise])
    clearTimeout(timer)
    waiting.clear()
    // The newest value stands first. For a metric of Node, the first process that has a number counts.
    const counted = [...last.values()].toReversed()
    const others = await Promise.all([own.getMetricsAsJSON(), ofEnded])
    return AggregatorRegistry.aggregate([...counted, ...others]).metrics()
  }
  return {
    note(child, metrics) {
      last.set(child, metrics)
      waiting.get(child)?.()
    },
    retire(child) {
      waiting.get(child)?.()
      const counted = (last.get(child) ?? []).filter(isCounted)
      last.delete(child)
      ofEnded = ofEnded.then((sum) => AggregatorRegistry.aggregate([sum, counted]).getMetricsAsJSON())
    },
    read: () => (reading ??= read().finally(() => (reading = undefined))),
  }
}

/** True for a counter or a histogram that all processes add to. Their values only grow, so they can be added up. */
function isCounted({ type, aggregator }: CollectedMetrics[number]): boolean {
  // At runtime the type is a word, not a number of the enum.
  return aggregator === 'sum' && ['counter', 'histogram'].includes(String(type))
}
