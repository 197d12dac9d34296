import express, { type Router } from 'express'
import type { Health } from '#work/health/health-rules.ts'
import { version } from '#platform/settings/version.ts'

/** `disk_full`: the database answers, but can't store anything. `stopping`: this process ends, as somebody wants. */
export type Readiness = 'ok' | 'unavailable' | 'disk_full' | 'stopping'

/**
 * `/livez` answers 200 while the process runs, `/readyz` while the server takes requests. `/readyz` also says whether documents get their seals,
 * whether messages and jobs wait, and whether people can sign with BankID. Even with such a fault, the server takes requests, and the documents wait.
 */
export function probes(ready: () => Promise<Readiness>, health: () => Promise<Health>): Router {
  const router = express.Router({ strict: true, caseSensitive: true })
  router.get('/livez', (_req, res) => {
    res.json({ status: 'ok', version })
  })
  router.get('/readyz', async (_req, res) => {
    const status = await ready()
    res.isPlanned = status === 'stopping'
    if (status !== 'ok') return void res.status(503).json({ status, version })
    res.json({ status, version, ...(await health()) })
  })
  return router
}
