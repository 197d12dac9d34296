import type { Page } from 'playwright-core'

export const bySms = { twoStepVerification: 'SMS_BEFORE_SIGNING', requiredSignature: 'CLICK_TO_SIGN' } as const

export const input = (tab: Page) => tab.getByLabel('Code of six digits')

export async function requestCode(tab: Page) {
  await tab.getByRole('button', { name: 'Send code' }).tap()
  await input(tab).waitFor()
}

export async function enter(tab: Page, code: string) {
  await input(tab).fill(code)
  await tab.getByRole('button', { name: 'Confirm' }).tap()
}
