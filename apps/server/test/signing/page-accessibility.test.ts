import type { Page } from 'playwright-core'
import { expect, test, vi } from 'vitest'
import { seriousViolations } from '../support/axe.ts'
import { desktop, phone, smallPhone, startPages, expectTitle } from './page.support.ts'

vi.setConfig({ testTimeout: 120_000 })

const { send, open, actAs } = await startPages()

type Sent = Awaited<ReturnType<typeof send>>

/** The pages and dialogs, each with how it is reached. */
const views: Record<string, { sent: () => Promise<Sent>; reach: (tab: Page) => Promise<unknown> }> = {
  'the document': {
    sent: () => send([{ requiredSignature: 'CLICK_TO_SIGN' }], { message: 'Please sign.' }),
    reach: (tab) => tab.getByText('This is page 1 of the agreement').waitFor(),
  },
  'the enlarged document': {
    sent: () => send(),
    reach: async (tab) => {
      await tab.getByRole('button', { name: 'Zoom in' }).click()
      await tab.getByText('This is page 1 of the agreement').waitFor()
    },
  },
  'the dialog for drawing': {
    sent: () => send([{ requiredSignature: 'DRAWING' }]),
    reach: (tab) => tab.getByRole('button', { name: 'Add your signature' }).click(),
  },
  'the dialog for typing': {
    sent: () => send([{ requiredSignature: 'DRAWING' }]),
    reach: async (tab) => {
      await tab.getByRole('button', { name: 'Add your signature' }).click()
      await tab.getByRole('radio', { name: 'Type my name' }).check()
      await tab.getByRole('button', { name: 'Use this signature' }).click()
      await tab.getByText('Type your name first.').waitFor()
    },
  },
  'the steps for a scan': {
    sent: () => send([{ requiredSignature: 'MANUAL' }]),
    reach: (tab) => tab.getByText('Upload the scan').waitFor(),
  },
  'the dialog for rejecting': {
    sent: () => send(),
    reach: (tab) => tab.getByRole('button', { name: 'Reject…' }).click(),
  },
  'the verification': {
    sent: () => send([{ twoStepVerification: 'EMAIL_BEFORE_SIGNING' }]),
    reach: async (tab) => {
      await tab.getByRole('button', { name: 'Send code' }).click()
      await tab.getByRole('button', { name: 'Confirm' }).click()
      await tab.getByText('Enter all six digits.').waitFor()
    },
  },
  'the receipt': {
    sent: async () => {
      const sent = await send()
      await actAs(sent.ids[0]!)
      return sent
    },
    reach: (tab) => expectTitle(tab, 'You have signed'),
  },
}

test.each(
  Object.entries(views).flatMap(([name, view]) =>
    (['light', 'dark'] as const).map((colorScheme) => ({ name, ...view, colorScheme })),
  ),
)('$name in $colorScheme colours: axe finds nothing serious, and it fits a phone', async (view) => {
  const sent = await view.sent()
  const token = await sent.token()
  for (const device of [desktop, smallPhone]) {
    const { tab } = await open(token, { ...device, colorScheme: view.colorScheme, bypassCSP: true })
    await view.reach(tab)
    expect(await seriousViolations(tab)).toEqual([])
    expect(await tab.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0)
    expect(await smallTargets(tab)).toEqual([])
  }
})

/** Returns the buttons and fields that are lower or narrower than a finger. */
const smallTargets = (tab: Page) =>
  tab.evaluate(`[...document.querySelectorAll('button, label:has(> input), input[type=text], textarea')]
    .map((element) => [element.textContent || element.type, element.getBoundingClientRect()])
    .filter(([, { width, height }]) => width > 0 && (width < 44 || height < 44))
    .map(([name, { width, height }]) => name + ' ' + width + ' × ' + height)`)

test('titles and names are written from right to left where their script is', async () => {
  const { token } = await send(undefined, { title: 'اتفاقية الإيجار' })
  const { tab } = await open(await token(), phone)
  await tab.getByText('اتفاقية الإيجار', { exact: true }).waitFor()
  const direction = await tab.evaluate(`getComputedStyle(document.querySelector('.title')).direction`)
  expect(direction).toBe('rtl')
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
  expect(await tab.evaluate('document.activeElement.textContent')).toBe('Reject…')
})
