import { setTimeout as pause } from 'node:timers/promises'
import { type Client, DatabaseError } from 'pg'
import { becomeMember } from './membership.ts'
import type { Postmaster } from './postmaster.ts'
import { readLog } from './server-log.ts'

interface Server {
  host: string
  log: string
  start(): Promise<Postmaster>
}

/**
 * Takes over the server that runs, else starts one. Another may start or stop it at this moment, it may recover from a crash,
 * and what a killed one left may be in the way for a while: all of that passes, so try again. PostgreSQL itself makes sure
 * that of several that are started on the same data only one survives.
 */
export async function joinServer(server: Server, leaving: AbortSignal): Promise<Client> {
  const beginning = Date.now()
  let patience = 30_000
  let failures = 0
  let postmaster: Postmaster | undefined
  for (let wait = 10; ; wait = Math.min(wait * 1.5, 250)) {
    const problem = await becomeMember(server.host).catch((error: NodeJS.ErrnoException) => error)
    if (!(problem instanceof Error)) return problem
    if (isHopeless(problem)) throw problem
    // Recovery takes as long as it takes, but a shutdown that hangs deserves no such patience.
    if (/starting up|recovery|not yet accepting/.test(problem.message)) patience = 600_000
    const outcome = postmaster?.outcome()
    if (outcome === 'failed') failures += 1
    if (outcome) postmaster = undefined
    if (failures === 3 || Date.now() - beginning > patience) throw notReady(server.log, problem)
    if (!postmaster && (problem.code === 'ENOENT' || problem.code === 'ECONNREFUSED')) {
      leaving.throwIfAborted()
      postmaster = await server.start()
    }
    await pause(wait)
  }
}

/** Not so: it starts or stops (57P0x), has no connection to spare (53300), or a lock is slow to come (55P03). */
function isHopeless(problem: NodeJS.ErrnoException): boolean {
  return problem instanceof DatabaseError
    ? !/^57P0|^53300$|^55P03$/.test(problem.code ?? '')
    : problem.code === 'EACCES'
}

function notReady(log: string, cause: Error): Error {
  const message = `PostgreSQL did not get ready (${cause.message}). Its log, ${log}, ends:\n${readLog(log, -2000).trim()}`
  return new Error(message, { cause })
}
