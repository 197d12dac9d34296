import { AggregatorRegistry, collectDefaultMetrics, Registry } from 'prom-client'
import type { Child } from './child.ts'
import type { CollectedMetrics } from '#server/telemetry/metrics.ts'

/** Milliseconds that a scrape waits for the processes. All of them are asked at the same time. */
const ANSWER_WITHIN = 1_000

/** The metrics of Node, which describe one process. */
const aboutProcess = /^(process|nodejs)_/

export interface AllMetrics {
  /** Takes the metrics that a process has sent. */
  note: (child: Child, metrics: CollectedMetrics) => void
  /** Keeps what a process has counted, when it has ended. Otherwise the sums would shrink, and Prometheus would take that for a restart. */
  retire: (child: Child) => void
  /** Asks all processes, and returns the text format of Prometheus. A process that does not answer counts with what it said last. */
  read: () => Promise<string>
}

/** Adds up the metrics of all processes. The metrics of Node are not added up: they get the label `process`, because a sum would hide which process has a problem. */
export function collectMetrics(children: () => Iterable<Child>): AllMetrics {
  const own = new Registry()
  collectDefaultMetrics({ register: own })
  const last = new Map<Child, CollectedMetrics>()
  const waiting = new Map<Child, () => void>()
  /** What the processes that have ended had counted. */
  let ofEnded: CollectedMetrics[] = []
  let folding = Promise.resolve()
  let reading: Promise<string> | undefined

  const ask = (child: Child) =>
    new Promise<void>((resolve) => {
      waiting.set(child, resolve)
      child.send({ type: 'collect' })
    })
  /** Adds them up, so that their number does not grow. */
  const fold = async () => {
    const taken = ofEnded.length
    const sum = await AggregatorRegistry.aggregate(ofEnded).getMetricsAsJSON()
    ofEnded = [sum, ...ofEnded.slice(taken)]
  }
  const read = async () => {
    const limit = Promise.withResolvers<void>()
    const timer = setTimeout(limit.resolve, ANSWER_WITHIN)
    const serving = [...children()].filter((child) => child.isServing())
    await Promise.race([Promise.all(serving.map(ask)), limit.promise])
    clearTimeout(timer)
    waiting.clear()
    const counted = Array.from(last.values(), (metrics) => metrics.filter(({ name }) => !aboutProcess.test(name)))
    // While one process replaces another, both have the same number. The newer one counts.
    const newest = new Map(Array.from(last, ([{ number }, metrics]) => [`${number}`, metrics]))
    newest.set('primary', await own.getMetricsAsJSON())
    const labelled = Array.from(newest, ([process, metrics]) => withLabel(metrics, process))
    return AggregatorRegistry.aggregate([...ofEnded, ...counted, ...labelled]).metrics()
  }
  return {
    note(child, metrics) {
      if (!child.hasEnded()) last.set(child, metrics)
      waiting.get(child)?.()
    },
    retire(child) {
      waiting.get(child)?.()
      const counted = (last.get(child) ?? []).filter(isCounted)
      last.delete(child)
      ofEnded.push(counted)
      folding = folding.then(fold)
    },
    read: () => (reading ??= read().finally(() => (reading = undefined))),
  }
}

function withLabel(metrics: CollectedMetrics, process: string): CollectedMetrics {
  const ofProcess = metrics.filter(({ name }) => aboutProcess.test(name))
  return ofProcess.map((metric) => ({
    ...metric,
    aggregator: 'first',
    values: metric.values.map((value) => ({ ...value, labels: { ...value.labels, process } })),
  }))
}

/** True for a counter or a histogram. Their values only grow, so they can be added up. */
function isCounted({ name, type }: CollectedMetrics[number]): boolean {
  // At runtime the type is a word, not a number of the enum.
  return !aboutProcess.test(name) && ['counter', 'histogram'].includes(String(type))
}
