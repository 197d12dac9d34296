import { expect, test } from 'vitest'
import { look } from '@paraph/testing/pages/look.ts'
import { agreement, click, expectTitle, smallPhone, startPages, visit } from '@paraph/testing/pages/page.ts'

const { send, open, actAs, db, codeOf } = await startPages()

const notice = 'This is a test. What you sign here has no legal effect.'

type Sent = Awaited<ReturnType<typeof send>>

const sendOnePage = async (parties: Parameters<typeof send>[0], document: Parameters<typeof send>[1] = {}, more = {}) =>
  send(parties, { file: await agreement(1), ...document }, more)
const testMode = { mode: 'TEST' } as const

/** Sends, and lets something happen before the party opens its link. */
const after = async (sent: Promise<Sent>, happen: (sent: Sent) => Promise<unknown>) => {
  const made = await sent
  await happen(made)
  return made
}
const expire = ({ expire }: Sent) => expire()
const cancel = ({ cancel }: Sent) => cancel()
const rejectAsBo = async ({ ids }: Sent) => {
  await db.updateTable('parties').set({ name: 'Bo Berg' }).where('id', '=', ids[1]!).execute()
  await actAs(ids[1]!, { type: 'REJECTED', reason: null })
}
const reject = ({ ids }: Sent) => actAs(ids[0]!, { type: 'REJECTED', reason: null })

test('axe finds nothing serious and all fits in the other roles, at the verification, and at each end', async () => {
  const { tab } = await open(undefined, smallPhone)
  await expectTitle(tab, 'Open the link in your message')
  await look(tab, 'signing-page/without a link')
  const views: [name: string, sent: Promise<Sent>, title: RegExp, party?: number][] = [
    ['accept', sendOnePage([{ ...click, role: 'ACCEPTOR' }]), /asks you to accept/],
    ['review', sendOnePage([{ role: 'REVIEWER', requiredSignature: 'NONE' }]), /asks you to review/],
    ['follow', sendOnePage([click, { role: 'ORGANIZER', requiredSignature: 'NONE' }]), /^You follow this document$/, 1],
    ['rejected', after(sendOnePage([click]), reject), /^You have rejected the document$/],
    ['rejected by another', after(sendOnePage([click, click]), rejectAsBo), /^Bo Berg has rejected the document$/],
    ['cancelled', after(sendOnePage([click]), cancel), /^The sender has cancelled the document$/],
    ['test cancelled', after(sendOnePage([click], {}, testMode), cancel), /^The sender has cancelled the document$/],
    ['test expired', after(sendOnePage([click], {}, testMode), expire), /^The document has expired$/],
  ]
  const canReject: string[] = []
  // The others differ only in their words.
  const looked = new Set(['review', 'follow', 'rejected', 'cancelled', 'test expired'])
  for (const [name, sent, title, party] of views) {
    await visit(tab, await (await sent).token(party))
    await expectTitle(tab, title)
    if (['accept', 'review', 'follow'].includes(name)) await tab.getByText('This is page 1 of the agreement').waitFor()
    if ((await tab.getByRole('button', { name: 'Reject…' }).count()) > 0) canReject.push(name)
    // A live document never says that it is a test.
    expect(await tab.getByText(notice).count(), name).toBe(name.startsWith('test') ? 1 : 0)
    if (looked.has(name)) await look(tab, `signing-page/${name}`)
  }
  expect(canReject).toEqual(['accept', 'review'])

  await visit(tab, await (await sendOnePage([{ requiredSignature: 'MANUAL' }])).token())
  await tab.getByText('Choose photos or a PDF').waitFor()
  await look(tab, 'signing-page/sign on paper')

  const verified = await sendOnePage([{ ...click, twoStepVerification: 'SMS_BEFORE_SIGNING' }], {}, testMode)
  await visit(tab, await verified.token())
  await expectTitle(tab, 'Confirm that it is you')
  await tab.getByText(notice).waitFor()
  await look(tab, 'signing-page/verification')
  await tab.getByRole('button', { name: 'Send code' }).click()
  await tab.getByRole('button', { name: 'Confirm' }).click()
  await tab.getByText('Enter all six digits.').waitFor()
  await look(tab, 'signing-page/wrong code')
  await tab.locator('input.code').fill(await codeOf(verified.ids[0]!))
  await tab.locator('input.code').press('Enter')
  await expectTitle(tab, /asks you to sign/)
  await tab.getByText(notice).waitFor()
  await tab.getByRole('button', { name: 'Svenska' }).tap()
  await tab.getByText('Det här är ett test. Det du skriver under här har ingen rättslig verkan.').waitFor()
})
