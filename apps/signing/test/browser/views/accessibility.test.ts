import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { look } from '@paraph/testing/pages/look.ts'
import { desktop, draw, expectTitle, phone, pressSign, startPages, textPdf, visit } from '@paraph/testing/pages/page.ts'

const { send, open, actAs, seal, db } = await startPages()

type Sent = Awaited<ReturnType<typeof send>>

const click = { requiredSignature: 'CLICK_TO_SIGN' } as const
const seesDocument = (tab: Page) => tab.getByText('This is page 1 of the agreement').waitFor()

const sendOnePage = async (parties: Parameters<typeof send>[0], document: Parameters<typeof send>[1] = {}) => {
  const message = 'Please sign before Friday. Call me if you have questions.'
  return send(parties, { message, file: new File([await textPdf(1)], 'agreement.pdf'), ...document })
}

/** Lets the page look for news at once. */
const comeBack = (tab: Page) => tab.evaluate("dispatchEvent(new Event('focus'))")

test('axe finds nothing serious and all fits a small phone, from the waiting to the sealed document', async () => {
  const { token, ids, id } = await sendOnePage([
    { ...click, signingOrder: 1 },
    { ...click, signingOrder: 2 },
  ])
  const { tab, faults } = await open(await token(1), phone)
  await expectTitle(tab, 'It is not your turn yet')
  await seesDocument(tab)
  await look(tab, 'signing-page/wait')
  await actAs(ids[0]!)
  await comeBack(tab)
  await expectTitle(tab, /asks you to sign/)
  await look(tab, 'signing-page/sign by click')
  await tab.getByRole('button', { name: 'Zoom in' }).click()
  await seesDocument(tab)
  await look(tab, 'signing-page/enlarged')
  const asText = tab.getByRole('button', { name: 'Show the document as text' })
  await asText.click()
  await tab.locator('.text-page', { hasText: 'This is page 1 of' }).waitFor()
  await look(tab, 'signing-page/as text')
  await asText.click()

  // A dialog keeps the focus, closes by Escape and gives the focus back.
  await tab.getByRole('button', { name: 'Reject…' }).first().focus()
  await tab.keyboard.press('Enter')
  await tab.getByRole('dialog', { name: 'Reject the document?' }).waitFor()
  await look(tab, 'signing-page/dialog for rejecting')
  for (let presses = 0; presses < 6; presses++) {
    await tab.keyboard.press('Tab')
    expect(
      await tab.evaluate('document.activeElement === document.body || !!document.activeElement.closest("dialog")'),
    ).toBe(true)
  }
  await tab.keyboard.press('Escape')
  await tab.getByRole('dialog').waitFor({ state: 'detached' })
  await expect.poll(() => tab.evaluate('document.activeElement.textContent')).toBe('Reject…')
  await tab.getByRole('button', { name: 'This is not for me' }).click()
  await look(tab, 'signing-page/dialog for the wrong person')
  await tab.keyboard.press('Escape')

  await pressSign(tab)
  await expectTitle(tab, 'You have signed')
  await tab.getByRole('heading', { name: 'Receipt' }).waitFor()
  await look(tab, 'signing-page/receipt')
  await seal(id)
  await comeBack(tab)
  await expectTitle(tab, 'The document is complete')
  await tab.getByRole('heading', { name: 'Receipt' }).waitFor()
  await look(tab, 'signing-page/complete')
  expect(faults).toEqual([])
})

test('axe finds nothing serious and all fits a small phone where a party makes its signature, in both languages', async () => {
  const document = { language: 'SV', title: 'Hyresavtal' } as const
  const { token } = await sendOnePage([{ requiredSignature: 'DRAWING' }], document)
  const { tab, faults } = await open(await token(), desktop)
  await seesDocument(tab)
  await tab.getByRole('heading', { name: 'Hyresavtal', level: 2 }).waitFor()
  await look(tab, 'signing-page/in Swedish')
  await tab.getByRole('button', { name: 'English' }).click()
  await tab.getByRole('button', { name: 'Add your signature' }).click()
  await look(tab, 'signing-page/dialog for drawing')
  await draw(tab, [0.1, 0.8], [0.3, 0.2], [0.4, 0.8], [0.6, 0.3], [0.9, 0.7])
  const use = tab.getByRole('button', { name: 'Use this signature' })
  await use.click()
  await tab.getByRole('img', { name: 'Your drawn signature' }).waitFor()
  await look(tab, 'signing-page/drawn signature')
  await tab.getByRole('button', { name: 'Change the signature' }).click()
  await tab.getByRole('radio', { name: 'Type my name' }).check()
  await tab.getByLabel('Your full name').fill('')
  await use.click()
  await tab.getByText('Type your name first.').waitFor()
  await look(tab, 'signing-page/dialog for typing')
  await tab.getByLabel('Your full name').fill('Åsa Öberg-Ärlig')
  await use.click()
  await look(tab, 'signing-page/dialog for another name')
  await use.click()
  await tab.getByRole('img', { name: 'Signature: Åsa Öberg-Ärlig' }).waitFor()
  // Screen readers hear what to do next, and then no instruction of an earlier step.
  const status = tab.locator('#status')
  await expect.poll(() => status.textContent()).toBe('Your signature is added. Now read the statement and sign.')
  await look(tab, 'signing-page/typed signature')
  await pressSign(tab, 'Sign (Skriv under)')
  await expectTitle(tab, 'You have signed')
  await expect.poll(() => status.textContent()).toBe('')
  expect(faults).toEqual([])
})

/** Sends, and lets something happen before the party opens its link. */
const after = async (sent: Promise<Sent>, happen: (sent: Sent) => Promise<unknown>) => {
  const made = await sent
  await happen(made)
  return made
}
const expire = ({ id }: Sent) =>
  db
    .updateTable('documents')
    .set({ expires_at: new Date(0).toISOString() })
    .where('id', '=', id)
    .execute()
const cancel = ({ account, id }: Sent) =>
  account.client.POST('/api/v1/documents/{id}/cancel', { params: { path: { id } }, body: { reason: 'A mistake.' } })
const rejectAsBo = async ({ ids }: Sent) => {
  await db.updateTable('parties').set({ name: 'Bo Berg' }).where('id', '=', ids[1]!).execute()
  await actAs(ids[1]!, { type: 'REJECTED', reason: null })
}
const reject = ({ ids }: Sent) => actAs(ids[0]!, { type: 'REJECTED', reason: null })

test('axe finds nothing serious and all fits a small phone in the other roles, before the verification, and at each end', async () => {
  const { tab, faults } = await open(undefined, phone)
  await expectTitle(tab, 'Open the link in your message')
  await look(tab, 'signing-page/without a link')
  const views: [name: string, sent: Promise<Sent>, title: RegExp, party?: number][] = [
    ['accept', sendOnePage([{ ...click, role: 'ACCEPTOR' }]), /asks you to accept/],
    ['review', sendOnePage([{ role: 'REVIEWER', requiredSignature: 'NONE' }]), /asks you to review/],
    ['follow', sendOnePage([click, { role: 'ORGANIZER', requiredSignature: 'NONE' }]), /^You follow this document$/, 1],
    ['rejected', after(sendOnePage([click]), reject), /^You have rejected the document$/],
    ['rejected by another', after(sendOnePage([click, click]), rejectAsBo), /^Bo Berg has rejected the document$/],
    ['cancelled', after(sendOnePage([click]), cancel), /^The sender has cancelled the document$/],
    ['expired', after(sendOnePage([click]), expire), /^The document has expired$/],
  ]
  const canReject: string[] = []
  for (const [name, sent, title, party] of views) {
    await visit(tab, await (await sent).token(party))
    await expectTitle(tab, title)
    if (['accept', 'review', 'follow'].includes(name)) await seesDocument(tab)
    if ((await tab.getByRole('button', { name: 'Reject…' }).count()) > 0) canReject.push(name)
    await look(tab, `signing-page/${name}`)
  }
  expect(canReject).toEqual(['accept', 'review'])

  await visit(tab, await (await sendOnePage([{ requiredSignature: 'MANUAL' }])).token())
  await tab.getByText('Choose photos or a PDF').waitFor()
  await look(tab, 'signing-page/sign on paper')

  await visit(tab, await (await sendOnePage([{ ...click, twoStepVerification: 'SMS_BEFORE_SIGNING' }])).token())
  await expectTitle(tab, 'Confirm that it is you')
  await look(tab, 'signing-page/verification')
  await tab.getByRole('button', { name: 'Send code' }).click()
  await tab.getByRole('button', { name: 'Confirm' }).click()
  await tab.getByText('Enter all six digits.').waitFor()
  await look(tab, 'signing-page/wrong code')
  expect(faults).toEqual([])
})
