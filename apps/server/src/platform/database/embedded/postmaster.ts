import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { ignoreErrors } from '#platform/files/ignore-errors.ts'
import { postgresEnvironment } from './binaries.ts'
import { pathOfWorkingDirectory } from './cluster.ts'
import type { OsUser } from './os-user.ts'
import { logSize, readLog, trimLog, useLog } from './server-log.ts'
import { port } from './socket-address.ts'

/** The main process of PostgreSQL. */
export interface Postmaster {
  /**
   * Undefined while it runs. `interrupted` if it ended because of a signal, or because another PostgreSQL, or the remains of
   * one, had the same data in use.
   */
  outcome(): 'failed' | 'interrupted' | undefined
}

const postgresSettings = {
  listen_addresses: '',
  unix_socket_directories: '.',
  unix_socket_permissions: '0700',
  port: String(port),
  cluster_name: 'paraph',
  jit: 'off',
  // Random reads cost as little as sequential ones where the data is on an SSD or in memory. With the default of 4, small tables are read whole.
  random_page_cost: '1.1',
  log_checkpoints: 'off',
  // The details of an error and the statement contain values of rows, and these can be personal data.
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
}

/** Starts PostgreSQL in its own session, so that neither Ctrl-C in our terminal nor the end of our process stops it. */
export async function startPostmaster(
  binariesFolder: string,
  cluster: string,
  osUser: OsUser | undefined,
  logFile: string,
): Promise<Postmaster> {
  trimLog(logFile)
  const logStart = logSize(logFile)
  const options = Object.entries(postgresSettings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = useLog(logFile, (output) =>
    spawn(join(binariesFolder, 'bin', 'postgres'), ['-D', pathOfWorkingDirectory(cluster), ...options], {
      ...osUser,
      cwd: cluster,
      detached: true,
      env: { ...postgresEnvironment, ...disownStalePid(cluster) },
      stdio: ['ignore', output, output],
    }),
  )
  let ended = false
  child.once('exit', () => (ended = true))
  await once(child, 'spawn')
  child.unref()
  return {
    outcome() {
      if (!ended) return undefined
      const dataInUse = /lock file|shared memory block/
      return child.exitCode && !dataInUse.test(readLog(logFile, logStart)) ? 'failed' : 'interrupted'
    },
  }
}

/** Does a fast shutdown, which ends all sessions and rolls back their open transactions. */
export async function stopPostmaster(cluster: string): Promise<void> {
  const pid = readPid(cluster)
  if (!pid || !mayBePostmaster(pid, cluster)) return
  try {
    process.kill(pid, 'SIGINT')
  } catch (error) {
    return ignoreErrors('ESRCH')(error as NodeJS.ErrnoException)
  }
  // PostgreSQL removes this file last. Do not wait for the process itself: in a container where no process reaps orphans,
  // it stays as a zombie.
  while (readPid(cluster) === pid && mayBePostmaster(pid, cluster)) await pause(10)
}

/**
 * After a crash and a reboot, for example of a container, an unrelated process may have the process ID in postmaster.pid. PostgreSQL would think that
 * this process is another postmaster, and would not start while it runs. But PostgreSQL ignores the ID of its own grandparent, so this declares the
 * stale ID as the grandparent's. PostgreSQL still makes sure that no old backend uses the old shared memory, and removes the file itself.
 */
function disownStalePid(cluster: string): NodeJS.ProcessEnv {
  const pid = readPid(cluster)
  return pid && !mayBePostmaster(pid, cluster) ? { PG_GRANDPARENT_PID: String(pid) } : {}
}

function readPid(cluster: string): number | undefined {
  try {
    // A single-user postgres writes its ID as a negative number, which kill() would take for a process group.
    return Math.abs(Number.parseInt(readFileSync(join(cluster, 'postmaster.pid'), 'utf8'), 10)) || undefined
  } catch {
    return undefined
  }
}

/** Returns true if in doubt, and false for a zombie. */
function mayBePostmaster(pid: number, cluster: string): boolean {
  try {
    if (!existsSync('/proc/self/cwd')) return process.kill(pid, 0)
    if (!/^\d+ \(postgres\) [^ZX]/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))) return false
    const [theirs, ours] = [statSync(`/proc/${pid}/cwd`), statSync(cluster)]
    return theirs.dev === ours.dev && theirs.ino === ours.ino
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EACCES'
  }
}
