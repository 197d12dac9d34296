import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import type { BrowserContextOptions } from 'playwright-core'
import { rolldown } from 'rolldown'
import { afterAll, expect, onTestFinished } from 'vitest'
import { desktop, startPages } from './page.ts'
import { closeContext } from './browser.ts'

/** What the host hears. The server's tests have no types of a browser, so scripts for the pages are texts. */
interface HostEvent {
  type: string
  reason?: string
  redirectUrl?: string | null
}

/** The host's module waits for pages that do not load. Its time passes only when a test says so, because a busy machine may take longer to load a page. */
const hostScript = `
  import { embedSigning } from '@paraph/client/embed'
  const timers = new Map()
  let [now, last] = [0, 0]
  window.setTimeout = (callback, delay) => (timers.set(++last, { callback, at: now + delay }), last)
  window.clearTimeout = (id) => void timers.delete(id)
  window.pass = (milliseconds) => {
    now += milliseconds
    for (const [id, { callback, at }] of timers) if (at <= now) (timers.delete(id), callback())
  }
  window.events = []
  window.messages = []
  addEventListener('message', ({ data }) => messages.push(data))
  window.embed = (options) => {
    window.embedded = embedSigning(document.querySelector('#signing'), { onEvent: (event) => events.push(event), ...options })
  }`
const hostPage = `<!doctype html><html lang="en"><title>Case 118</title>
  <meta name="viewport" content="width=device-width">
  <body><h1>Case 118</h1><div id="signing"></div><script type="module" src="/host.js"></script>`

/** Starts the server of the site that embeds the signing page. It is another site: http://localhost. Its pages have a strict policy. */
export async function startHost() {
  let html = hostPage
  let script = await bundle(hostScript)
  const server = createServer(({ url }, response) => {
    response.setHeader(
      'content-security-policy',
      "default-src 'none'; script-src 'self'; frame-src http:; base-uri 'none'",
    )
    if (url === '/host.js') response.setHeader('content-type', 'text/javascript').end(script)
    else response.setHeader('content-type', 'text/html').end(url === '/' ? html : '<!doctype html><title>Empty</title>')
  })
  await once(server.listen(0), 'listening')
  const { port } = server.address() as AddressInfo
  afterAll(() => void server.close())
  /** Shows another page at `/`. Its script is TypeScript, and may import the module of the client. */
  const showPage = async (body: string, typescript: string) => {
    html = `<!doctype html><html lang="en"><title>Case</title><body>${body}<script type="module" src="/host.js"></script>`
    script = await bundle(typescript)
  }
  return { showPage, allowed: `http://localhost:${port}`, stranger: `http://127.0.0.1:${port}` }
}

/** The sites, the server that allows one of them, and a browser. */
export async function startEmbedding() {
  const host = await startHost()
  const pages = await startPages({ frameAncestors: [host.allowed] })

  /** Opens the page of a host. */
  const openHost = async (origin = host.allowed, options: BrowserContextOptions = desktop) => {
    const context = await pages.newContext({ locale: 'en-GB', ...options })
    onTestFinished(() => closeContext(context))
    const tab = await context.newPage()
    await tab.goto(origin)
    const embed = async (token: string, more: { title?: string; timeout?: number } = {}) =>
      void (await tab.evaluate(`embed(${JSON.stringify({ url: `${pages.baseUrl}/sign/#${token}`, ...more })})`))
    /** Lets this time pass for the module of the host. */
    const pass = async (milliseconds: number) => void (await tab.evaluate(`pass(${milliseconds})`))
    /** Closes the page, and forgets its events. */
    const close = async () => void (await tab.evaluate('embedded.close(); events.length = 0'))
    const events = () => tab.evaluate<HostEvent[]>('events')
    /** All messages that reached the window of the host, from everywhere. */
    const messages = () => tab.evaluate<unknown[]>('messages')
    const types = async () => (await events()).map(({ type }) => type)
    /** Expects these events so far, in this order. */
    const expectEvents = async (...expected: string[]) => {
      await expect.poll(types).toEqual(expected)
    }
    let frames = 0
    /** Adds another frame to the page of the host. */
    const addFrame = async (src: string) => {
      const name = `other-${++frames}`
      await tab.evaluate(`{
        const frame = document.createElement('iframe')
        Object.assign(frame, ${JSON.stringify({ src, name })})
        document.body.append(frame)
      }`)
      await expect.poll(() => tab.frame(name)?.url()).toContain(new URL(src).origin)
      const frame = tab.frame(name)!
      await frame.waitForLoadState()
      return frame
    }
    const page = tab.frameLocator('#signing iframe')
    return { tab, context, page, embed, close, pass, events, messages, expectEvents, addFrame }
  }

  /** Makes the server unreachable for the browser, or reachable again. */
  const setDown = async ({ context }: Pick<Awaited<ReturnType<typeof openHost>>, 'context'>, isDown: boolean) => {
    if (isDown) await context.route(`${pages.baseUrl}/**`, (route) => route.abort())
    else await context.unrouteAll()
  }
  return { ...pages, ...host, openHost, setDown }
}

async function bundle(script: string): Promise<string> {
  const embed = fileURLToPath(import.meta.resolve('@paraph/client/embed'))
  const entry = {
    name: 'entry',
    resolveId: (id: string) => (id === 'entry' ? '\0entry.js' : id === '@paraph/client/embed' ? embed : undefined),
    load: (id: string) => (id === '\0entry.js' ? { code: script, moduleType: 'ts' as const } : undefined),
  }
  const { output } = await (
    await rolldown({ input: 'entry', platform: 'browser', plugins: [entry] })
  ).generate({ format: 'es' })
  return output[0].code
}
