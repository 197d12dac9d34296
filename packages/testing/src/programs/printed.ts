import { type ExecFileOptions, execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { delimiter, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { throughGate } from './gate.ts'
import { temporaryFolder } from './process.ts'

const run = promisify(execFile)

export const root = join(import.meta.dirname, '../../../..')

/** Returns the code blocks of a language below a heading of a Markdown file, as printed. Throws if there are none. */
export function printed(file: string, language: string, heading: string): string[] {
  const text = readFileSync(join(root, file), 'utf8')
  const [, section = ''] = text.split(`\n${heading}\n`)
  // A line of a shell block may begin with one `#`.
  const [own = ''] = section.split(heading.startsWith('### ') ? /^###? /m : /^## /m)
  const blocks = Array.from(
    own.matchAll(new RegExp(`\`\`\`${language}(?: \\[[^\\]]*\\])?\n([^]*?)\`\`\``, 'g')),
    ([, code]) => code!,
  )
  if (blocks.length === 0) throw new Error(`${file} has no block of ${language} under ${heading}.`)
  return blocks
}

export interface Surroundings {
  cwd: string
  /** The address that is printed, such as `localhost:3000`, and the URL that gets the requests. */
  servers?: Record<string, string>
  /** Programs that this machine may not have, as shell scripts. */
  programs?: Record<string, string>
  env?: Record<string, string>
  /** True if the commands wait for programs that the test starts meanwhile. These pass the gate, so the commands must not keep a place there. */
  isWaiting?: boolean
  /** Runs npm itself. By default the npm scripts run without npm, because npm takes more time to start than the scripts take. */
  npm?: boolean
}

/** Runs the scripts of package.json as `npm run` does, whether or not npm is told to be silent. */
function runScript(path: string): string {
  const cases = ['.', 'apps/server'].flatMap((workspace) => {
    const manifest = JSON.parse(readFileSync(join(root, workspace, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>
    }
    return Object.entries(manifest.scripts).map(
      ([name, script]) => `  '${workspace} ${name}') script='${script.replaceAll("'", `'\\''`)}' ;;`,
    )
  })
  return `test "$1" = ci && exit
if [ "$1" != run ]; then echo "npm $1 is not simulated." >&2; exit 1; fi
shift
test "$1" = --silent && shift
name=$1
shift
workspace=.
if [ "$1" = -w ]; then workspace=$2; shift 2; fi
case "$workspace $name" in
${cases.join('\n')}
  *) echo "Missing script: $name" >&2; exit 1 ;;
esac
test "$1" = -- && shift
cd '${root}'/$workspace && PATH='${root}/node_modules/.bin:${path}' exec sh -c "$script \\"\\$@\\"" sh "$@"`
}

/** Runs what is printed, unchanged, although the server has another port, and `cwd` is not the folder of the sources. */
export async function reader({ cwd, servers = {}, programs = {}, env = {}, isWaiting, npm }: Surroundings) {
  const folder = await temporaryFolder()
  const bin = join(folder, 'bin')
  await mkdir(bin)
  const path = [dirname(process.execPath), process.env['PATH']].join(delimiter)
  // npm finds the scripts from any folder. The packages of this test are installed already.
  const npmItself = `test "$1" = ci && exit\nPATH='${path}' exec npm --prefix '${root}' "$@"`
  const npx = `PATH='${path}' exec "$@"`
  for (const [name, script] of Object.entries({ npm: npm ? npmItself : runScript(path), npx, ...programs }))
    await writeFile(join(bin, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 })

  const routes = Object.entries(servers).map(([from, to]) => ({ from, to: new URL(to).host }))
  await writeFile(join(folder, '.curlrc'), routes.map(({ from, to }) => `connect-to = "${from}:${to}"\n`).join(''))
  const detour = `import net from 'node:net'
const { connect } = net
const routes = new Map(${JSON.stringify(routes.map(({ from, to }) => [from, to.split(':')]))})
net.connect = (options, ...rest) => {
  const [host, port] = routes.get(options.host + ':' + options.port) ?? [options.host, options.port]
  return connect({ ...options, host, port }, ...rest)
}`
  await writeFile(join(folder, 'detour.mjs'), detour)
  const options: ExecFileOptions = {
    cwd,
    env: {
      ...process.env,
      PATH: [bin, path].join(delimiter),
      CURL_HOME: folder,
      NODE_OPTIONS: `--import "${join(folder, 'detour.mjs')}"`,
      ...env,
    },
  }
  const runNow = (script: string) => run('bash', ['--norc', '-euc', script], { ...options, encoding: 'utf8' })
  return {
    options,
    run: (script: string) => (isWaiting ? runNow(script) : throughGate(() => runNow(script))),
  }
}
