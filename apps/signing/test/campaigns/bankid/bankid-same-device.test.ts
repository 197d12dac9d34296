import { expect, onTestFinished, test } from 'vitest'
import { android, interceptApp, press, shows, startBankIdPages } from './bankid.support.ts'
import { expectTitle, visit } from '@paraph/testing/pages/page.ts'

const { send, open, codeOf, newContext, simulator, returnUrl, baseUrl, services } = await startBankIdPages()

const pending = () => simulator.orders().filter(({ status }) => status === 'pending')

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
