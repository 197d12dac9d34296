import { Gauge, type GaugeConfiguration, type Registry } from 'prom-client'

type Options = Pick<GaugeConfiguration<string>, 'name' | 'help' | 'labelNames'>

/** Registers a gauge. `set` gives it its values for each scrape. */
type RegisterGauge<Source> = (options: Options, set: (gauge: Gauge, source: Source) => void) => void

/**
 * Returns a function that registers a gauge of this source. All gauges of a scrape share one read of it.
 *
 * @param read - if it fails, the gauges have no value, but the scrape succeeds: the other metrics are needed even more then.
 */
export function gaugesOf<Source>(register: Registry, read: () => Source | Promise<Source>): RegisterGauge<Source> {
  let reading: Promise<Source | undefined> | undefined
  const readOnce = () =>
    (reading ??= (async () => read())()
      .catch(() => undefined)
      .finally(() => (reading = undefined)))
  return (options, set) => {
    const gauge: Gauge = new Gauge({
      ...options,
      registers: [],
      async collect() {
        gauge.reset()
        // `reset` sets a gauge without labels to 0, which could start an alert.
        if (!options.labelNames) gauge.remove()
        const source = await readOnce()
        if (source !== undefined) set(gauge, source)
      },
    })
    register.registerMetric(gauge)
  }
}
