import { type ChildProcess } from 'node:child_process'
import { closeSync, constants, openSync, readFileSync, readlinkSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type PostgresBinaries, postgresEnvironment, startProgram, workingDirectory } from './binaries.ts'
import type { OsUser } from './os-user.ts'

export const port = 5432

/** What is needed to start and stop the PostgreSQL of a data folder. */
export interface Server {
  binaries: PostgresBinaries
  /** Its data. Its socket is here too. */
  cluster: string
  /** A short path of the cluster. */
  host: string
  osUser: OsUser | undefined
  logFile: string
}

/** The main process of PostgreSQL. */
export interface Postmaster {
  /** Undefined while it runs. `in use` if it ended because another one, or the remains of a killed one, has the data in use. */
  outcome(): 'failed' | 'in use' | undefined
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
  // Only starts, stops and crashes, so that the log stays small. The server itself logs failed statements, and without the values of rows.
  log_min_messages: 'log',
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
}

/** Starts PostgreSQL in its own session, so that neither Ctrl-C in our terminal nor the end of our process stops it. */
export async function startPostmaster({ binaries, cluster, osUser, logFile }: Server): Promise<Postmaster> {
  const options = Object.entries(postgresSettings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const { O_APPEND, O_CREAT, O_NOFOLLOW, O_WRONLY } = constants
  // A symbolic link is refused, because root may open the log in a folder of another OS user.
  const log = openSync(logFile, O_APPEND | O_CREAT | O_NOFOLLOW | O_WRONLY, 0o600)
  const logStart = statSync(logFile).size
  let child: ChildProcess
  try {
    child = await startProgram(binaries, ['postgres', '-D', workingDirectory, ...options], osUser, {
      cwd: cluster,
      detached: true,
      env: { ...postgresEnvironment, ...disownStalePid(cluster) },
      stdio: ['ignore', log, log],
    })
  } finally {
    closeSync(log)
  }
  child.unref()
  return {
    outcome() {
      if (child.exitCode === null && child.signalCode === null) return undefined
      const said = readFileSync(logFile).subarray(logStart).toString()
      return /lock file|shared memory block/.test(said) ? 'in use' : 'failed'
    },
  }
}

/** Ends all sessions, rolls back their open transactions, and waits until PostgreSQL has ended. Does nothing if it has ended already. */
export async function stopPostmaster({ cluster }: Server): Promise<void> {
  const pid = readPid(cluster)
  if (pid === undefined || !isPostmaster(pid, cluster)) return
  process.kill(pid, 'SIGINT')
  // PostgreSQL removes its file last. Another process may start PostgreSQL again at once, and then the file has another ID.
  while (readPid(cluster) === pid && isPostmaster(pid, cluster)) await pause(10)
}

/**
 * After a crash and a restart of a container, an unrelated process may have the process ID in postmaster.pid. PostgreSQL would think that this process
 * is another postmaster, and would not start while it runs. But PostgreSQL ignores the ID of its own grandparent, so this declares the stale ID
 * as the grandparent's. PostgreSQL still makes sure that no old backend uses the old shared memory, and removes the file itself.
 */
function disownStalePid(cluster: string): NodeJS.ProcessEnv {
  const pid = readPid(cluster)
  return pid === undefined || isPostmaster(pid, cluster) ? {} : { PG_GRANDPARENT_PID: String(pid) }
}

function readPid(cluster: string): number | undefined {
  try {
    return Number.parseInt(readFileSync(join(cluster, 'postmaster.pid'), 'utf8'), 10) || undefined
  } catch {
    return undefined
  }
}

/** A postmaster works in its cluster. On Linux, the link can't be read for a zombie. Other systems only know whether a process has this ID. */
function isPostmaster(pid: number, cluster: string): boolean {
  try {
    return process.platform === 'linux' ? readlinkSync(`/proc/${pid}/cwd`) === cluster : process.kill(pid, 0)
  } catch {
    return false
  }
}
