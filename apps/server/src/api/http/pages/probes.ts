import express, { type Router } from 'express'
import type { BankId } from '#platform/bankid/rp-api.ts'
import { stateOf } from '#platform/bankid/state.ts'

/** `disk_full`: the database answers, but can't store anything. */
export type Readiness = 'ok' | 'unavailable' | 'disk_full'

interface Details {
  canSeal?: (() => boolean) | undefined
  bankId?: Pick<BankId, 'status'> | undefined
}

/**
 * `/livez` answers 200 while the process runs, `/readyz` while the server takes requests. It says there whether a server that also seals has
 * a key for it, and whether people can sign with BankID. If not, the server still takes requests, and the documents wait.
 */
export function probes(ready: () => Promise<Readiness>, { canSeal, bankId }: Details): Router {
  const router = express.Router({ strict: true, caseSensitive: true })
  router.get('/livez', (_req, res) => {
    res.json({ status: 'ok' })
  })
  router.get('/readyz', async (_req, res) => {
    const status = await ready()
    if (status !== 'ok') return void res.status(503).json({ status })
    res.json({
      status: 'ok',
      ...(canSeal && { sealing: canSeal() ? 'ok' : 'no_key' }),
      ...(bankId && { bankid: stateOf(bankId.status(), new Date()) }),
    })
  })
  return router
}
