import { createServer } from 'node:http'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { watch } from 'chokidar'
import type { Language } from '@paraph/contract'
import type { PreviewCase } from './letters.ts'
import { listen } from './listen.ts'
import { localPage, openEventStream, sendMail } from './local-page.ts'

/** Shows every message that parties get, and updates when its source changes. */
const app = localPage('preview')
const pages = new Set<ReturnType<typeof openEventStream>>()
let cases: Promise<PreviewCase[]> | undefined

app.get('/cases', async (_req, res) => {
  try {
    res.json(await (cases ??= renderCases()))
  } catch (error) {
    res.status(500).json(String((error as Error).stack))
  }
})
app.get('/cases/:index/:language', async (req, res) => {
  const found = (await (cases ??= renderCases()))[Number(req.params.index)]
  const html = found?.rendered[req.params.language as Language]?.html
  // The same origin lets the page read the height of the mail. The mail itself gains nothing, because it runs no scripts.
  if (html === undefined) res.status(404).end()
  else sendMail(res, html, req.query['colors'], { sandbox: 'allow-same-origin' })
})
app.get('/events', (_req, res) => {
  const page = openEventStream(res)
  pages.add(page)
  res.on('close', () => pages.delete(page))
})

/** Renders in a separate thread, which loads the modules again. */
function renderCases(): Promise<PreviewCase[]> {
  const script = `const { parentPort } = await import('node:worker_threads')
    const { previewCases } = await import(${JSON.stringify(new URL('letters.ts', import.meta.url).href)})
    parentPort.postMessage(previewCases())`
  return new Promise((resolve, reject) => {
    new Worker(new URL(`data:text/javascript,${encodeURIComponent(script)}`))
      .once('message', resolve)
      .once('error', reject)
  })
}

let debounce: NodeJS.Timeout
function reload() {
  clearTimeout(debounce)
  // Editors write a file in several steps.
  debounce = setTimeout(() => {
    cases = undefined
    for (const page of pages) page.send('change')
  }, 50)
}
watch([join(import.meta.dirname, '../src/work/delivery'), import.meta.dirname], { ignoreInitial: true }).on(
  'all',
  reload,
)

const port = await listen(createServer(app), 3002)
process.stdout.write(
  `The messages are at http://localhost:${port}. The page updates when apps/server/src/work/delivery changes. Press Ctrl-C to stop.\n`,
)
