import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { PDF } from '@libpdf/core'
import type { AddParty, CreateDocument, NewField } from '@paraph/client'
import type { BrowserContext, BrowserContextOptions, Frame, FrameLocator, Page } from 'playwright-core'
import { expect, onTestFinished } from 'vitest'
import type { Mode } from '@paraph/server/src/domain/accounts/account-store.ts'
import { openWatched } from './watched-context.ts'
import { closeContext, openBrowser } from './browser.ts'
import { inTurn } from '../pdf/pdf.ts'
import { type ServerOptions, startServer, type TestServer, useServerOfPages } from '../server/server.ts'

export const phone: BrowserContextOptions = { viewport: { width: 390, height: 780 }, isMobile: true, hasTouch: true }
export const smallPhone: BrowserContextOptions = { ...phone, viewport: { width: 320, height: 568 } }
export const desktop: BrowserContextOptions = { viewport: { width: 1280, height: 860 } }

/** The simplest signature. */
export const click = { requiredSignature: 'CLICK_TO_SIGN' } as const

/** A field of the party with this index. */
export type FieldOf = Omit<NewField, 'partyId'> & { party?: number }

const agreements = new Map<number, () => Promise<Uint8Array<ArrayBuffer>>>()

/** Returns a file of `textPdf`: another one than the last time, and one that the server has inspected before. */
export async function agreement(pages: number): Promise<File> {
  const next = agreements.get(pages) ?? inTurn(() => textPdf(pages), 3)
  agreements.set(pages, next)
  return new File([await next()], 'agreement.pdf')
}

/** Returns a PDF with a line of text at the start and a drawn line at the end of each page. `padding` is the size of an attachment, which no page needs. */
export async function textPdf(pages: number, padding = 0): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = PDF.create()
  for (let page = 1; page <= pages; page++) {
    const sheet = pdf.addPage()
    sheet.drawText(`This is page ${page} of the agreement`, { x: 60, y: 700, size: 20 })
    sheet.drawLine({ start: { x: 60, y: 60 }, end: { x: 500, y: 60 }, thickness: 3 })
  }
  if (padding > 0) pdf.addAttachment('padding', randomBytes(padding))
  return new Uint8Array(await pdf.save())
}

/** A server and a browser for the tests of a file. With options, the file has a server of its own, and else the one that the files of this process share. */
export async function startPages(options?: ServerOptions) {
  const server = options ? await startServer({ ...options, recorded: false }) : await useServerOfPages()
  const browser = await openBrowser()

  /**
   * Opens a page of the server. The test fails if something happens that must not: requests to other machines, violations of the policy, and errors.
   * The browser reaches other machines only through the proxy, so the proxy also sees workers. A test that causes faults removes them from the list.
   */
  const openAt = async (path: string, options: BrowserContextOptions = desktop) => {
    const faults: string[] = []
    const context = await openWatched(browser, { locale: 'en-GB', ...options }, faults)
    const log: string[] = []
    onTestFinished(async ({ task }) => {
      if (task.result?.state === 'fail') await printState(context, log)
      await closeContext(context)
      expect(faults).toEqual([])
    })
    const tab = await context.newPage()
    tab.on('pageerror', (error) => faults.push(error.message))
    tab.on('console', (message) => log.push(`console: ${message.text()}`))
    tab.on('crash', () => log.push('The tab crashed.'))
    tab.on('requestfailed', (request) => log.push(`${request.url()}: ${request.failure()?.errorText}`))
    tab.on('response', (response) => response.status() >= 400 && log.push(`${response.url()}: ${response.status()}`))
    await tab.goto(`${server.baseUrl}${path}`)
    await tab.locator('h1').waitFor()
    await documentHasPlace(tab)
    return { tab, context, faults }
  }
  const open = (token: string | undefined, options?: BrowserContextOptions) =>
    openAt(`/sign/${token ? `#${token}` : ''}`, options)

  return { ...server, ...sendingFrom(server), open, openAt, newContext: browser.newContext }
}

/** Documents of the server, which its pages show to their parties. */
function sendingFrom(server: Pick<TestServer, 'newAccount' | 'linkOf' | 'db' | 'services'>) {
  /** Sends a document, and returns what its parties and the account need. */
  const send = async (
    parties: Partial<Omit<AddParty, 'person'>>[] = [click],
    document: Partial<CreateDocument> = {},
    { mode, ssn, fields = [] }: { mode?: Mode; ssn?: string; fields?: FieldOf[] } = {},
  ) => {
    const account = await server.newAccount(mode)
    const file = document.file ?? (await agreement(3))
    const { id } = await account.draftDocument({ title: 'Tenancy agreement', ...document, file })
    const person = { email: 'anna.lindqvist@example.com', phone: '+46701740605', ...(ssn && { ssn }) }
    const contact = await account.contact(person)
    const ids: string[] = []
    for (const fields of parties) ids.push((await account.party(id, { contactId: contact.id, ...fields })).id)
    const path = { id }
    if (fields.length > 0) {
      const placed = fields.map(({ party = 0, ...field }) => ({ ...field, partyId: ids[party]! }))
      const added = await account.client.POST('/api/v1/documents/{id}/fields', {
        params: { path },
        body: { fields: placed },
      })
      expect(added.error).toBeUndefined()
    }
    const { response } = await account.client.POST('/api/v1/documents/{id}/send', { params: { path } })
    expect(response.status).toBe(200)
    const party = async (index = 0) => {
      const { data } = await account.client.GET('/api/v1/documents/{id}/parties/{partyId}', {
        params: { path: { id, partyId: ids[index]! } },
      })
      return data!
    }
    const events = async () => {
      const { data } = await account.client.GET('/api/v1/documents/{id}/events', { params: { path } })
      return data!.events.toReversed()
    }
    const cancel = () =>
      account.client.POST('/api/v1/documents/{id}/cancel', { params: { path }, body: { reason: 'A mistake.' } })
    const expire = () =>
      server.db
        .updateTable('documents')
        .set({ expires_at: new Date(0).toISOString() })
        .where('id', '=', id)
        .execute()
    return { account, id, ids, party, events, cancel, expire, token: async (index = 0) => server.linkOf(ids[index]!) }
  }

  /** What is stored of the party's signature. */
  const signatureOf = (partyId: string) =>
    server.db.selectFrom('signatures').selectAll().where('party_id', '=', partyId).executeTakeFirst()
  /** The values of its fields that the party has signed. */
  const signedValues = async (partyId: string) =>
    Object.fromEntries(((await signatureOf(partyId))?.fields ?? []).map(({ name, value }) => [name, value]))

  /** The message with the newest code for the party. */
  const codeMessage = (partyId: string) =>
    server.db
      .selectFrom('messages')
      .select('id')
      .where('party_id', '=', partyId)
      .where('kind', '=', 'CODE')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
  const codeOf = async (partyId: string): Promise<string> => {
    const parties = server.db.selectFrom('parties').select('link_nonce as nonce').where('id', '=', partyId)
    const { nonce } = await parties.executeTakeFirstOrThrow()
    return server.services.codes.codeOf((await codeMessage(partyId)).id, nonce)
  }
  return { send, signatureOf, signedValues, codeMessage, codeOf }
}

/** Prints what the pages of a failed test show, because the error of a time limit says only what they do not show. */
async function printState(context: BrowserContext, log: string[]): Promise<void> {
  const state = `JSON.stringify({
    text: document.body.innerText.slice(0, 2000),
    canvases: [...document.querySelectorAll('canvas')].map(({ width, height }) => width + ' x ' + height),
    canDraw: document.createElement('canvas').getContext('2d') !== null,
  })`
  for (const page of context.pages()) {
    const shown = page.evaluate(state).catch((error: Error) => error.message)
    // A tab that hangs answers nothing.
    const text = await Promise.race([shown, sleep(2_000, 'The tab does not answer.')])
    process.stderr.write(`${page.url()} showed ${String(text)}\n${log.join('\n')}\n`)
  }
}

export const title = (tab: Page) => tab.locator('h1').textContent()

/** Drops a file on the page. Returns whether the page kept the browser from showing the file instead. */
export const dropFile = (tab: Page): Promise<boolean> =>
  tab.evaluate(`(() => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File(['no PDF'], 'a.pdf'))
    return !document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
  })()`)

/** Expects the page to have this title soon. */
export async function expectTitle(tab: Page, name: string | RegExp): Promise<void> {
  await expect.poll(() => title(tab)).toMatch(name)
}

/** Waits until the pages of the document have their place, if the tab shows a document. They push down what is below them, and a tap would miss it. */
export async function documentHasPlace(tab: Page): Promise<void> {
  await tab
    .locator('body:not(:has(.reader)), .pdf-page, .text-page, .reader .error')
    .first()
    .waitFor({ state: 'attached' })
}

/** Opens another link in this tab. The page then shows nothing of the earlier link, but is not loaded again, because loading takes most of a test. */
export async function visit(tab: Page, token: string): Promise<void> {
  await tab.evaluate(`new Promise((resolve) => {
    addEventListener('hashchange', resolve, { once: true })
    location.hash = '${token}'
  })`)
  await tab.locator('h1').waitFor()
}

/** What a script in the page knows of an element. */
export interface InPage {
  scrollIntoView: (options: { block: string }) => void
  ownerDocument: {
    defaultView: { IntersectionObserver: new (callback: () => void) => { observe: (it: InPage) => void } }
  }
}

/** Does what only a person does: turns the wheel over the page. */
export async function actAsPerson(tab: Page | FrameLocator): Promise<void> {
  const heading = tab.locator('h1')
  await heading.hover()
  await heading.page().mouse.wheel(0, 1)
}

/**
 * Scrolls through these pages as a reader does, so that they count as shown. The page measures for how long each part is in view. Its clock is moved, which also
 * lets its other timers end.
 */
export async function readToTheEnd(tab: Page | FrameLocator, pages: number) {
  await actAsPerson(tab)
  for (let number = 1; number <= pages; number++) {
    const page = tab.locator(`[data-page="${number}"]`)
    const { clock } = page.page()
    await page.scrollIntoViewIfNeeded()
    await tab.getByText(`This is page ${number} of the agreement`).waitFor()
    await page.locator('.page-loading').waitFor({ state: 'detached' })
    const percent = async () => {
      for (const block of ['start', 'center', 'end']) {
        await page.evaluate<void, string, InPage>((element, block) => {
          element.scrollIntoView({ block })
          // The browser notifies the older observers first.
          return new Promise((resolve) =>
            new element.ownerDocument.defaultView.IntersectionObserver(() => resolve()).observe(element),
          )
        }, block)
        await clock.runFor(4000)
      }
      return Number(await page.locator('.parts').getAttribute('data-percent'))
    }
    await expect.poll(percent).toBe(100)
  }
}

/** Says that the party has read the document, if the page asks for that. */
export async function confirmReading(page: Page | Frame | FrameLocator): Promise<void> {
  // The question disappears as soon as the last page was shown, so this does not wait for it.
  await page
    .getByRole('checkbox', { name: /^(I have read|Jag har läst)/ })
    .evaluateAll<void, { checked: boolean; click: () => void }>((boxes) =>
      boxes.forEach((box) => box.checked || box.click()),
    )
}

/** Signs, after it has confirmed that the party has read the document. */
export async function pressSign(page: Page | Frame | FrameLocator, name = 'Sign'): Promise<void> {
  const button = page.getByRole('button', { name, exact: true })
  await button.waitFor()
  await confirmReading(page)
  await button.click()
}

/**
 * Holds news of the document back from this tab until the returned function is called. Otherwise the tab may remove its button before the test presses it, and
 * the test would wait for ever.
 */
export async function holdNews(tab: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await tab.route('**/signing-session', async (route) => {
    if (route.request().method() === 'GET') await released
    await route.fallback()
  })
  return release
}

/** Draws a line in the open dialog, through points that are parts of the field's width and height. */
export async function draw(tab: Page, ...points: [x: number, y: number][]) {
  const pad = tab.getByRole('img', { name: /Field to draw in/ })
  // The pad takes lines only from the moment when it has this style. Until then, the pad may also move.
  await expect
    .poll(() => pad.evaluate<string, { style: { touchAction: string } }>(({ style }) => style.touchAction))
    .toBe('none')
  await pad.hover({ trial: true })
  const { x, y, width, height } = (await pad.boundingBox())!
  for (const [index, [right, down]] of points.entries()) {
    await tab.mouse.move(x + right * width, y + down * height, { steps: 5 })
    if (index === 0) await tab.mouse.down()
  }
  await tab.mouse.up()
}

/** Returns the buttons and fields that are lower or narrower than a finger. Fields on the pages are as large as the sender made them. */
export const smallTargets = (tab: Page) =>
  tab.evaluate<
    string[]
  >(`[...document.querySelectorAll(':is(button, a.button, label:has(> input), input[type=text], textarea):not(.field-layer *, .sheet *)')]
    .map((element) => [element.textContent || element.type, element.getBoundingClientRect()])
    .filter(([, { width, height }]) => width > 0 && (width < 44 || height < 44))
    .map(([name, { width, height }]) => name + ' ' + width + ' × ' + height)`)
