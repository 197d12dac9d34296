import type { Request } from 'playwright-core'
import { expect, test } from 'vitest'
import { startHost } from '@paraph/testing/pages/embed.ts'
import { look } from '@paraph/testing/pages/look.ts'
import { android, interceptApp, press, qrText, shows, startBankIdPages } from './bankid.support.ts'
import { desktop, expectTitle, visit } from '@paraph/testing/pages/page.ts'

const host = await startHost()
const { send, open, newContext, simulator, returnUrl, baseUrl, db } = await startBankIdPages({
  frameAncestors: [host.allowed],
})

test('a page that is loaded again, or in another browser, tells that the party has signed in the app', async () => {
  const { token } = await send()
  const { tab, context } = await open(await token(), android)
  const app = await interceptApp(context)
  await press(tab, 'BankID on this device')
  await expect.poll(() => app.length).toBe(1)
  await simulator.act(simulator.autostart(app[0]!).orderRef, 'sign')
  await shows(tab, 'You have signed in the app.')
  const other = await (await newContext({ ...desktop, locale: 'en-GB' })).newPage()
  await other.goto(`${baseUrl}/sign/#${await token()}`)
  await shows(other, 'You have signed in the app, but not come back from it')
  await other.getByRole('button', { name: 'BankID on another device' }).waitFor()
  await tab.goto(returnUrl())
  await expectTitle(tab, 'You have signed')
  await other.evaluate("dispatchEvent(new Event('focus'))")
  await expectTitle(other, 'You have signed')
  await other.context().close()

  // The server checks the signature. This takes a moment, which the test makes longer.
  const second = await send()
  await visit(tab, await second.token())
  await press(tab, 'BankID on another device')
  await qrText(tab)
  const order = () => db.updateTable('bankid_orders').where('party_id', '=', second.ids[0]!)
  const late = new Date(Date.now() + 3_600_000).toISOString()
  await order()
    .set({ completion: Buffer.from('signed'), hint_code: null, collect_at: late })
    .execute()
  await shows(tab, 'BankID is processing your signature.')
  await tab.reload()
  await tab.getByRole('dialog').getByText('BankID is processing your signature.').waitFor()
  expect(await tab.locator('.qr').count()).toBe(0)
  await order()
    .set({ completion: null, collect_at: new Date(0).toISOString() })
    .execute()
  await simulator.act(simulator.scan(await qrText(tab)).orderRef, 'sign')
  await expectTitle(tab, 'You have signed')
})

test('without storage, a party signs on another device, and the page says why it can not on this one', async () => {
  const { token } = await send({}, { language: 'SV' })
  const { tab, context } = await open(undefined)
  await context.addInitScript({
    content: "Object.defineProperty(window, 'localStorage', { get() { throw new Error('Refused.') } })",
  })
  await tab.reload()
  await visit(tab, await token())
  await press(tab, 'BankID på den här enheten')
  await shows(tab, 'Den här webbläsaren sparar inget för sidan')
  await press(tab, 'BankID på en annan enhet')
  await shows(tab, 'Starta BankID-appen och läs av QR-koden.')
  const text = await tab.locator('.qr').getAttribute('data-text')
  await simulator.act(simulator.scan(text!).orderRef, 'sign')
  await expectTitle(tab, 'Du har skrivit under')
})

test('from a frame, a party signs on this device in a new tab, and then the frame shows that it has signed', async () => {
  const { token } = await send()
  const context = await newContext({ ...android, locale: 'en-GB' })
  const app = await interceptApp(context)
  const hostTab = await context.newPage()
  await hostTab.goto(host.allowed)
  await hostTab.evaluate(`embed(${JSON.stringify({ url: `${baseUrl}/sign/#${await token()}` })})`)
  const frame = hostTab.frameLocator('#signing iframe')
  const opening = context.waitForEvent('page')
  await frame.getByRole('link', { name: 'BankID on this device (opens a new tab)' }).click()
  const tab = await opening
  await frame.locator('.done', { hasText: 'Sign in the tab that has opened.' }).waitFor()
  await press(tab, 'BankID on this device')
  await expect.poll(() => app.length).toBe(1)
  await simulator.act(simulator.autostart(app[0]!).orderRef, 'sign')
  await tab.goto(returnUrl())
  await expectTitle(tab, 'You have signed')
  await frame.getByRole('heading', { name: 'You have signed' }).waitFor()
  await context.close()
})

test('the page says each time why nothing was signed with BankID', async () => {
  const { token, party } = await send()
  const permissions = ['clipboard-read', 'clipboard-write']
  const { tab, context } = await open(await token(), { ...desktop, permissions })
  await press(tab, 'BankID on this device')
  await shows(tab, 'Trying to start your BankID app.')
  const link = await tab.getByRole('link', { name: 'Open the BankID app' }).getAttribute('href')
  expect(link).toMatch(/^bankid:\/\/\/\?autostarttoken=[\w-]+&redirect=null$/)
  await look(tab, 'bankid/this-device')
  await simulator.act(simulator.autostart(link!).orderRef, 'sign')
  await shows(tab, 'Did another browser open, or none?')
  await look(tab, 'bankid/not-back-yet')
  await press(tab, 'Copy the link for the other browser')
  await shows(tab, 'The link is copied.')
  expect(await tab.evaluate('navigator.clipboard.readText()')).toBe(`${baseUrl}/sign/#${await token()}`)
  await press(tab, 'Start again')
  await shows(tab, 'Trying to start your BankID app.')
  await simulator.act(simulator.orders()[0]!.orderRef, { fail: 'certificateErr' })
  await shows(tab, 'Your BankID is blocked or too old.')

  simulator.refuse('Maintenance', { operation: 'sign', times: 1 })
  await press(tab, 'BankID on this device')
  await shows(tab, 'Something went wrong. Please try again.')

  await press(tab, 'BankID on another device')
  await shows(tab, 'scan the QR code')
  await context.route('**/signing-session/bankid', (route) => route.abort())
  await shows(tab, 'The server does not answer. The page tries again.')
  await context.unrouteAll()
  await shows(tab, 'scan the QR code')
  expect((await party()).signingStatus).toBe('NOT_SIGNED')
})

test('if the server tells of an order only after the party has cancelled it, the dialog stays closed', async () => {
  const { token } = await send()
  const { tab, context } = await open(undefined, desktop)
  const [started, answered, closed] = [Promise.withResolvers(), Promise.withResolvers(), Promise.withResolvers()]
  let first: Request | undefined
  await context.route('**/signing-session/bankid', async (route, request) => {
    if (first || request.method() !== 'GET') return route.fallback()
    first = request
    await started.promise
    const response = await route.fetch()
    answered.resolve(undefined)
    await closed.promise
    await route.fulfill({ response })
  })
  await visit(tab, await token())
  await press(tab, 'BankID on another device')
  await qrText(tab)
  started.resolve(undefined)
  await answered.promise
  await press(tab, 'Cancel')
  await tab.getByRole('dialog').waitFor({ state: 'detached' })
  const isFinished = tab.waitForEvent('requestfinished', (request) => request === first)
  closed.resolve(undefined)
  await isFinished
  await tab.evaluate('new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))')
  expect(await tab.getByRole('dialog').count()).toBe(0)
})
