import { serverBusy } from '#platform/problems/server-busy.ts'

export interface Budget {
  /**
   * Reserves bytes for an upload, and returns a function that frees them.
   *
   * @throws Problem `server_busy` if the uploads of the owner, or of all owners, have too many bytes.
   */
  reserve: (owner: string, bytes: number) => () => void
}

/** Bytes. Each upload counts as at least this many, which also limits the number of uploads, because each has an open file. */
const SMALLEST = 1024 * 1024

export function openBudget({ total, perOwner }: { total: number; perOwner: number }): Budget {
  const owners = new Map<string, number>()
  let reserved = 0
  return {
    reserve(owner, bytes) {
      const size = Math.max(bytes, SMALLEST)
      const ofOwner = owners.get(owner) ?? 0
      if (reserved + size > total || ofOwner + size > perOwner) throw serverBusy()
      reserved += size
      owners.set(owner, ofOwner + size)
      let isFree = false
      return () => {
        if (isFree) return
        isFree = true
        reserved -= size
        const left = owners.get(owner)! - size
        if (left > 0) owners.set(owner, left)
        else owners.delete(owner)
      }
    },
  }
}
