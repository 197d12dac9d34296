import { readFileSync } from 'node:fs'
import { newBankIdAuthority, newEvidence, newIdentity, newOriginal, seal } from '@paraph/verify/testing'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { seriousViolations } from '@paraph/testing/pages/axe.ts'
import { pdfWith } from '@paraph/testing/pdf/hostile-pdf.ts'
import { look } from '@paraph/testing/pages/look.ts'
import { choose, expectTitle, phone, startVerification } from './page.support.ts'
import { sealedSamples, sha256 } from '@paraph/testing/server/verify.ts'

const { baseUrl, original, sealed, changed, open } = await startVerification()
const foreign = await sealedSamples()
const bankId = await sealedSamples({ authority: await newBankIdAuthority() })

test('a file that the keyboard chooses holds, and the page shows who signed it and how', async () => {
  const { tab, requests } = await open()
  // Before the key is pressed, so that the browser does not open a dialog of its own.
  const chosen = tab.waitForEvent('filechooser')
  for (let presses = 0; presses < 3; presses++) await tab.keyboard.press('Tab')
  await expect.poll(() => tab.evaluate('document.activeElement.type')).toBe('file')
  await tab.keyboard.press('Enter')
  await (await chosen).setFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from(sealed) })
  await expectTitle(tab, 'The seal holds')
  // The verdict is announced and gets the focus.
  await expect.poll(() => tab.evaluate('document.activeElement.tagName')).toBe('H1')
  await expect.poll(() => tab.locator('#status').textContent()).toBe('The seal holds')
  const text = await tab.locator('main').innerText()
  for (const part of [
    'Yes. Not one byte was changed after the file was sealed.',
    'Paraph of Storgatan Fastigheter, Paraph AB',
    'Confirmed by this service: it made exactly what is sealed in this file.',
    'by the clock of the service',
    'Anna Lindqvist',
    'The person entered a code from a text message.',
    'Björn Åkesson',
    'p•••@example.com',
    '192.0.•.•',
    'The person used a link that the sender could see too.',
    'Whether the persons are who they say they are.',
    'A seal proves where a file comes from and that it is unchanged. The audit trail proves who agreed to what.',
  ])
    expect(text).toContain(part)
  const link = tab.getByRole('link', { name: 'Open the validator of the European Commission' })
  expect(await link.getAttribute('href')).toBe(
    'https://ec.europa.eu/digital-building-blocks/DSS/webapp-demo/validation',
  )

  // The hash is the only thing about the file that leaves the browser.
  expect(requests.filter((request) => request.method() !== 'GET' || request.postData() !== null)).toEqual([])
  const asked = requests.map((request) => request.url()).filter((url) => url.includes('/files/'))
  expect(asked).toEqual([`${baseUrl}/verify/files/${sha256(sealed)}`])
  expect(requests.every((request) => request.url().startsWith(baseUrl) && request.url().length < 200)).toBe(true)
  // The service knows the file too if another program added a line end when it sent it.
  await choose(tab, Buffer.concat([sealed, Buffer.from('\r\n')]))
  await tab.getByText('The sealed part is intact. 2 bytes were added after it that no reader uses').waitFor()
  await expectTitle(tab, 'The seal holds')
  expect(await tab.locator('main').innerText()).toContain('Anna Lindqvist')
  // Only a file with a BankID signature needs the code that reads XML.
  const readers = () => requests.filter((request) => request.url().includes('judge-attached'))
  expect(readers()).toEqual([])

  // It judges who signed, by which BankID, when, and what the person saw.
  await choose(tab, bankId.sealed)
  await expectTitle(tab, 'Unchanged, but nobody confirms who sealed it')
  const byBankId = await tab.locator('main').innerText()
  for (const part of [
    'ANNA LINDQVIST, 19900101-****, signed in a simulator of BankID. This is not a real person.',
    'Confirmed by BankID',
    'Shown in the BankID app',
    bankId.evidence.document.file.sha256,
  ])
    expect(byBankId).toContain(part)
  expect(byBankId).not.toContain('199001012384')
  expect(readers()).toHaveLength(1)

  // It lists how each person signed, and what each filled in.
  await choose(tab, readFileSync(new URL('fixtures/hash-version-1.pdf', import.meta.resolve('@paraph/verify/testing'))))
  await tab.getByText('Choice of one (page 1): Yearly').waitFor()
  const filled = await tab.locator('main').innerText()
  for (const part of ['Drew a signature', 'Text (page 1): Storgatan 1', 'The pages of this file show the same'])
    expect(filled).toContain(part)

  // A file that is dropped on the page is verified, and does not replace the page.
  const transfer = await tab.evaluateHandle(`{
    const data = new DataTransfer()
    const bytes = Uint8Array.from(atob('${Buffer.from(sealed).toString('base64')}'), (character) => character.charCodeAt(0))
    data.items.add(new File([bytes], 'dropped.pdf', { type: 'application/pdf' }))
    data
  }`)
  await tab.dispatchEvent('main', 'dragover', { dataTransfer: transfer })
  await tab.getByText('Drop the file to verify it').waitFor()
  await tab.dispatchEvent('main', 'drop', { dataTransfer: transfer })
  await expectTitle(tab, 'The seal holds')
  await tab.getByText('dropped.pdf', { exact: true }).waitFor()
})

test('the page names what speaks against a file, and asks the service only about an unchanged one', async () => {
  const { tab, requests } = await open()
  const text = () => tab.locator('main').innerText()
  const asked = () => requests.filter((request) => request.url().includes('/files/'))
  await choose(tab, changed)
  await expectTitle(tab, 'The seal does not hold')
  expect(await text()).toContain('The file was changed after it was sealed.')
  // What the file says about persons must not look like a finding.
  expect(await text()).not.toContain('Anna Lindqvist')
  expect(asked()).toEqual([])

  // Another service made this file.
  await choose(tab, foreign.sealed)
  await expectTitle(tab, 'Unchanged, but nobody confirms who sealed it')
  expect(await text()).toContain('This service did not make this file. The file names https://sign.example.com.')
  expect(await text()).toContain('Not confirmed. The name comes from the file itself.')
  // An address from the file must not be a link: a forger would choose it.
  expect(await tab.getByRole('link').count()).toBe(1)
  expect(asked()).toHaveLength(1)

  await choose(tab, await seal(await newIdentity({ name: 'Another program' }), { original, evidence: null }))
  await expectTitle(tab, 'This PDF was signed with another program')
  expect(await tab.locator('main h2').allTextContents()).toEqual(['A second opinion'])

  // Text in the file can't become a part of the page.
  const source = await newOriginal()
  const evidence = newEvidence(source)
  evidence.document.title = '<img src=x onerror=alert(1)><h1>The seal holds</h1>'
  await choose(tab, await seal(await newIdentity({ name: '<b>Bank</b>' }), { original: source, evidence }))
  await expectTitle(tab, 'Unchanged, but nobody confirms who sealed it')
  await tab.getByText('<img src=x onerror=alert(1)>').waitFor()
  expect(await tab.locator('main img, main b').count()).toBe(0)

  // The verdict on a file with JavaScript stays, sealed or not.
  const active = new Uint8Array(pdfWith({ catalog: '/OpenAction << /S /JavaScript /JS (app.alert) >>' }))
  const file = await seal(await newIdentity(), { original: active, evidence: newEvidence(active, { pages: 1 }) })
  for (const [bytes, title] of [
    [active, 'This PDF has no seal'],
    [file, 'Unchanged, but nobody confirms who sealed it'],
  ] as const) {
    await choose(tab, bytes)
    await expectTitle(tab, title)
    expect(await text()).toContain('It contains JavaScript, which can change what you see.')
  }
  expect(await seriousViolations(tab)).toEqual([])

  await tab.route('**/files/*', (route) => route.abort())
  await choose(tab, sealed)
  await expectTitle(tab, 'Unchanged, but nobody confirms who sealed it')
  await tab.getByText('This service could not be asked').waitFor()
})

const views = {
  start: async () => {},
  holds: async (tab: Page) => {
    await choose(tab, sealed)
    await expectTitle(tab, 'The seal holds')
  },
  'does not hold': async (tab: Page) => {
    await choose(tab, changed)
    await expectTitle(tab, 'The seal does not hold')
  },
  bankid: async (tab: Page) => {
    await choose(tab, bankId.sealed)
    await expectTitle(tab, 'Unchanged, but nobody confirms who sealed it')
  },
  'no pdf': async (tab: Page) => {
    await choose(tab, Buffer.from('hello'), 'letter.txt')
    await expectTitle(tab, 'This file is not a PDF')
  },
  unconfirmed: async (tab: Page) => {
    await choose(tab, foreign.sealed)
    await expectTitle(tab, 'Unchanged, but nobody confirms who sealed it')
  },
}

test('axe finds nothing serious and all fits in each state, and a seal from the future gets a remark', async () => {
  const { tab } = await open(phone)
  for (const [name, reach] of Object.entries(views)) {
    await reach(tab)
    await look(tab, `verify/${name}`)
    const small = await tab.evaluate(`[...document.querySelectorAll('a, summary')]
      .filter((element) => element.getBoundingClientRect().height < 44).map((element) => element.textContent)`)
    expect(small, name).toEqual([])
  }

  await tab.getByRole('button', { name: 'Svenska' }).click()
  const day = 86_400_000
  const identity = await newIdentity({ to: new Date(Date.now() + 9 * day) })
  const early = await seal(identity, { original, signingTime: new Date(Date.now() + day) })
  await choose(tab, early)
  await expectTitle(tab, 'Oförändrad, men ingen bekräftar vem som förseglade den')
  const when = tab.locator('section[aria-labelledby=when]')
  expect(await when.getByRole('listitem').allTextContents()).toEqual([
    'Förseglingen är från en tid som inte har kommit än.',
  ])
  expect(await when.innerText()).toContain('Lita inte på de tiderna.')
  await when.scrollIntoViewIfNeeded()
})
