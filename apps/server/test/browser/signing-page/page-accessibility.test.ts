import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { seriousViolations } from '../../support/axe.ts'
import { screenshot } from '../../support/screenshot.ts'
import { desktop, draw, phone, startPages, expectTitle, smallTargets, textPdf, pressSign } from './page.support.ts'

const { send, open, actAs, seal, db } = await startPages()

type Sent = Awaited<ReturnType<typeof send>>
type Parties = NonNullable<Parameters<typeof send>[0]>

interface View {
  sent?: () => Promise<Sent>
  /** The party that opens its link. Without it, the page is opened without a link. */
  party?: number
  reach: (tab: Page) => Promise<unknown>
}

const click = { requiredSignature: 'CLICK_TO_SIGN' } as const
const seesDocument = (tab: Page) => tab.getByText('This is page 1 of the agreement').waitFor()
const shows = (title: string | RegExp) => (tab: Page) => expectTitle(tab, title)

const sendOnePage = async (parties: Parties, document: Parameters<typeof send>[1] = {}) => {
  const message = 'Please sign before Friday. Call me if you have questions.'
  return send(parties, { message, file: new File([await textPdf(1)], 'agreement.pdf'), ...document })
}

const sending =
  (...parties: Parties) =>
  () =>
    sendOnePage(parties)

/** Sends, and lets something happen before the party opens its link. */
const after = (sent: () => Promise<Sent>, happen: (sent: Sent) => Promise<unknown>) => async () => {
  const made = await sent()
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
const complete = async ({ id, ids }: Sent) => {
  await actAs(ids[0]!)
  await seal(id)
}

const addSignature = (tab: Page) => tab.getByRole('button', { name: 'Add your signature' }).click()
const typeName = async (tab: Page, name: string) => {
  await addSignature(tab)
  await tab.getByRole('radio', { name: 'Type my name' }).check()
  await tab.getByLabel('Your full name').fill(name)
  await tab.getByRole('button', { name: 'Use this signature' }).click()
}

/** The pages and dialogs, each with how it is reached. */
const views: Record<string, View> = {
  'sign by click': { sent: sending(click), reach: seesDocument },
  accept: { sent: sending({ ...click, role: 'ACCEPTOR' }), reach: seesDocument },
  review: { sent: sending({ role: 'REVIEWER', requiredSignature: 'NONE' }), reach: seesDocument },
  follow: {
    sent: sending(click, { role: 'ORGANIZER', requiredSignature: 'NONE' }),
    party: 1,
    reach: shows('You follow this document'),
  },
  wait: {
    sent: sending({ ...click, signingOrder: 1 }, { ...click, signingOrder: 2 }),
    party: 1,
    reach: shows('It is not your turn yet'),
  },
  enlarged: {
    sent: sending(click),
    reach: async (tab) => {
      await tab.getByRole('button', { name: 'Zoom in' }).click()
      await seesDocument(tab)
    },
  },
  'as text': {
    sent: sending(click),
    reach: async (tab) => {
      await tab.getByRole('button', { name: 'Show the document as text' }).click()
      await tab.locator('.text-page', { hasText: 'This is page 1 of' }).waitFor()
    },
  },
  'sign by drawing': { sent: sending({ requiredSignature: 'DRAWING' }), reach: seesDocument },
  'dialog for drawing': { sent: sending({ requiredSignature: 'DRAWING' }), reach: addSignature },
  'drawn signature': {
    sent: sending({ requiredSignature: 'DRAWING' }),
    reach: async (tab) => {
      await addSignature(tab)
      await draw(tab, [0.1, 0.8], [0.3, 0.2], [0.4, 0.8], [0.6, 0.3], [0.9, 0.7])
      await tab.getByRole('button', { name: 'Use this signature' }).click()
      await tab.getByRole('img', { name: 'Your drawn signature' }).waitFor()
    },
  },
  'dialog for typing': {
    sent: sending({ requiredSignature: 'DRAWING' }),
    reach: async (tab) => {
      await typeName(tab, '')
      await tab.getByText('Type your name first.').waitFor()
    },
  },
  'typed signature': {
    sent: sending({ requiredSignature: 'DRAWING' }),
    reach: async (tab) => {
      await typeName(tab, 'Åsa Öberg-Ärlig')
      await tab.getByRole('img', { name: 'Signature: Åsa Öberg-Ärlig' }).waitFor()
    },
  },
  'sign on paper': {
    sent: sending({ requiredSignature: 'MANUAL' }),
    reach: (tab) => tab.getByText('Choose photos or a PDF').waitFor(),
  },
  'dialog for rejecting': {
    sent: sending(click),
    reach: (tab) => tab.getByRole('button', { name: 'Reject…' }).click(),
  },
  'dialog for the wrong person': {
    sent: sending(click),
    reach: (tab) => tab.getByRole('button', { name: 'This is not for me' }).click(),
  },
  verification: {
    sent: sending({ ...click, twoStepVerification: 'SMS_BEFORE_SIGNING' }),
    reach: shows('Confirm that it is you'),
  },
  'wrong code': {
    sent: sending({ ...click, twoStepVerification: 'EMAIL_BEFORE_SIGNING' }),
    reach: async (tab) => {
      await tab.getByRole('button', { name: 'Send code' }).click()
      await tab.getByRole('button', { name: 'Confirm' }).click()
      await tab.getByText('Enter all six digits.').waitFor()
    },
  },
  receipt: { sent: after(sending(click), ({ ids }) => actAs(ids[0]!)), reach: shows('You have signed') },
  complete: { sent: after(sending(click), complete), reach: shows('The document is complete') },
  rejected: {
    sent: after(sending(click), ({ ids }) => actAs(ids[0]!, { type: 'REJECTED', reason: null })),
    reach: shows('You have rejected the document'),
  },
  'rejected by another': {
    sent: after(sending(click, click), rejectAsBo),
    reach: shows('Bo Berg has rejected the document'),
  },
  cancelled: { sent: after(sending(click), cancel), reach: shows('The sender has cancelled the document') },
  expired: { sent: after(sending(click), expire), reach: shows('The document has expired') },
  'without a link': { reach: shows('Open the link in your message') },
  'in Swedish': {
    sent: () => sendOnePage([{ requiredSignature: 'DRAWING' }], { language: 'SV', title: 'Hyresavtal' }),
    reach: seesDocument,
  },
}

/** Each view is checked in both colours, and on both devices. */
const devices = [
  ['phone', phone, 'light'],
  ['desktop', desktop, 'dark'],
] as const

test.each(Object.entries(views))(
  '%s: axe finds nothing serious on a light phone and a dark desktop, and the page fits a small phone',
  async (name, { sent, party = 0, reach }) => {
    const made = await sent?.()
    for (const [device, options, colors] of devices) {
      const { tab } = await open(await made?.token(party), { ...options, colorScheme: colors, bypassCSP: true })
      await reach(tab)
      expect(await seriousViolations(tab)).toEqual([])
      const picture = `signing-page/${name.replaceAll(' ', '-').toLowerCase()}.${device}`
      await screenshot(tab, `${picture}.${colors}`)
      if (device === 'desktop') continue
      await tab.emulateMedia({ colorScheme: 'dark' })
      await screenshot(tab, `${picture}.dark`)
      await tab.setViewportSize({ width: 320, height: 568 })
      expect(await tab.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0)
      expect(await smallTargets(tab)).toEqual([])
    }
  },
)

test('screen readers find the title of the document as a heading, and no instruction of an earlier step', async () => {
  const { tab, faults } = await open(await (await sendOnePage([{ requiredSignature: 'DRAWING' }])).token(), desktop)
  await tab.getByRole('heading', { name: 'Tenancy agreement', level: 2 }).waitFor()
  await typeName(tab, 'Anna Lindqvist')
  const status = tab.locator('#status')
  await expect.poll(() => status.textContent()).toBe('Your signature is added. Now read the statement and sign.')
  await pressSign(tab)
  await expectTitle(tab, 'You have signed')
  await expect.poll(() => status.textContent()).toBe('')
  expect(faults).toEqual([])
})

test('a dialog keeps the focus, closes by Escape and gives the focus back', async () => {
  const { token } = await send()
  const { tab } = await open(await token())
  await tab.getByRole('button', { name: 'Reject…' }).focus()
  await tab.keyboard.press('Enter')
  await tab.getByRole('dialog', { name: 'Reject the document?' }).waitFor()
  for (let presses = 0; presses < 6; presses++) {
    await tab.keyboard.press('Tab')
    expect(
      await tab.evaluate('document.activeElement === document.body || !!document.activeElement.closest("dialog")'),
    ).toBe(true)
  }
  await tab.keyboard.press('Escape')
  await tab.getByRole('dialog').waitFor({ state: 'detached' })
  await expect.poll(() => tab.evaluate('document.activeElement.textContent')).toBe('Reject…')
})
