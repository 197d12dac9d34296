import { expect, test } from 'vitest'
import { seriousViolations } from '../../support/axe.ts'
import { screenshot } from '../../support/screenshot.ts'
import { desktop, expectTitle, phone, startPages, pressSign } from './page.support.ts'

const { send, open, actAs, seal, codeOf, db } = await startPages()
const click = { requiredSignature: 'CLICK_TO_SIGN' } as const
const narrow = { ...phone, viewport: { width: 360, height: 740 } }
const notice = 'This is a test. What you sign here has no legal effect.'

test('each state of a test document says at its top that it is a test', async () => {
  const { token, ids, id } = await send([click, click], {}, { mode: 'TEST' })
  const { tab, faults } = await open(await token(), narrow)
  await expectTitle(tab, /asks you to sign/)
  await tab.getByText(notice).waitFor()
  expect((await tab.locator('.test').boundingBox())!.y).toBeLessThan(100)
  expect(await seriousViolations(tab)).toEqual([])
  await screenshot(tab, 'signing-page/test-document')
  await tab.getByRole('button', { name: 'Svenska' }).tap()
  await tab.getByText('Det här är ett test. Det du skriver under här har ingen rättslig verkan.').waitFor()
  await tab.getByRole('button', { name: 'English' }).tap()
  await pressSign(tab)
  await expectTitle(tab, 'You have signed')
  await tab.getByText(notice).waitFor()
  await tab.emulateMedia({ media: 'print' })
  expect(await tab.getByText(notice).isVisible()).toBe(true)
  await tab.emulateMedia({ media: 'screen' })
  await actAs(ids[1]!)
  await seal(id)
  await expectTitle(tab, 'The document is complete')
  await tab.getByText(notice).waitFor()
  expect(faults).toEqual([])
})

test('the page says it before the two-step verification and after it, also in dark colours', async () => {
  const { token, ids } = await send([{ ...click, twoStepVerification: 'EMAIL_BEFORE_SIGNING' }], {}, { mode: 'TEST' })
  const { tab } = await open(await token(), { ...desktop, colorScheme: 'dark' })
  await expectTitle(tab, 'Confirm that it is you')
  await tab.getByText(notice).waitFor()
  expect(await seriousViolations(tab)).toEqual([])
  await screenshot(tab, 'signing-page/test-document-verification-dark')
  await tab.getByRole('button', { name: 'Send code' }).click()
  await tab.locator('input.code').fill('000000')
  await tab.locator('input.code').fill(await codeOf(ids[0]!))
  await tab.locator('input.code').press('Enter')
  await expectTitle(tab, /asks you to sign/)
  await tab.getByText(notice).waitFor()
})

test.each(['cancelled', 'expired'] as const)('a link to a test document that is %s says it too', async (end) => {
  const { token, id, account } = await send([click], {}, { mode: 'TEST' })
  const params = { path: { id } }
  if (end === 'cancelled')
    await account.client.POST('/api/v1/documents/{id}/cancel', { params, body: { reason: 'A mistake.' } })
  else
    await db
      .updateTable('documents')
      .set({ expires_at: new Date(0).toISOString() })
      .where('id', '=', id)
      .execute()
  const { tab } = await open(await token(), phone)
  await expectTitle(tab, end === 'cancelled' ? 'The sender has cancelled the document' : 'The document has expired')
  await tab.getByText(notice).waitFor()
  await screenshot(tab, `signing-page/test-document-${end}`)
})

test('a live document says nothing of a test, also after its end', async () => {
  const { token, id, account } = await send([click])
  const { tab } = await open(await token(), phone)
  await expectTitle(tab, /asks you to sign/)
  expect(await tab.locator('.test').count()).toBe(0)
  await account.client.POST('/api/v1/documents/{id}/cancel', {
    params: { path: { id } },
    body: { reason: 'A mistake.' },
  })
  await tab.reload()
  await expectTitle(tab, 'The sender has cancelled the document')
  expect(await tab.locator('.test').count()).toBe(0)
})
