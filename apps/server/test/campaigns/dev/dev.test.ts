import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { copyFile, mkdir, mkdtemp, rename, rm, rmdir } from 'node:fs/promises'
import { createServer, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { createClient, Paraph } from '@paraph/client'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { listen } from '../../../dev/listen.ts'
import { seriousViolations } from '@paraph/testing/pages/axe.ts'
import { openBrowser } from '@paraph/testing/pages/browser.ts'
import { throughGate } from '@paraph/testing/programs/gate.ts'
import { HANGING } from '@paraph/testing/programs/hanging.ts'
import { onePagePdf } from '@paraph/testing/pdf/pdf.ts'
import { printed } from '@paraph/testing/programs/printed.ts'
import { bareEnvironment, listening, type ServerProcess } from '@paraph/testing/programs/process.ts'
import { startReceiver } from '@paraph/testing/receivers/receiver.ts'

const program = join(import.meta.dirname, '../../../dev/dev.ts')
const listenProgram = join(import.meta.dirname, '../../../dev/webhooks-listen.ts')
const DATA_DIR = await mkdtemp(join(tmpdir(), 'paraph dev '))

/** A site that must get no requests, except for links that a person opens. */
const asked: string[] = []
const site = createServer((req, res) => {
  asked.push(req.url!)
  res.end()
})
const elsewhere = `http://127.0.0.1:${await listen(site, 0)}`

/** Starts the server as `npm run dev` does. */
async function startDev(env: Record<string, string> = {}): Promise<ServerProcess> {
  const dev = await throughGate(() =>
    listening(
      spawn(process.execPath, [program], {
        env: { ...bareEnvironment, PORT: '0', HOST: '127.0.0.1', PUBLIC_URL: elsewhere, DATA_DIR, ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
      }),
    ),
  )
  // Unlike `expect.poll`, it also works in the set-up.
  await vi.waitFor(() => outputOf(dev, /Key {3}pk_/), HANGING)
  return dev
}

function outputOf(dev: ServerProcess, pattern: RegExp): string {
  const found = pattern.exec(dev.output())
  if (!found) throw new Error(`The output does not match ${pattern}: ${dev.output()}`)
  return found[1] ?? found[0]
}

const inboxOf = (dev: ServerProcess) => outputOf(dev, /Inbox (http:\S+)/)
const keyOf = (dev: ServerProcess) => outputOf(dev, /Key {3}(pk_test_[\w-]+)/)

let dev: ServerProcess
let inbox: string
const browser = await openBrowser()

beforeAll(async () => {
  dev = await startDev()
  inbox = inboxOf(dev)
})
afterAll(async () => {
  dev.child.kill('SIGTERM')
  await dev.exited
  site.close()
  await rm(DATA_DIR, { recursive: true, force: true, maxRetries: 5 })
})

const open = async (options: BrowserContextOptions = {}) => {
  const context = await browser.newContext(options)
  const tab = await context.newPage()
  await tab.goto(inbox)
  return tab
}

/** Sends any mail directly, without the API. */
const post = (mail: { subject: string; html?: string; text?: string }) =>
  createTransport({ url: outputOf(dev, /smtp:\/\/127\.0\.0\.1:\d+/) }).sendMail({
    from: 'x@example.com',
    to: 'y@example.com',
    ...mail,
  })

const choose = async (tab: Page, subject: string) => {
  await tab.getByRole('link', { name: subject }).first().click()
  await tab.getByRole('heading', { name: subject }).waitFor()
}

test('the inbox signs in as the admin of the test account, each time by a new link', async () => {
  const newLink = async () => (await fetch(`${inbox}/sign-in`, { redirect: 'manual' })).headers.get('location')!
  const [first, second] = [await newLink(), await newLink()]
  expect(first.startsWith(`${dev.url}/#invitation=`)).toBe(true)
  const signIn = async (link: string) => {
    const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
    const body = JSON.stringify({ invitation: link.split('#invitation=')[1] })
    return (await fetch(`${dev.url}/api/v1/sessions`, { method: 'POST', headers, body })).json()
  }
  expect(await signIn(first)).toMatchObject({ code: 'invitation_invalid' })
  expect(await signIn(second)).toMatchObject({ member: { role: 'ADMIN' }, account: { mode: 'TEST' } })
})

test('the mail and the SMS for a sent document appear in the inbox, and their links open', async () => {
  const tab = await open()
  await tab.getByText('No messages yet').waitFor()

  const client = createClient({ baseUrl: dev.url, apiKey: keyOf(dev) })
  const title = 'Tenancy agreement'
  const [document, contact] = await Promise.all([
    client.POST('/api/v1/documents', {
      body: { file: new Blob([await onePagePdf()], { type: 'application/pdf' }), title },
    }),
    client.POST('/api/v1/contacts', {
      body: { firstName: 'Anna', lastName: 'Lindqvist', email: 'anna@example.com', phone: '+46701740605' },
    }),
  ])
  const { id } = document.data!
  for (const deliveryMethod of ['EMAIL', 'SMS'] as const) {
    const { error } = await client.POST('/api/v1/documents/{id}/parties', {
      params: { path: { id } },
      body: { contactId: contact.data!.id, role: 'SIGNER', deliveryMethod },
    })
    expect(error).toBeUndefined()
  }
  expect((await client.POST('/api/v1/documents/{id}/send', { params: { path: { id } } })).error).toBeUndefined()

  const links = tab.getByRole('navigation').getByRole('link')
  await expect.poll(() => links.count()).toBe(2)
  await expect
    .poll(() => tab.locator('#announcement').textContent())
    .toContain('New message: TEST: acme asks you to sign')

  const subject = `TEST: acme asks you to sign: ${title}`
  await links.filter({ hasText: subject }).focus()
  await tab.keyboard.press('Enter')
  await tab.getByRole('heading', { name: subject }).waitFor()
  const facts = await tab.locator('#facts').innerText()
  expect(facts).toContain('acme (Paraph)')
  expect(facts).toContain('anna@example.com')
  const mail = tab.frameLocator('#html')
  await mail.getByText(`acme asks you to sign “${title}”.`).last().waitFor()

  const [opened] = await Promise.all([
    tab.context().waitForEvent('page'),
    mail.getByRole('link', { name: 'Read the document' }).click(),
  ])
  await opened.waitForURL(`${elsewhere}/sign/#*`)

  await tab.getByRole('radio', { name: 'Text' }).check()
  expect(await tab.locator('#plain-text').textContent()).toContain('Read the document:\nhttp')
  await tab.getByRole('radio', { name: 'Source' }).check()
  expect(await tab.locator('#plain-text').textContent()).toMatch(/^Message-ID: <msg_/im)

  await choose(tab, 'acme asks you to sign "')
  expect(await tab.locator('#facts').innerText()).toMatch(/\+46701740605[^]*Parts of SMS\s+1/)
  await tab.context().close()
})

test('no other page can send the demo contract', async () => {
  const demo = (headers: Record<string, string>) => fetch(`${inbox}/demo`, { method: 'POST', headers })
  for (const headers of [{}, { origin: elsewhere }, { origin: 'null' }, { origin: `${inbox}.evil.example` }]) {
    expect((await demo(headers as Record<string, string>)).status).toBe(403)
  }
  expect((await fetch(`${inbox}/demo`, { headers: { origin: inbox } })).status).toBe(404)
})

test('a mail cannot run scripts, load anything, send a form or navigate the page', async () => {
  const subject = '<img src=x onerror="document.title=1">'
  const away = `${elsewhere}/away`
  await post({
    subject,
    html: `<meta http-equiv="refresh" content="0;url=${away}?refresh"><link rel="stylesheet" href="${away}?link"><style>@import "${away}?import"; p { background: url(${away}?background) }</style>
<p>Harmless</p><script>document.body.append('ran'); fetch('${away}?fetch'); top.location = '${away}?top'</script><img src="${away}?image" onerror="document.body.append('ran')">
<iframe src="${away}?frame"></iframe><object data="${away}?object"></object><svg onload="document.body.append('ran')"></svg>
<form action="${away}?form"><button>Send</button></form><a href="javascript:document.body.append('ran')">Script</a><a href="${away}?same" target="_self">Here</a>`,
  })
  const tab = await open()
  await choose(tab, subject)
  const mail = tab.frameLocator('#html')
  await mail.getByText('Harmless').waitFor()
  await mail.getByRole('button').click()
  await mail.getByText('Script').click()
  // A second mail arrives last, after everything that the first one could have done.
  await post({ subject: 'The next one', text: 'Text alone' })
  await choose(tab, 'The next one')
  expect(await tab.locator('#plain-text').textContent()).toContain('Text alone')
  await choose(tab, subject)
  expect(await mail.locator('body').innerText()).not.toContain('ran')
  const seen = () => asked.filter((path) => path.startsWith('/away'))
  expect(seen()).toEqual([])
  // Prove that a request would have been seen.
  await fetch(away)
  expect(seen()).toEqual(['/away'])
  expect(await tab.title()).toBe('Inbox · Paraph')
  expect(tab.url()).toContain(`${inbox}/#`)
  await tab.context().close()
})

test('axe finds nothing serious in the inbox in dark colours, and the page fits a phone', async () => {
  await post({ subject: `A subject without ${'spaces'.repeat(20)}`, text: 'long '.repeat(200) + 'x'.repeat(200) })
  const tab = await open({ colorScheme: 'dark', viewport: { width: 360, height: 740 }, bypassCSP: true })
  await tab.getByRole('link', { name: 'A subject' }).first().waitFor()
  expect(await seriousViolations(tab)).toEqual([])
  expect(await tab.evaluate('document.documentElement.scrollWidth')).toBe(360)
  await choose(tab, 'A subject')
  expect(await seriousViolations(tab)).toEqual([])
  expect(await tab.evaluate('document.documentElement.scrollWidth')).toBe(360)
  await tab.getByRole('link', { name: 'All messages' }).click()
  await tab.getByRole('link', { name: 'A subject' }).first().waitFor()
  await tab.context().close()
})

test('requests with another host name, and SMS without the password of the server, are refused', async () => {
  const status = await new Promise((resolve) =>
    get(`${inbox}/messages`, { headers: { host: 'evil.example' } }, ({ statusCode }) => resolve(statusCode)),
  )
  expect(status).toBe(421)
  const body = new URLSearchParams({ from: 'x', to: 'y', message: 'z' })
  expect((await fetch(`${inbox}/a1/sms`, { method: 'POST', body })).status).toBe(401)
})

test('webhooks:listen forwards events, prints the answers, and leaves no endpoint; the inbox shows them', async () => {
  const receiver = await startReceiver()
  const paraph = new Paraph({ baseUrl: dev.url, apiKey: keyOf(dev) })
  const [command] = printed('apps/docs/guides/webhooks.md', 'sh', '## Test it on your machine')
  const [, option, port] = /^npm run webhooks:listen -w apps\/server -- (\S+) http:\/\/localhost:(\d+)\/\S+\n$/.exec(
    command!,
  )!
  // The example with Express in the guide listens at this port.
  expect(printed('apps/docs/guides/webhooks.md', 'ts', '## Receive events with Express')[0]).toContain(`(${port})`)
  const listener = spawn(process.execPath, [listenProgram, option!, receiver.url], {
    env: { ...bareEnvironment, DATA_DIR, PUBLIC_URL: dev.url },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const exited = once(listener, 'exit')
  onTestFinished(async () => {
    listener.kill('SIGKILL')
    await receiver.close()
  })
  let said = ''
  listener.stdout.on('data', (chunk) => (said += String(chunk)))
  listener.stderr.on('data', (chunk) => (said += String(chunk)))
  const signing = /^Signing secret: (whsec_\S+)$/m
  await expect.poll(() => said).toMatch(signing)
  const [, secret] = signing.exec(said)!

  const [endpoint] = await paraph.webhooks.listEndpoints().toArray({ limit: 5 })
  const { eventId } = await paraph.webhooks.testEndpoint(endpoint!.id)
  await expect.poll(() => said).toContain(`webhook.test ${eventId} -> 200\n`)
  const [{ body, headers }] = receiver.requests as [(typeof receiver.requests)[0]]
  expect(await paraph.webhooks.verify(body, headers, secret!)).toMatchObject({ type: 'webhook.test', id: eventId })

  const tab = await open()
  await tab.getByText('Webhooks (1)').click()
  const row = tab.locator('#deliveries tr')
  await row.getByText(receiver.url).waitFor()
  await row.getByRole('cell', { name: '200' }).waitFor()
  await row.getByText('webhook.test', { exact: true }).click()
  await row.getByText(eventId).waitFor()
  expect(await seriousViolations(tab)).toEqual([])

  receiver.answer = 500
  await paraph.webhooks.testEndpoint(endpoint!.id)
  await expect.poll(() => said).toMatch(/webhook\.test \S+ -> 500\n {4}noted\n/)
  receiver.answer = 200
  await expect.poll(() => said).toContain('-> 200, attempt 2')

  listener.kill('SIGINT')
  expect(await exited).toEqual([0, null])
  expect(said).toMatch(/The endpoint is deleted\.\n$/)
  expect(await paraph.webhooks.listEndpoints().toArray({ limit: 5 })).toEqual([])
})

test('a change of a source file restarts the server but not PostgreSQL; two Ctrl-C stop everything', async () => {
  const pidFile = join(DATA_DIR, 'postgres/postmaster.pid')
  const postmaster = readFileSync(pidFile, 'utf8')
  const source = join(import.meta.dirname, '../../../src/platform/problems/problem.ts')
  const addresses = () => Array.from(dev.output().matchAll(/API +(http:\S+)\/api\/v1/g), ([, url]) => url!)
  // Many editors save this way: each time, another file replaces the watched file.
  const saves = join(import.meta.dirname, '../../../test-results')
  await mkdir(saves, { recursive: true })
  for (const count of [1, 2]) {
    const folder = await mkdtemp(join(saves, 'save-'))
    await copyFile(source, join(folder, 'problem.ts'))
    await rename(join(folder, 'problem.ts'), source)
    await rmdir(folder)
    await expect.poll(() => addresses().length).toBe(1 + count)
  }
  const url = addresses()[2]!
  expect((await fetch(`${url}/readyz`)).status).toBe(200)
  expect(readFileSync(pidFile, 'utf8')).toBe(postmaster)

  dev.child.kill('SIGINT')
  dev.child.kill('SIGINT')
  expect(await dev.exited).toBe(0)
  expect(existsSync(pidFile)).toBe(false)
  await expect(fetch(url)).rejects.toThrow('fetch failed')
  await expect(fetch(inbox)).rejects.toThrow('fetch failed')
})
