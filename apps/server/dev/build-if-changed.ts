import { type ChildProcess, fork, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * `npm start` calls turbo only if a file has changed since turbo last built the pages and the validators. turbo hashes all files to find out,
 * which takes longer than the whole start of the server. Here the size and the times of each file are enough: git, npm and editors change them
 * whenever they write. In doubt, turbo decides.
 */
const root = join(import.meta.dirname, '../../..')
const stamp = join(root, 'node_modules/.cache/paraph/built')

/** All files that turbo hashes for these builds, and a few more. A test compares this list with turbo's list. */
const sources = [
  '.changeset',
  'apps/console',
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
  'spec/CHANGELOG.md',
  'tsconfig.base.json',
  'turbo.json',
  // The list of the installed packages, which npm writes at the end.
  'node_modules/.package-lock.json',
]
const pages = ['apps/console/dist', 'apps/docs/dist', 'apps/signing/dist']
const results = [...pages, 'apps/server/dist']

/** Neither sources nor results. */
const ignored = /(^|\/)(node_modules|\.turbo|dist|dist\.new|coverage|test-results|\.vitepress\/(pages|cache|\.temp))$/

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

/**
 * Builds what has changed. If there are no pages yet, which take most of the time, it returns when the server can start without them, and they are
 * built meanwhile. A process of its own builds: it ends the build when this process ends, however that happens.
 *
 * @param meanwhile - runs at the same time as the build before the start, and is always awaited. If it fails, the server finds the reason too.
 * @returns the exit code of a build that failed, and otherwise 0. `buildPages` lets the build of the pages begin.
 */
export async function buildIfChanged(
  meanwhile: () => Promise<unknown>,
): Promise<{ code: number; buildPages?: () => void }> {
  if (readStamp() === `${stateOf(listSources())} ${stateOfResults()}`) return { code: 0 }
  const builder = fork(import.meta.filename, { execArgv: [] })
  const ended = once(builder, 'exit') as Promise<Exit>
  const prepared = meanwhile().catch(() => {})
  const canStart = await Promise.race([once(builder, 'message'), ended.then(() => undefined)])
  await prepared
  if (!canStart) return { code: (await ended)[0] ?? 1 }
  void ended.then(report)
  return { code: 0, buildPages: () => void (builder.connected && builder.send('serverStarted')) }
}

/** Milliseconds. The pages are built even if the server does not say that it has started. */
const START_TAKES_AT_MOST = 10_000

type Exit = [code: number | null, signal: NodeJS.Signals | null]

function report([code, signal]: Exit): void {
  if (code === 0) process.stdout.write('The documentation and the pages for parties are built.\n')
  // Ctrl-C ends all processes.
  if (code === 0 || signal === 'SIGINT' || signal === 'SIGTERM') return
  process.stderr.write(
    'The documentation and the pages for parties could not be built: see above. Correct that, and start the server again.\n',
  )
}

/** The build that runs now: of the server, or turbo. */
let running: ChildProcess | undefined

/** Runs the build of the server without turbo and npm, which take longer to start than it takes. turbo builds it again with the pages. */
async function runServerBuild(): Promise<number> {
  running = spawn(process.execPath, ['apps/server/build.ts'], { cwd: root, stdio: 'inherit' })
  const [code] = (await once(running, 'exit')) as [number | null]
  return code ?? 1
}

/** Returns the exit code. The output of a quiet build is printed only if the build fails. */
async function runTurbo(workspaces: string[], isQuiet = false): Promise<number> {
  const filters = workspaces.map((name) => `--filter=@paraph/${name}`)
  running = spawn('turbo', ['run', 'build', ...filters, '--output-logs=errors-only'], {
    cwd: root,
    stdio: ['ignore', isQuiet ? 'pipe' : 'inherit', 'inherit'],
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1' },
  })
  const output = running.stdout && text(running.stdout)
  const [code] = (await once(running, 'exit')) as [number | null]
  if (code !== 0 && output) process.stderr.write(await output)
  return code ?? 1
}

async function build(): Promise<number> {
  // Taken before the build: a file that changes meanwhile is built by the next start.
  const before = stateOf(listSources())
  // Pages that are there are never served after a change of their source.
  const withoutPages = pages.some((page) => !existsSync(join(root, page)))
  const first = withoutPages ? await runServerBuild() : await runTurbo([])
  if (first !== 0) return first
  if (withoutPages) {
    process.send!('canStart')
    // The server needs the processor and the disk first.
    await Promise.race([once(process, 'message'), sleep(START_TAKES_AT_MOST)])
    setPriority(constants.priority.PRIORITY_LOW)
    // Parties need their page first.
    const code = (await runTurbo(['signing'], true)) || (await runTurbo([], true))
    if (code !== 0) return code
  }
  try {
    mkdirSync(dirname(stamp), { recursive: true })
    writeFileSync(stamp, `${before} ${stateOfResults()}`)
  } catch {
    // This user may not write to node_modules. Then turbo decides at each start.
  }
  return 0
}

if (import.meta.main) {
  // The process that needs the build has ended.
  process.once('disconnect', async () => {
    running?.kill('SIGTERM')
    if (running?.exitCode === null && running.signalCode === null) await once(running, 'exit')
    process.exit(1)
  })
  process.exit(await build())
}
