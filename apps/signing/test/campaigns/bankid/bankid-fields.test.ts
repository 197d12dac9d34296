import { createHash } from 'node:crypto'
import canonicalize from 'canonicalize'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectMainButton } from '../../browser/views/main-button.support.ts'
import { qrText, startBankIdPages } from './bankid.support.ts'
import { enter, expectFocusOn, guide, onPage } from '../../browser/fields/fields.support.ts'
import { confirmReading, expectTitle, type FieldOf } from '@paraph/testing/pages/page.ts'

const { send, open, simulator, db, signedValues } = await startBankIdPages()

const box = (y: number) => ({ x: 0.1, y, width: 0.4, height: 0.03 })
const address: FieldOf = { name: 'address', type: 'TEXT', label: 'Address', page: 1, box: box(0.2) }
const signature: FieldOf = { name: 'signature', type: 'SIGNATURE', page: 1, box: box(0.4) }

const hashOf = (values: object) =>
  createHash('sha256')
    .update(canonicalize({ initials: null, values })!)
    .digest('hex')
const ways = (tab: Page) => tab.getByRole('button', { name: /^BankID on/ })
async function start(tab: Page): Promise<void> {
  await ways(tab).first().waitFor()
  await confirmReading(tab)
  await ways(tab).first().click()
}

test('the values go with the order, the app shows their hash, and another value needs another order', async () => {
  const { token, ids } = await send({}, {}, [address, signature])
  const { tab } = await open(await token())
  await expectMainButton(tab, /^Start: 2 fields to fill in$/)
  expect(await ways(tab).count(), 'BankID comes after the fields').toBe(0)
  await onPage(tab, 'signature').click()
  await guide(tab).click()
  await enter(tab, 'Address', 'Storgatan 1')
  const limit = (max_length: number | null) =>
    db.updateTable('fields').set({ max_length }).where('party_id', '=', ids[0]!).where('type', '=', 'TEXT').execute()
  await limit(5)
  await start(tab)
  await expectFocusOn(tab, 'address')
  await expect.poll(() => tab.locator('.field-fault').textContent()).toContain('The server does not take this value')
  expect(await tab.getByRole('dialog').count()).toBe(0)
  await expectMainButton(tab, /^Next \(1 left\)$/)
  expect(simulator.orders()).toEqual([])

  await limit(null)
  await onPage(tab, 'address').click()
  await enter(tab, 'Address', 'Storgatan 2')
  await start(tab)
  await tab.getByText('scan the QR code').waitFor()
  const [first] = simulator.orders()
  expect(first!.request.userVisibleData).toContain(hashOf({ address: 'Storgatan 2', signature: true }))

  await tab.keyboard.press('Escape')
  await expect.poll(() => simulator.orders().filter(({ status }) => status === 'pending')).toEqual([])
  await onPage(tab, 'address').click()
  await enter(tab, 'Address', 'Storgatan 3')
  await start(tab)
  await tab.getByText('scan the QR code').waitFor()
  const { orderRef } = simulator.scan(await qrText(tab))
  expect(orderRef).not.toBe(first!.orderRef)
  const [second] = simulator.orders()
  const signed = { address: 'Storgatan 3', signature: true }
  expect(second).toMatchObject({ orderRef, request: { userVisibleData: expect.stringContaining(hashOf(signed)) } })
  // The person is in the app. The page finds the order again.
  await tab.reload()
  await tab.getByText('Enter your security code in the BankID app').waitFor()
  await simulator.act(orderRef, 'sign')
  await expectTitle(tab, 'You have signed')
  expect(await signedValues(ids[0]!)).toEqual(signed)
})
