import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createMetrics } from '../../src/telemetry/metrics.ts'
import { startServer } from '../support/server.ts'

const guides = new URL('../../../docs/guides/', import.meta.url)
const alerts = readFileSync(new URL('alerts.yaml', guides), 'utf8')
const guide = readFileSync(new URL('monitoring.md', guides), 'utf8')

const token = 'token-of-the-tests'
const metrics = createMetrics(token)
const { baseUrl, pool, jobs } = await startServer({ recorded: false, metrics })
metrics.observePool(pool)
metrics.observeQueues(jobs.depths)

async function scrape(): Promise<string[]> {
  const response = await fetch(`${baseUrl}/metrics`, { headers: { authorization: `Bearer ${token}` } })
  return (await response.text()).split('\n').filter((line) => line && !line.startsWith('#'))
}

/** Our metrics as PromQL and the guide name them, with the labels that they are asked for. */
function named(text: string) {
  const metrics = text.matchAll(/\b((?:paraph|nodejs|process)_[a-z0-9_]+)(?:\{([^}]*)\})?/g)
  return Array.from(metrics, ([, name, matchers = '']) => ({
    name: name!,
    // Prometheus adds the job itself.
    labels: Array.from(matchers.matchAll(/(\w+)(?=[=!~,}\s]|$)(?:="([^"]*)")?/g), ([, label, value]) => ({
      label,
      value,
    })).filter(({ label }) => label !== 'job'),
  }))
}

test('every metric that an alert names is there, with the labels by which it is picked', async () => {
  await fetch(`${baseUrl}/api/v1/contacts`)
  const lines = await scrape()
  const picked = named(alerts)
  expect(picked.length).toBeGreaterThan(10)
  const missing = picked.filter(
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

test('every metric that the guide names is there', async () => {
  await fetch(`${baseUrl}/api/v1/contacts`)
  const lines = await scrape()
  const names = new Set(lines.map((line) => /^\w+/.exec(line)![0].replace(/_(bucket|sum|count)$/, '')))
  const missing = named(guide).filter(({ name }) => !names.has(name.replace(/_bucket$/, '')))
  expect(missing).toEqual([])
})

test('the guide says what to do about every alert, and about no other', () => {
  const rules = Array.from(alerts.matchAll(/- alert: (\w+)/g), ([, name]) => name)
  const told = Array.from(guide.matchAll(/^\| `(Paraph\w+)`/gm), ([, name]) => name)
  expect(rules.length).toBeGreaterThan(5)
  expect(told).toEqual(rules)
})
