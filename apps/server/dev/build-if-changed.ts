import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * `npm start` runs this first. It calls turbo only if a file has changed since turbo last built the pages and the validators. turbo hashes all
 * files to find out, which takes longer than the whole start of the server. Here the size and the times of each file are enough: git, npm
 * and editors change them whenever they write. In doubt, turbo decides.
 */
const root = join(import.meta.dirname, '../../..')
const stamp = join(root, 'node_modules/.cache/paraph/built')

/** All files that turbo hashes for these builds, and a few more. A test compares this list with turbo's list. */
const sources = [
  '.changeset',
  'apps/docs',
  'apps/server/build.ts',
  'apps/server/bundle.ts',
  'apps/server/package.json',
  'apps/server/src/platform/formats',
  'apps/server/src/api/http/validation',
  'apps/server/src/platform/settings/catalogue.ts',
  'apps/server/turbo.json',
  'apps/signing',
  'packages',
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  'turbo.json',
  // What is installed. npm writes it at the end.
  'node_modules/.package-lock.json',
]
const results = ['apps/docs/dist', 'apps/server/dist', 'apps/signing/dist']

/** Neither sources nor results. */
const ignored = /(^|\/)(node_modules|\.turbo|dist|coverage|test-results|\.vitepress\/(pages|cache|\.temp))$/

/** Returns the files below a path, or the path itself if it is not a folder. */
function listFiles(path: string, skip?: RegExp): string[] {
  if (skip?.test(path)) return []
  const found = lstatSync(join(root, path), { throwIfNoEntry: false })
  if (!found?.isDirectory()) return [path]
  return readdirSync(join(root, path)).flatMap((name) => listFiles(`${path}/${name}`, skip))
}

/** Relative to the root of the repository. */
export const listSources = (): string[] => sources.flatMap((path) => listFiles(path, ignored))

/** A hash of the state of all these files. A missing file has a state too. */
function stateOf(files: string[]): string {
  const hash = createHash('sha256')
  for (const file of files) {
    const found = lstatSync(join(root, file), { throwIfNoEntry: false })
    hash.update(`${file}\0${found ? [found.size, found.mtimeMs, found.ctimeMs, found.ino].join() : ''}\0`)
  }
  return hash.digest('hex')
}

const stateOfResults = () => stateOf(results.flatMap((path) => listFiles(path)))
const readStamp = () => (existsSync(stamp) ? readFileSync(stamp, 'utf8') : '')

function main(): number {
  // Taken before the build: a file that changes meanwhile is built by the next start.
  const before = stateOf(listSources())
  if (readStamp() === `${before} ${stateOfResults()}`) return 0
  const { status, error } = spawnSync(
    'turbo',
    ['run', 'build', '--filter=@paraph/server', '--output-logs=errors-only'],
    { cwd: root, stdio: 'inherit', env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1' } },
  )
  if (error) throw error
  if (status !== 0) return status ?? 1
  try {
    mkdirSync(dirname(stamp), { recursive: true })
    writeFileSync(stamp, `${before} ${stateOfResults()}`)
  } catch {
    // This user may not write to node_modules. Then turbo decides at each start.
  }
  return 0
}

if (import.meta.main) process.exitCode = main()
