import { expect, test } from 'vitest'
import { seriousViolations } from '@paraph/testing/pages/axe.ts'
import { screenshot } from '@paraph/testing/pages/screenshot.ts'
import { expectTitle, phone, pressSign, startPages, visit } from '@paraph/testing/pages/page.ts'

const { send, open, actAs, seal, codeOf, db } = await startPages()
const click = { requiredSignature: 'CLICK_TO_SIGN' } as const
const narrow = { ...phone, viewport: { width: 360, height: 740 } }
const notice = 'This is a test. What you sign here has no legal effect.'

test('each state of a test document says at its top that it is a test', async () => {
  const parties = [{ ...click, twoStepVerification: 'EMAIL_BEFORE_SIGNING' } as const, click]
  const { token, ids, id } = await send(parties, {}, { mode: 'TEST' })
  const { tab, faults } = await open(await token(), { ...narrow, colorScheme: 'dark' })
  await expectTitle(tab, 'Confirm that it is you')
  await tab.getByText(notice).waitFor()
  expect(await seriousViolations(tab)).toEqual([])
  await screenshot(tab, 'signing-page/test-document-verification-dark')
  await tab.getByRole('button', { name: 'Send code' }).click()
  await tab.locator('input.code').waitFor()
  await tab.locator('input.code').fill(await codeOf(ids[0]!))
  await tab.locator('input.code').press('Enter')
  await expectTitle(tab, /asks you to sign/)

  await tab.emulateMedia({ colorScheme: 'light' })
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

test('a link to a test document that is cancelled or expired says it too, and a live document never does', async () => {
  const [cancelled, expired] = [await send([click], {}, { mode: 'TEST' }), await send([click], {}, { mode: 'TEST' })]
  const live = await send([click])
  const body = { reason: 'A mistake.' }
  const cancel = ({ account, id }: typeof live) =>
    account.client.POST('/api/v1/documents/{id}/cancel', { params: { path: { id } }, body })
  await cancel(cancelled)
  await db
    .updateTable('documents')
    .set({ expires_at: new Date(0).toISOString() })
    .where('id', '=', expired.id)
    .execute()
  const { tab } = await open(await cancelled.token(), phone)
  await expectTitle(tab, 'The sender has cancelled the document')
  await tab.getByText(notice).waitFor()
  await screenshot(tab, 'signing-page/test-document-cancelled')
  await visit(tab, await expired.token())
  await expectTitle(tab, 'The document has expired')
  await tab.getByText(notice).waitFor()
  await screenshot(tab, 'signing-page/test-document-expired')

  await visit(tab, await live.token())
  await expectTitle(tab, /asks you to sign/)
  expect(await tab.locator('.test').count()).toBe(0)
  await cancel(live)
  await tab.reload()
  await expectTitle(tab, 'The sender has cancelled the document')
  expect(await tab.locator('.test').count()).toBe(0)
})
