import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { copyFile, mkdir, mkdtemp, rename, rm, rmdir } from 'node:fs/promises'
import { createServer, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { createTransport } from 'nodemailer'
import { createClient, Paraph } from '@paraph/client'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { listen } from '../../../dev/listen.ts'
import { seriousViolations } from '../../support/axe.ts'
import { openBrowser } from '../../support/browser.ts'
import { throughGate } from '../../support/gate.ts'
import { HANGING } from '../../support/hanging.ts'
import { onePagePdf } from '../../support/pdf.ts'
import { printed } from '../../support/printed.ts'
import { bareEnvironment, listening, type ServerProcess } from '../../support/process.ts'
import { startReceiver } from '../../support/receiver.ts'

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

test('people sign with a simulated BankID, and the inbox leads to its phone', async () => {
  const readiness = async () => (await fetch(`${dev.url}/readyz`)).json()
  await expect.poll(readiness).toMatchObject({ bankid: 'ok' })
  const tab = await open()
  const link = tab.getByRole('link', { name: 'Simulated BankID' })
  await link.waitFor()
  const phone = await link.getAttribute('href')
  expect(phone).toBe(outputOf(dev, /Phone (http:\S+),/))
  expect(await (await fetch(phone!)).text()).toContain('This page plays the phone.')
  await tab.context().close()
})

test('one click sends a demo contract, and its mails lead to three parties', async () => {
  const tab = await open()
  const links = tab.getByRole('navigation').getByRole('link')
  // The page loads its list after it is open.
  const before = ((await (await fetch(`${inbox}/messages`)).json()) as unknown[]).length
  await expect.poll(() => links.count()).toBe(before)
  await tab.getByRole('button', { name: 'Send me a demo contract' }).click()
  await tab.getByText('The contract is sent. Its mails appear below.').waitFor()
  await expect.poll(() => links.count()).toBe(before + 3)
  const client = createClient({ baseUrl: dev.url, apiKey: keyOf(dev) })
  const roles = []
  for (const name of ['Anna', 'Bo', 'Eva']) {
    await links
      .filter({ hasText: `${name.toLowerCase()}.` })
      .first()
      .click()
    await tab.getByText(`${name.toLowerCase()}.`).last().waitFor()
    await tab.getByRole('radio', { name: 'Text' }).check()
    await expect.poll(() => tab.locator('#plain-text').textContent()).toMatch(new RegExp(`Hello ${name}`))
    const [, apiKey] = /\/sign\/#(\S+)/.exec((await tab.locator('#plain-text').textContent())!)!
    const { data } = await createClient({ baseUrl: dev.url, apiKey: apiKey! }).GET('/api/v1/signing-session')
    roles.push(data!.party!.role)
  }
  expect(roles).toEqual(['SIGNER', 'ACCEPTOR', 'REVIEWER'])
  const { data } = await client.GET('/api/v1/documents')
  expect(data!.documents[0]).toMatchObject({ title: 'Tenancy agreement', status: 'SENT' })
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

test('a mail is shown in dark colours and as wide as a phone', async () => {
  await post({
    subject: 'Colours',
    html: '<style>:root { color-scheme: light dark } p { color: #111111 } @media (prefers-color-scheme: dark) { p { color: #eeeeee } }</style><p>Text</p>',
  })
  const tab = await open({ colorScheme: 'light' })
  await choose(tab, 'Colours')
  const color = () => tab.frames()[1]?.evaluate('getComputedStyle(document.querySelector("p")).color').catch(String)
  await expect.poll(color).toBe('rgb(17, 17, 17)')
  await tab.getByLabel('Dark').check()
  await expect.poll(color).toBe('rgb(238, 238, 238)')
  await tab.getByLabel('As wide as a phone').check()
  await expect.poll(() => tab.frames()[1]!.evaluate('innerWidth')).toBe(360)
  await tab.context().close()
})

test.each(['light', 'dark'] as const)(
  'axe finds nothing serious in the inbox in %s colours, and the page fits a phone',
  async (colorScheme) => {
    await post({ subject: `A subject without ${'spaces'.repeat(20)}`, text: 'long '.repeat(200) + 'x'.repeat(200) })
    const tab = await open({ colorScheme, viewport: { width: 360, height: 740 }, bypassCSP: true })
    await tab.getByRole('link', { name: 'A subject' }).first().waitFor()
    expect(await seriousViolations(tab)).toEqual([])
    expect(await tab.evaluate('document.documentElement.scrollWidth')).toBe(360)
    await choose(tab, 'A subject')
    expect(await seriousViolations(tab)).toEqual([])
    expect(await tab.evaluate('document.documentElement.scrollWidth')).toBe(360)
    await tab.getByRole('link', { name: 'All messages' }).click()
    await tab.getByRole('link', { name: 'A subject' }).first().waitFor()
    await tab.context().close()
  },
)

test('if the port is taken, a free port is used', async () => {
  const [first, second] = [createServer(), createServer()]
  const port = await listen(first, 0)
  expect(await listen(second, port)).not.toBe(port)
  first.close()
  second.close()
})

test('requests with another host name, and SMS without the password of the server, are refused', async () => {
  const status = await new Promise((resolve) =>
    get(`${inbox}/messages`, { headers: { host: 'evil.example' } }, ({ statusCode }) => resolve(statusCode)),
  )
  expect(status).toBe(421)
  const body = new URLSearchParams({ from: 'x', to: 'y', message: 'z' })
  expect((await fetch(`${inbox}/a1/sms`, { method: 'POST', body })).status).toBe(401)
})

test('webhooks:listen forwards events, prints them with their answers, and leaves no endpoint; the inbox shows the deliveries', async () => {
  const receiver = await startReceiver()
  const paraph = new Paraph({ baseUrl: dev.url, apiKey: keyOf(dev) })
  const [command] = printed('apps/docs/guides/webhooks.md', 'sh', '## Test it on your machine')
  const [, option, port] = /^npm run webhooks:listen -- (\S+) http:\/\/localhost:(\d+)\/\S+\n$/.exec(command!)!
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

test('webhooks:listen explains a missing or refused address', async () => {
  const listenTo = async (...args: string[]) => {
    const env = { ...bareEnvironment, DATA_DIR, PUBLIC_URL: dev.url, PARAPH_KEY: keyOf(dev) }
    const child = spawn(process.execPath, [listenProgram, ...args], { env, stdio: ['ignore', 'ignore', 'pipe'] })
    return text(child.stderr)
  }
  expect(await listenTo()).toBe(
    'Say where the events go: npm run webhooks:listen -- --forward-to http://localhost:4000/webhooks\n',
  )
  expect(await listenTo('--forward-to', 'http://10.0.0.1/')).toContain('10.0.0.1')
})

test('a change of a source file restarts the server but not PostgreSQL; Ctrl-C, which npm passes on again, stops everything', async () => {
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

test('the key is the same at the next start; with an SMTP_URL, mail goes there', async () => {
  const key = keyOf(dev)
  dev = await startDev({ SMTP_URL: 'smtp://127.0.0.1:9' })
  expect(keyOf(dev)).toBe(key)
  expect(dev.output()).toContain('without e-mail: your SMTP_URL gets it')
  // The mails of the demo would leave this machine.
  const demo = await fetch(`${inboxOf(dev)}/demo`, { method: 'POST', headers: { origin: inboxOf(dev) } })
  expect([demo.status, await demo.text()]).toEqual([
    503,
    'The mails of the demo would leave this machine: unset SMTP_URL.',
  ])
  dev.child.kill('SIGTERM')
  expect(await dev.exited).toBe(0)
})
