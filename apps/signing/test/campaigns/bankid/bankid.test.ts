import { expect, test } from 'vitest'
import { startHost } from '@paraph/testing/pages/embed.ts'
import { look } from '@paraph/testing/pages/look.ts'
import { numberOf, press, qrText, shows, startBankIdPages } from './bankid.support.ts'
import { desktop, expectTitle } from '@paraph/testing/pages/page.ts'

const host = await startHost()
const { send, open, simulator } = await startBankIdPages({
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
