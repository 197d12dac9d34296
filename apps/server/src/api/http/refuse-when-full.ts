import type { Request } from 'express'
import { storageFull } from '#platform/problems/storage-full.ts'

/** Refuses a request that may write while the disk is nearly full, so that PostgreSQL goes on and the others can read. */
export async function refuseWhenFull({ method }: Request, isFull: () => Promise<boolean>): Promise<void> {
  if (method !== 'GET' && (await isFull())) throw storageFull()
}
