import express, { type Router } from 'express'

/** `disk_full`: the database answers, but can't store anything. */
export type Readiness = 'ok' | 'unavailable' | 'disk_full'

/**
 * `/livez` answers 200 while the process runs, `/readyz` while the server takes requests. A server that also seals says there whether it has
 * a key for it. Without one it still takes requests, and the documents wait.
 */
export function probes(ready: () => Promise<Readiness>, canSeal?: () => boolean): Router {
  const router = express.Router({ strict: true, caseSensitive: true })
  router.get('/livez', (_req, res) => {
    res.json({ status: 'ok' })
  })
  router.get('/readyz', async (_req, res) => {
    const status = await ready()
    if (status !== 'ok') return void res.status(503).json({ status })
    res.json({ status: 'ok', ...(canSeal && { sealing: canSeal() ? 'ok' : 'no_key' }) })
  })
  return router
}
