import { createServer } from 'node:http'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Language } from '@paraph/contract'
import { watch } from 'chokidar'
import type { Case } from './letters.ts'
import { listen } from './listen.ts'
import { localPage, openEvents, sendMail } from './local-page.ts'

/** Shows every message that parties get, and again whenever what writes them changes. */
const app = localPage('preview')
const pages = new Set<ReturnType<typeof openEvents>>()
let shown: Promise<Case[]> | undefined

app.get('/cases', async (_req, res) => {
  try {
    res.json(await (shown ??= rendered()))
  } catch (error) {
    res.status(500).json(String((error as Error).stack))
  }
})
app.get('/cases/:index/:language', async (req, res) => {
  const found = (await (shown ??= rendered()))[Number(req.params.index)]
  const html = found?.shown[req.params.language as Language]?.html
  // Of the same origin for the page to see how high it is; without scripts that gives the mail nothing.
  if (html === undefined) res.status(404).end()
  else sendMail(res, html, req.query['colors'], { sandbox: 'allow-same-origin' })
})
app.get('/events', (_req, res) => {
  const page = openEvents(res)
  pages.add(page)
  res.on('close', () => pages.delete(page))
})

/** In a thread of its own, where the modules are loaded anew. */
function rendered(): Promise<Case[]> {
  const script = `const { parentPort } = await import('node:worker_threads')
    const { cases } = await import(${JSON.stringify(new URL('letters.ts', import.meta.url).href)})
    parentPort.postMessage(cases())`
  return new Promise((resolve, reject) => {
    new Worker(new URL(`data:text/javascript,${encodeURIComponent(script)}`))
      .once('message', resolve)
      .once('error', reject)
  })
}

let settled: NodeJS.Timeout
function changed() {
  clearTimeout(settled)
  // Editors write a file in several steps.
  settled = setTimeout(() => {
    shown = undefined
    for (const page of pages) page.tell('change')
  }, 50)
}
watch([join(import.meta.dirname, '../src/delivery'), import.meta.dirname], { ignoreInitial: true }).on('all', changed)

const port = await listen(createServer(app), 3002)
process.stdout.write(
  `The messages are at http://localhost:${port}, and follow what changes in apps/server/src/delivery. Ctrl-C ends this.\n`,
)
