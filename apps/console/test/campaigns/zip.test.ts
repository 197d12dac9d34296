import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { look } from '@paraph/testing/pages/look.ts'
import { click, phone, startPages } from '@paraph/testing/pages/page.ts'
import { signIn } from '@paraph/testing/pages/console.ts'
import { readZip } from '../read-zip.support.ts'

const { newAccount, newKey, openAt, actAs, seal } = await startPages()

test('a person who may only read downloads sealed files as a ZIP, and one that failed in a ZIP of its own', async () => {
  const account = await newAccount()
  await account.draftDocument({ title: 'Plan' })
  const completed = [await account.sentDocument(click), await account.sentDocument(click)]
  for (const { id, parties } of completed) {
    await actAs(parties[0]!)
    expect(await seal(id)).toBeUndefined()
  }
  const { key } = await newKey(account.id, ['documents:read'])
  const { tab } = await openAt('/', phone)
  await signIn(tab, key)
  const bar = tab.getByRole('region', { name: 'Selected documents' })
  const dialog = tab.getByRole('dialog')
  await tab.getByLabel('Select all that are shown').click()
  await bar.getByText('3 selected').waitFor()
  expect(await bar.getByRole('button', { name: /Remind/ }).count()).toBe(0)
  await bar.getByRole('button', { name: 'More for the selected documents' }).click()
  expect(await tab.getByRole('menuitem').allTextContents()).toEqual(['Save as a table (3)'])
  await tab.keyboard.press('Escape')

  // A sender who closes the file dialog gets no file, and can begin again.
  const download = bar.getByRole('button', { name: 'Download the sealed files (2)' })
  const confirm = dialog.getByRole('button', { name: 'Download', exact: true })
  await tab.evaluate("showSaveFilePicker = () => Promise.reject(new DOMException('', 'AbortError'))")
  await download.click()
  await dialog.getByText('This is for 2 of the 3 that are selected: one is not completed.').waitFor()
  await look(tab, 'console/download several')
  await confirm.click()
  await dialog.waitFor({ state: 'detached' })

  // One file can't be had. The ZIP has the other one, and another try makes a ZIP with that file alone.
  await tab.evaluate(
    'showSaveFilePicker = async ({ suggestedName }) => (await navigator.storage.getDirectory()).getFileHandle(suggestedName, { create: true })',
  )
  const failing = `**/${completed[1]!.id}/sealed-file`
  await tab.route(failing, (route) => route.fulfill({ status: 404, json: {} }))
  await download.click()
  await confirm.click()
  await dialog.getByText('Downloaded: 1 of 2.').waitFor()
  await dialog.getByText('The ZIP was saved without the others. In it, “Missing.txt” names them.').waitFor()
  await look(tab, 'console/downloaded')
  const day = await tab.evaluate<string>("new Date().toLocaleDateString('sv')")
  const saved = await tab.evaluate<number[]>(`(async () => {
    const file = await (await navigator.storage.getDirectory()).getFileHandle('Sealed files ${day}.zip')
    return Array.from(new Uint8Array(await (await file.getFile()).arrayBuffer()))
  })()`)
  const nameOf = ({ id }: { id: string }) => `agreement ${id.slice(-6)}.pdf`
  expect(Object.keys(readZip(Buffer.from(saved)))).toEqual([nameOf(completed[0]!), 'Missing.txt'])
  await tab.unroute(failing)
  await tab.evaluate('delete window.showSaveFilePicker')
  const [second] = await Promise.all([
    tab.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Try the other one again' }).click(),
  ])
  await dialog.getByText('Downloaded: 2 of 2.').waitFor()
  expect(second.suggestedFilename()).toBe(`Sealed files ${day} (2).zip`)
  const files = readZip(await readFile(await second.path()))
  expect(Object.keys(files)).toEqual([nameOf(completed[1]!)])
  const sealed = await account.of(completed[1]!.id).sealedFile()
  expect(files[nameOf(completed[1]!)]!.equals(sealed)).toBe(true)
})
