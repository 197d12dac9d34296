import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { look } from '@paraph/testing/pages/look.ts'
import { startPages } from '@paraph/testing/pages/page.ts'
import { documentIn, pdfFile, storeFile } from '@paraph/testing/pages/console.ts'
import { fieldOf, openDraft } from '../browser/fields.support.ts'

const pages = await startPages()
const BOX = { x: 0.1, y: 0.5, width: 0.3, height: 0.05 }

const choose = async (tab: Page, path: string) => tab.getByLabel('Use another PDF').setInputFiles(path)

/** A draft with texts, and a field on its first and on its last page. */
async function openComplete() {
  const draft = await openDraft(pages)
  const { account, id, parties } = draft
  const path = { id }
  await account.client.PATCH('/api/v1/documents/{id}', {
    params: { path },
    body: { title: 'Lease', message: 'Please sign', externalId: 'lease-7', expiresAt: '2099-05-04T12:00:00.000Z' },
  })
  await account.client.PATCH('/api/v1/documents/{id}/parties/{partyId}', {
    params: { path: { id, partyId: parties[0]! } },
    body: { role: 'ACCEPTOR', companyName: 'Lindqvist Bygg AB', country: 'SWE', ssn: '19900101-0017' },
  })
  await account.client.PUT('/api/v1/documents/{id}/fields', {
    params: { path },
    body: {
      fields: [
        { type: 'SIGNATURE', name: 'seller', page: 1, box: BOX, partyId: parties[0]! },
        { type: 'TEXT', name: 'city', label: 'City', page: 3, box: BOX, partyId: parties[1]!, required: true },
      ],
    },
  })
  await fieldOf(draft.tab, 'City of Bo Berg, page 3').waitFor()
  const stored = async (id: string) => {
    const { data } = await account.client.GET('/api/v1/documents/{id}', {
      params: { path: { id }, query: { include: ['parties', 'fields'] } },
    })
    if (!data) return undefined
    const { parties, fields, title, message, externalId, expiresAt, pageFooter, reminders, file } = data
    const nameOf = new Map(parties!.map(({ id, name }) => [id, name]))
    return {
      texts: { title, message, externalId, expiresAt, pageFooter, reminders },
      pages: file.pages,
      people: parties!.map(({ id: _id, documentId: _document, ...party }) => party),
      fields: fields!.map(({ id: _id, documentId: _document, partyId, ...field }) => ({
        ...field,
        party: nameOf.get(partyId!),
      })),
    }
  }
  const documents = async () => {
    const { data } = await account.client.GET('/api/v1/documents')
    return data!.documents.map(({ id }) => id)
  }
  return { ...draft, stored, documents }
}

test('a draft gets another PDF, and keeps its texts, people and fields', async () => {
  const { tab, context, id, stored, documents } = await openComplete()
  const showPdf = () => tab.getByRole('tab', { name: 'Message and more' }).click()
  await showPdf()
  await tab.getByLabel('Write the ID of the document').uncheck()
  await expect.poll(async () => (await stored(id))!.texts.pageFooter).toBe(false)
  const before = (await stored(id))!
  const title = tab.getByLabel('Title', { exact: true })
  await title.fill('Lease, corrected')
  await title.blur()
  await choose(tab, await pdfFile('corrected.pdf', 4))
  await expect.poll(() => documentIn(tab)).not.toBe(id)
  await tab.getByText('corrected.pdf, 4 pages').waitFor()
  await fieldOf(tab, 'City of Bo Berg, page 3').waitFor()
  await tab.locator('.draft').getByText('The draft has the other PDF now.').waitFor()
  await expect.poll(() => tab.evaluate('document.activeElement.type')).toBe('file')
  await look(tab, 'console/another PDF')
  const second = documentIn(tab)
  expect(await stored(second)).toEqual({ ...before, texts: { ...before.texts, title: 'Lease, corrected' }, pages: 4 })
  expect(await stored(id)).toBeUndefined()
  expect(await documents()).toEqual([second])

  // Without a connection, the PDF is refused at once.
  await context.setOffline(true)
  await choose(tab, await pdfFile('corrected.pdf', 3))
  await tab.locator('.draft').getByText('The server did not answer.').waitFor()
  await tab.locator('div.draft:not([inert])').waitFor()
  await context.setOffline(false)

  // It does not take the sender away from another view, nor ask there.
  const question = tab.getByRole('dialog', { name: 'Use this PDF?' })
  for (const [pages, said] of [
    [2, 'Nothing was changed.'],
    [3, 'The draft has the other PDF now.'],
  ] as const) {
    await tab.goto(new URL(`/#/documents/${second}`, tab.url()).href)
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await tab.route('**/v1/documents', (route) => released.then(() => route.fallback()))
    const asked = tab.waitForRequest('**/v1/documents')
    await choose(tab, await pdfFile('corrected.pdf', pages))
    await asked
    await tab.getByRole('link', { name: 'Contacts', exact: true }).click()
    await tab.getByRole('heading', { name: 'Contacts' }).waitFor()
    release()
    await tab.locator('#status', { hasText: said }).waitFor({ state: 'attached' })
    await tab.unrouteAll({ behavior: 'ignoreErrors' })
    expect(new URL(tab.url()).hash).toBe('#/contacts')
    expect(await question.count()).toBe(0)
    expect((await stored(second)) === undefined).toBe(pages === 3)
    expect(await documents()).toHaveLength(1)
  }

  // Before fields on missing pages are deleted, the sender is asked. No answer, a bad file and a failure leave the draft as it is.
  const [third] = await documents()
  await tab.goto(new URL(`/#/documents/${third}`, tab.url()).href)
  await showPdf()
  const kept = await stored(third!)
  const isUntouched = async () => {
    await tab.locator('div.draft:not([inert])').waitFor()
    expect(documentIn(tab)).toBe(third)
    expect(await documents()).toEqual([third])
    expect(await stored(third!)).toEqual(kept)
  }
  const short = await pdfFile('short.pdf', 2)
  await choose(tab, short)
  await question
    .getByText('The other PDF has 2 pages. 1 field lies on a page after that, and will be deleted.')
    .waitFor()
  await question.getByRole('button', { name: 'Go back' }).click()
  await isUntouched()
  await choose(tab, await storeFile('picture.pdf', new TextEncoder().encode('no PDF')))
  await tab.getByText('This file is not a PDF.').waitFor()
  await isUntouched()
  const useIt = () => question.getByRole('button', { name: 'Use this PDF' }).click()
  await tab.route('**/documents/*/fields', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.fallback(),
  )
  await choose(tab, short)
  await useIt()
  await tab.getByText('The server did not answer.').waitFor()
  await isUntouched()
  await tab.unrouteAll({ behavior: 'ignoreErrors' })
  await choose(tab, short)
  await useIt()
  await expect.poll(() => documentIn(tab)).not.toBe(third)
  await tab.getByText('short.pdf, 2 pages').waitFor()
  expect((await stored(documentIn(tab)))?.fields.map(({ name }) => name)).toEqual(['seller'])
  expect(await documents()).toEqual([documentIn(tab)])
})
