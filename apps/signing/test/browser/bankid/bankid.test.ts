import { expect, onTestFinished, test } from 'vitest'
import { startHost } from '@paraph/testing/pages/embed.ts'
import { look } from '@paraph/testing/pages/look.ts'
import { android, interceptApp, numberOf, press, qrText, shows, startBankIdPages } from './bankid.support.ts'
import { desktop, expectTitle, visit } from '@paraph/testing/pages/page.ts'

const host = await startHost()
const { send, open, codeOf, newContext, simulator, returnUrl, baseUrl, services } = await startBankIdPages({
  frameAncestors: [host.allowed],
})

const stranger = { personalNumber: numberOf(899), givenName: 'Erik', surname: 'Berg' }

const pending = () => simulator.orders().filter(({ status }) => status === 'pending')

test('a party signs on another device by the animated QR code, also after a reload, and nobody else can', async () => {
  const { token, party } = await send()
  const { tab } = await open(await token(), desktop)
  // On a computer, the way with the other device comes first.
  const ways = tab.getByRole('button', { name: /^BankID on/ })
  await expect.poll(() => ways.allTextContents()).toEqual(['BankID on another device', 'BankID on this device'])
  const steps = tab.locator('.last-step')
  expect(await steps.textContent(), 'the last page was not shown').toBe('Two steps left')
  await tab.getByRole('checkbox').check()
  expect(await steps.textContent()).toBe('One step left')
  await look(tab, 'bankid/choice')
  await ways.first().focus()
  await tab.keyboard.press('Enter')
  await shows(tab, 'Start your BankID app and scan the QR code.')
  const firstCode = await qrText(tab)
  await expect.poll(() => qrText(tab)).not.toBe(firstCode)
  await look(tab, 'bankid/qr-code')
  await tab.keyboard.press('Escape')
  await expect.poll(() => tab.evaluate('document.activeElement.textContent')).toBe('BankID on another device')
  await expect.poll(pending).toEqual([])

  await press(tab, 'BankID on another device')
  await shows(tab, 'scan the QR code')
  const { orderRef } = simulator.scan(await qrText(tab))
  await shows(tab, 'Enter your security code')
  await simulator.act(orderRef, { sign: stranger })
  await shows(tab, 'This BankID belongs to another person')
  await shows(tab, 'Nothing was signed.')
  await look(tab, 'bankid/wrong-person')

  await press(tab, 'BankID on another device')
  await shows(tab, 'scan the QR code')
  expect((await party()).signingStatus).toBe('NOT_SIGNED')
  const orders = simulator.orders().length
  await tab.reload({ waitUntil: 'commit' })
  const last = simulator.scan(await qrText(tab))
  await shows(tab, 'Enter your security code in the BankID app')
  expect(await tab.locator('.qr').count()).toBe(0)
  await simulator.act(last.orderRef, 'sign')
  await expectTitle(tab, 'You have signed')
  await tab.getByText(/, 19900101-\*{4}$/).waitFor()
  expect((await party()).signingStatus).toBe('SIGNED')
  expect(simulator.orders()).toHaveLength(orders)
})

test('a party signs on this device, but only in the browser where it began', async () => {
  Object.assign(services.bankId!, { phoneUrl: simulator.phoneUrl })
  onTestFinished(() => void Object.assign(services.bankId!, { phoneUrl: undefined }))
  const { tab, context } = await open(await (await send()).token(), android)
  const app = await interceptApp(context)
  await press(tab, 'BankID on this device')
  const opened = context.waitForEvent('page')
  await tab.getByRole('link', { name: 'Open the simulated phone' }).click()
  const simulated = await opened
  await simulated.locator('#text', { hasText: 'Tenancy agreement' }).waitFor()
  await simulated.close()
  expect(app).toEqual([])
  await press(tab, 'Cancel')
  await expect.poll(pending).toEqual([])
  Object.assign(services.bankId!, { phoneUrl: undefined })

  const { token, party, ids } = await send({ twoStepVerification: 'SMS_BEFORE_SIGNING' })
  await visit(tab, await token())
  await press(tab, 'Send code')
  const code = tab.getByLabel('Code of six digits')
  await code.waitFor()
  await code.fill(await codeOf(ids[0]!))
  await press(tab, 'Confirm')
  const sign = async (name: string) => {
    const count = app.length
    await press(tab, name)
    await expect.poll(() => app.length).toBe(count + 1)
    await simulator.act(simulator.autostart(app.at(-1)!).orderRef, 'sign')
    await shows(tab, 'You have signed in the app.')
    return returnUrl()
  }
  const lost = await sign('BankID on this device')
  const other = await (await newContext({ ...android, locale: 'en-GB' })).newPage()
  await other.goto(lost)
  await expectTitle(other, 'Go back to the browser where you began')
  expect(other.url()).toBe(`${baseUrl}/sign/`)
  expect((await party()).signingStatus).toBe('NOT_SIGNED')
  await other.context().close()

  const back = await context.newPage()
  await back.goto(await sign('Start again'))
  await expectTitle(back, 'You have signed')
  expect(back.url()).toBe(`${baseUrl}/sign/`)
  await expectTitle(tab, 'You have signed')
})
