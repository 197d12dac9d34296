import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright-core'
import { textPdf } from './page.ts'

/** Returns the field for a key of the page for signing in. It lies behind a fold, unless a key is the best way. */
export async function keyField(tab: Page): Promise<Locator> {
  const field = tab.locator('input[name=key]')
  await field.waitFor({ state: 'attached' })
  if (!(await field.isVisible())) await tab.locator('.another-way > summary').click()
  return field
}

/** Signs in with the key, as a person does. */
export async function signIn(tab: Page, key: string): Promise<void> {
  await (await keyField(tab)).fill(key)
  await tab.getByRole('button', { name: 'Sign in', exact: true }).click()
  await tab.getByRole('heading', { name: 'Documents' }).waitFor()
}

/** Opens a room of the settings, by the menu of the settings. */
export async function openRoom(tab: Page, name: string): Promise<void> {
  await tab.getByRole('link', { name: 'Settings', exact: true }).click()
  await tab.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name }).click()
  await tab.getByRole('heading', { name, level: 1 }).waitFor()
}

/** Opens the menu of the account. */
export const openMenu = (tab: Page) => tab.locator('.account-menu > button').press('Enter')

/** Returns the path of a PDF with this name. */
export const pdfFile = async (name: string, pages = 1) => storeFile(name, await textPdf(pages))

/** Returns the path of a new file. */
export async function storeFile(name: string, bytes: Uint8Array): Promise<string> {
  const path = join(await mkdtemp(join(tmpdir(), 'paraph-')), name)
  await writeFile(path, bytes)
  return path
}

/** Chooses the PDF, and waits for the draft. */
export async function upload(tab: Page, path: string): Promise<void> {
  await tab.getByLabel('Choose a PDF').setInputFiles(path)
  await tab.getByRole('heading', { name: 'People' }).waitFor()
}

export async function addPerson(tab: Page, name: string, email: string): Promise<void> {
  const form = tab.locator('.add-person')
  await form.getByLabel('Name').fill(name)
  await form.getByLabel('E-mail address').fill(email)
  await form.getByRole('button', { name: 'Add' }).click()
  await tab.locator('.people strong', { hasText: name }).waitFor()
}

/** What a field says that is wrong with it, below it and to screen readers. */
export const faultAt = (field: Locator): Promise<string | null> =>
  field.evaluate((element) =>
    element.matches('[aria-invalid="true"]')
      ? // A hint stands before it.
        element.parentElement!.querySelector(`[id="${element.getAttribute('aria-describedby')!.split(' ').at(-1)}"]`)!
          .textContent
      : null,
  )

/** Lets the console look for news at once, as when the person comes back to the tab. */
export const comeBack = (tab: Page) => tab.evaluate("dispatchEvent(new Event('visibilitychange'))")

/** The identifier of the document that the tab shows. */
export const documentIn = (tab: Page) => decodeURIComponent(tab.url().split('/').at(-1)!)

/** Opens the review of the draft, and presses the button that sends it. */
export async function sendDraft(tab: Page, people = 1): Promise<void> {
  await tab.getByRole('button', { name: 'Review and send' }).click()
  const name = people === 1 ? 'Send to 1 person' : `Send to ${people} people`
  await tab.getByRole('dialog').getByRole('button', { name }).click()
}
