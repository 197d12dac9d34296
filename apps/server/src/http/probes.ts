import express, { type Router } from 'express'

/** `/livez` answers 200 while the process runs, `/readyz` while the server takes requests. */
export function probes(ready: () => Promise<boolean>): Router {
  const router = express.Router({ strict: true, caseSensitive: true })
  router.get('/livez', (_req, res) => {
    res.json({ status: 'ok' })
  })
  router.get('/readyz', async (_req, res) => {
    const ok = await ready()
    res.status(ok ? 200 : 503).json({ status: ok ? 'ok' : 'unavailable' })
  })
  return router
}
