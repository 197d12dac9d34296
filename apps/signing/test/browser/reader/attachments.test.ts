import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { attached, attachedFile } from '@paraph/testing/pdf/attached-pdf.ts'
import { look } from '@paraph/testing/pages/look.ts'
import { expectTitle, phone, pressSign, startPages, visit } from '@paraph/testing/pages/page.ts'

const { send, open } = await startPages()

test('the page lists the attached files and the comments of the PDF, downloads a file and never shows it, and the party confirms them', async () => {
  const { token } = await send([{ requiredSignature: 'CLICK_TO_SIGN' }], { file: attachedFile() })
  const { tab, faults } = await open(undefined, phone)
  await visit(tab, await token())
  const section = tab.getByRole('region', { name: 'Beside the pages' })
  await section.getByText('prices.html').waitFor()
  expect(await section.getByRole('listitem').allInnerTexts()).toEqual([
    expect.stringContaining('prices.html'),
    expect.stringMatching(/Comment on page 1, Anna\s+Is this right\?/),
  ])
  await look(tab, 'attachments')
  const started = tab.waitForEvent('download')
  await section.getByRole('button', { name: 'Download prices.html' }).click()
  const file = await started
  expect(file.suggestedFilename()).toBe('prices.html')
  expect((await readFile(await file.path())).equals(attached)).toBe(true)
  await tab.getByText('beside its pages: 1 attached file and 1 comment.').waitFor()
  await pressSign(tab)
  await expectTitle(tab, 'You have signed')
  expect(await section.isVisible()).toBe(true)
  expect(faults).toEqual([])
})

test('the page of a PDF without attachments and comments says nothing about them', async () => {
  const { tab } = await open(undefined, phone)
  await visit(tab, await (await send()).token())
  await tab.getByText('This is page 1 of the agreement').first().waitFor()
  expect(await tab.getByText('Beside the pages').count()).toBe(0)
})
