import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { agreement, type startPages } from '@paraph/testing/pages/page.ts'
import { signIn } from '@paraph/testing/pages/console.ts'

type Pages = Pick<Awaited<ReturnType<typeof startPages>>, 'newAccount' | 'openAt'>

/** A draft of three pages with two people, open in the console. */
export async function openDraft({ newAccount, openAt }: Pages, options?: BrowserContextOptions) {
  const account = await newAccount()
  const file = await agreement(3)
  const { id } = await account.draftDocument({ file })
  const parties: string[] = []
  for (const person of [
    { firstName: 'Anna', lastName: 'Lindqvist', email: 'anna@example.com' },
    { firstName: 'Bo', lastName: 'Berg', email: 'bo@example.com' },
  ]) {
    const { data } = await account.client.POST('/api/v1/documents/{id}/parties', {
      params: { path: { id } },
      body: { person, role: 'SIGNER', requiredSignature: 'CLICK_TO_SIGN' },
    })
    parties.push(data!.id)
  }
  const { tab, context } = await openAt('/', options)
  await signIn(tab, account.key)
  await tab.goto(new URL(`/#/documents/${id}`, tab.url()).href)
  // A narrow window shows one part of the draft.
  if (options?.isMobile) await tab.getByRole('tab', { name: 'Fields' }).tap()
  await tab.locator('.sheet canvas').first().waitFor()
  const fields = async () => {
    const { data } = await account.client.GET('/api/v1/documents/{id}/fields', { params: { path: { id } } })
    return data!.fields
  }
  return { account, id, parties, tab, context, fields }
}

export const sheet = (tab: Page, page: number) => tab.locator(`.sheet[data-page="${page}"]`)
export const tool = (tab: Page, name: string) => tab.locator('.palette').getByRole('button', { name, exact: true })

export const fieldOf = (tab: Page, name: RegExp | string) => tab.locator('.sheets').getByRole('button', { name })
export const clickAt = (tab: Page, page: number, x: number, y: number) => sheet(tab, page).click({ position: { x, y } })

interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** Expects the element to be in this place of the window, except for rounding. */
export async function expectAt(element: Locator, box: Box): Promise<void> {
  const found = (await element.boundingBox())!
  for (const side of ['x', 'y', 'width', 'height'] as const)
    expect(Math.abs(found[side] - box[side]), side).toBeLessThan(1.5)
}

/** Moves the mouse from the middle of the element, in CSS pixels. */
export async function drag(tab: Page, element: Locator, dx: number, dy: number) {
  await element.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await element.boundingBox())!
  await tab.mouse.move(x + width / 2, y + height / 2)
  await tab.mouse.down()
  await tab.mouse.move(x + width / 2 + dx / 2, y + height / 2 + dy / 2)
  await tab.mouse.move(x + width / 2 + dx, y + height / 2 + dy)
}
