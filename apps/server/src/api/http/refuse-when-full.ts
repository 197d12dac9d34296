import type { RequestHandler } from 'express'
import { storageFull } from '#platform/problems/storage-full.ts'

/** Refuses requests that may write while the disk is nearly full, so that PostgreSQL goes on and the others can read. */
export function refuseWhenFull(isFull: () => Promise<boolean>): RequestHandler {
  return async (req, _res, next) => {
    if (req.method !== 'GET' && (await isFull())) throw storageFull()
    next()
  }
}
