import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { serialize } from 'node:v8'
import { gzipSync } from 'node:zlib'
import { findBinaries, postgresEnvironment } from '#platform/database/embedded/binaries.ts'
import { type ClusterFiles, emptyClusterFile, service, superuser } from '#platform/database/embedded/cluster.ts'
import { chooseOsUser } from '#platform/database/embedded/os-user.ts'

/** Makes the file with the empty cluster, from which the server's first start makes its database. If this machine can't run PostgreSQL, it says so and makes none. */
function build(): void {
  // The package has this folder in any case.
  mkdirSync(join(import.meta.dirname, 'dist'), { recursive: true })
  const binaries = findBinaries()
  const target = emptyClusterFile(binaries)
  if (existsSync(target)) return
  const workshop = mkdtempSync(join(tmpdir(), 'paraph-cluster-'))
  try {
    const [programs, cluster] = [join(workshop, 'programs'), join(workshop, 'cluster')]
    // Root's PostgreSQL runs as another OS user, who may not be able to enter our folder.
    chmodSync(workshop, 0o755)
    cpSync(binaries.folder, programs, { recursive: true, verbatimSymlinks: true })
    mkdirSync(cluster, { mode: 0o700 })
    const osUser = chooseOsUser(workshop, cluster)
    if (osUser) chownSync(cluster, osUser.uid, osUser.gid)
    const run = (program: string, args: string[], input = '') =>
      execFileSync(join(programs, 'bin', program), args, {
        ...osUser,
        cwd: cluster,
        env: postgresEnvironment,
        input,
        stdio: ['pipe', 'ignore', 'pipe'],
      })
    const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
    const access = [`--username=${superuser}`, '--auth-local=trust', '--auth-host=reject']
    run('initdb', ['--pgdata', cluster, '--data-checksums', '--no-sync', ...locale, ...access])
    const commands = `create role ${service} login;\ncreate database ${service} owner ${service};\n`
    run('postgres', ['--single', '-D', cluster, superuser], commands)
    rmSync(dirname(target), { recursive: true, force: true })
    mkdirSync(dirname(target))
    writeFileSync(`${target}.new`, gzipSync(serialize(read(cluster))))
    renameSync(`${target}.new`, target)
  } finally {
    rmSync(workshop, { recursive: true })
  }
}

function read(cluster: string): ClusterFiles {
  const entries = readdirSync(cluster, { recursive: true, withFileTypes: true })
  const files = entries.map((entry): [string, Uint8Array | undefined] => {
    const path = join(entry.parentPath, entry.name)
    return [relative(cluster, path), entry.isDirectory() ? undefined : readFileSync(path)]
  })
  return Object.fromEntries(files.toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

try {
  build()
} catch (error) {
  process.stderr.write(`The server can only run with DATABASE_URL: ${(error as Error).message}\n`)
}
