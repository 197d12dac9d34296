import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { OsUser } from './os-user.ts'
import { ignoreErrors } from './build-folder.ts'
import { ownFolder } from './cluster.ts'
import { postgresEnvironment } from './binaries.ts'
import { logSize, readLog, trimLog, useLog } from './server-log.ts'
import { port } from './socket-address.ts'

export interface Postmaster {
  /** Undefined while it runs. `yielded`: to another PostgreSQL, or what is left of one, on the same data, or to a signal. */
  outcome(): 'failed' | 'yielded' | undefined
}

const settings = {
  listen_addresses: '',
  unix_socket_directories: '.',
  unix_socket_permissions: '0700',
  port: String(port),
  cluster_name: 'paraph',
  jit: 'off',
  log_checkpoints: 'off',
  // The details of an error, and the statement, hold the values of a row, which are personal data.
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
}

/** In a session of its own: neither Ctrl-C in our terminal nor our death stops it. */
export async function startPostmaster(
  engine: string,
  cluster: string,
  account: OsUser | undefined,
  log: string,
): Promise<Postmaster> {
  trimLog(log)
  const start = logSize(log)
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = useLog(log, (output) =>
    spawn(join(engine, 'bin', 'postgres'), ['-D', ownFolder(cluster), ...options], {
      ...account,
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
      return child.exitCode && !/lock file|shared memory block/.test(readLog(log, start)) ? 'failed' : 'yielded'
    },
  }
}

/** Fast: it ends sessions and rolls back what they had not committed. */
export async function stopPostmaster(cluster: string): Promise<void> {
  const pid = readPid(cluster)
  if (!pid || !mayBePostmaster(pid, cluster)) return
  try {
    process.kill(pid, 'SIGINT')
  } catch (error) {
    return ignoreErrors('ESRCH')(error as NodeJS.ErrnoException)
  }
  // The file is the last that it removes, while its process may stay as a zombie where nobody reaps orphans (containers).
  while (readPid(cluster) === pid && mayBePostmaster(pid, cluster)) await pause(10)
}

/**
 * After a crash and a reboot (of a container, say), the process id in postmaster.pid may be that of any process, and PostgreSQL
 * would take it for another postmaster as long as that lives. Only the id of its grandparent is above suspicion: let it be that.
 * PostgreSQL then still makes sure that no old backend uses the memory it shared, and removes the file itself.
 */
function disownStalePid(cluster: string): NodeJS.ProcessEnv {
  const pid = readPid(cluster)
  return pid && !mayBePostmaster(pid, cluster) ? { PG_GRANDPARENT_PID: String(pid) } : {}
}

function readPid(cluster: string): number | undefined {
  try {
    // A single-user postgres writes its id negated, which for kill() would be a process group.
    return Math.abs(Number.parseInt(readFileSync(join(cluster, 'postmaster.pid'), 'utf8'), 10)) || undefined
  } catch {
    return undefined
  }
}

/** In doubt, yes. A zombie is none. */
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
