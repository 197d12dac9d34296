import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { createMetrics } from '#server/telemetry/metrics.ts'
import { countBacklog } from '#work/encryption/count-backlog.ts'
import { findSealBacklog } from '#work/sealing/store.ts'
import { findWebhookBacklog } from '#domain/webhooks/backlog-store.ts'
import { findOldestSeconds } from '#platform/jobs/oldest-job.ts'
import { startServer } from '@paraph/testing/server/server.ts'

const guides = new URL('../../../../docs/guides/', import.meta.url)
const alerts = readFileSync(new URL('alerts.yaml', guides), 'utf8')
const guide = readFileSync(new URL('monitoring.md', guides), 'utf8')

const token = 'token-of-the-tests'
const metrics = createMetrics(token)
const { baseUrl, pool, jobs, db, services } = await startServer({ recorded: false, metrics })
metrics.observePool(pool)
metrics.observeQueues(jobs.depths)
metrics.observeMessages(() => findOldestSeconds(db, ['deliver']))
metrics.observeDisk({ isFull: async () => false, space: async () => ({ free: 1, size: 2 }) })
metrics.observeSeals(() => findSealBacklog(db), services.now)
metrics.observeEncryption(() => countBacklog(db, services))
metrics.observeWebhooks(() => findWebhookBacklog(db, new Date()))
metrics.observeClock(() => 0)
metrics.observeTimestamps(async () => 'timestamp_limited')
metrics.observeSealKey(() => ({ isUsable: true, daysLeft: 100 }))
metrics.observeBankId(() => ({ certificateExpires: new Date(), isReachable: true, isInMaintenance: false }))

async function readMetrics(): Promise<string[]> {
  const response = await fetch(`${baseUrl}/metrics`, { headers: { authorization: `Bearer ${token}` } })
  return (await response.text()).split('\n')
}

/** Returns the metrics in PromQL or in the guide, with their labels. */
function metricsIn(text: string) {
  const metrics = text.matchAll(/\b((?:paraph|nodejs|process)_[a-z0-9_]+)(?:\{([^}]*)\})?/g)
  return Array.from(metrics, ([, name, matchers = '']) => ({
    name: name!,
    // Prometheus itself adds the label `job`.
    labels: Array.from(matchers.matchAll(/(\w+)(?=[=!~,}\s]|$)(?:="([^"]*)")?/g), ([, label, value]) => ({
      label,
      value,
    })).filter(({ label }) => label !== 'job'),
  }))
}

test('every metric of an alert exists, with the labels that the alert selects', async () => {
  await fetch(`${baseUrl}/api/v1/contacts`)
  const lines = await readMetrics()
  const selected = metricsIn(alerts)
  expect(selected.length).toBeGreaterThan(10)
  const missing = selected.filter(
    ({ name, labels }) =>
      !lines.some((line) =>
        line.startsWith(`${name}{`) || line.startsWith(`${name} `)
          ? labels.every(({ label, value }) =>
              line.includes(value === undefined ? `${label}="` : `${label}="${value}"`),
            )
          : false,
      ),
  )
  expect(missing).toEqual([])
})

test('every metric in the guide exists', async () => {
  await fetch(`${baseUrl}/api/v1/contacts`)
  // A metric of the garbage collection has no values before the first collection.
  const names = new Set((await readMetrics()).map((line) => /^# TYPE (\w+)/.exec(line)?.[1]))
  const missing = metricsIn(guide).filter(({ name }) => !names.has(name.replace(/_bucket$/, '')))
  expect(missing).toEqual([])
})

test('the guide describes every alert, and no other', () => {
  const rules = Array.from(alerts.matchAll(/- alert: (\w+)/g), ([, name]) => name)
  const described = Array.from(guide.matchAll(/^\| `(Paraph\w+)`/gm), ([, name]) => name)
  expect(rules.length).toBeGreaterThan(5)
  expect(described).toEqual(rules)
})

const hasPromtool = spawnSync('promtool', ['--version']).status === 0
const unitTests = new URL('alerts.promtool.yaml', import.meta.url)

// CI installs promtool. It is in the package `prometheus` of Debian and Ubuntu.
test.skipIf(!hasPromtool)('promtool accepts the rules, and its unit tests of them pass', () => {
  execFileSync('promtool', ['check', 'rules', fileURLToPath(new URL('alerts.yaml', guides))])
  execFileSync('promtool', ['test', 'rules', fileURLToPath(unitTests)])
  expect(readFileSync(unitTests, 'utf8')).toContain('../../../../docs/guides/alerts.yaml')
})
