import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { lstat, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from 'playwright-core'
import { afterAll } from 'vitest'
import { throughGate } from '../programs/gate.ts'

const run = promisify(execFile)

/**
 * Playwright already turns off updates, sync and experiments. With these arguments, no name except localhost resolves, and a canvas does not need
 * the GPU process, which can be slow or end on a busy machine without a GPU.
 */
const args = [
  '--disable-accelerated-2d-canvas',
  '--disable-domain-reliability',
  '--disable-quic',
  '--disable-gpu',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
]

/** Milliseconds. A time limit only ends what hangs. */
const HANGING = 240_000

let shared: Promise<Browser> | undefined

/** Opens the browser that all test files of this process share. The browser ends with the process, and the contexts end with the file. */
export async function openBrowser() {
  const browser = await (shared ??= throughGate(launchBrowser))
  const contexts = new Set<BrowserContext>()
  afterAll(() => Promise.all(Array.from(contexts, closeContext)))
  const newContext = async (options: BrowserContextOptions = {}) => {
    // A click can miss a button that moves because the page still scrolls.
    const context = await browser.newContext({ reducedMotion: 'reduce', ...options })
    context.setDefaultTimeout(HANGING)
    contexts.add(context)
    context.on('close', () => contexts.delete(context))
    return context
  }
  return { newContext, newPage: async (options?: BrowserContextOptions) => (await newContext(options)).newPage() }
}

/** Closes the context with its pages. A page may repeat a request to the end, and a handler of a test that still works on it would fail. */
export async function closeContext(context: BrowserContext): Promise<void> {
  const pages = context.pages()
  await Promise.all(pages.map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })))
  // A context that the test has closed has no pages.
  if (pages.length > 0) await context.unrouteAll({ behavior: 'ignoreErrors' })
  await context.close()
}

/**
 * Starts a real Chromium from npm, for root and for other users. `CHROMIUM_PATH` names another Chromium.
 * The arguments that its package proposes are not used: they are for Lambda, and turn off web security.
 */
export async function launchBrowser(): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH
  if (executablePath) return chromium.launch({ executablePath, args })
  const folder = await unpack()
  return chromium.launch({
    executablePath: join(folder, 'chromium'),
    args,
    env: {
      ...process.env,
      LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'),
      FONTCONFIG_FILE: join(folder, 'fonts', 'fonts.conf'),
    },
  })
}

/**
 * Returns the folder of the unpacked Chromium. The package unpacks to a folder without a lock, and test files start at the same time.
 * So each unpacks in a separate process to a separate folder, and the first to finish renames its folder to the final name: a folder
 * with that name is complete.
 */
async function unpack(): Promise<string> {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error('@sparticuz/chromium is for Linux on x64. Set CHROMIUM_PATH to the Chromium of this machine.')
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium')
  const { version } = JSON.parse(await readFile(join(dirname(entry), '..', 'package.json'), 'utf8'))
  const uid = process.getuid?.()
  // The folder of the suite's temporary files is new for each run.
  const folder = `/tmp/paraph-chromium-${version}-${uid}`
  const isUnpacked = () => existsSync(join(folder, 'chromium'))
  if (!isUnpacked()) {
    const aside = await mkdtemp(`${folder}-`)
    try {
      const script = `import chromium from '@sparticuz/chromium'; await chromium.executablePath()`
      await run(process.execPath, ['--input-type=module', '--eval', script], {
        cwd: import.meta.dirname,
        env: { ...process.env, TMPDIR: aside, AWS_LAMBDA_JS_RUNTIME: 'nodejs22.x' },
      })
      // With only the fonts of this folder, pages look the same on every machine.
      await writeFile(join(aside, 'fonts', 'fonts.conf'), '<fontconfig><dir prefix="relative">fonts</dir></fontconfig>')
      await rename(aside, folder).catch(async () => {
        if (isUnpacked()) return
        // A cleanup of /tmp may have removed old files and left their folders.
        await rm(folder, { recursive: true })
        await rename(aside, folder)
      })
    } finally {
      await rm(aside, { recursive: true, force: true })
    }
  }
  if ((await lstat(folder)).uid !== uid) throw new Error(`${folder} was made by another user.`)
  return folder
}
