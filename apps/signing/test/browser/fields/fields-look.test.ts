import { expect, test } from 'vitest'
import { toPath } from '@paraph/ui/marks/to-path.ts'
import { signaturePicture, withWrongChecksum } from '@paraph/testing/pdf/images.ts'
import { sign, strokes } from '@paraph/testing/server/party.ts'
import { pdfOf, textAt } from '@paraph/testing/pdf/text-pdf.ts'
import { inkOf } from '@paraph/testing/pdf/ink.ts'
import { enter, expectFocusOn, guide, onPage } from './fields.support.ts'
import {
  click,
  expectTitle,
  type FieldOf,
  pressSign,
  smallPhone,
  startPages,
  visit,
} from '@paraph/testing/pages/page.ts'
import { countPixels, countPixelsIn, INK, WHITE } from './pixels.support.ts'

const { send, open, asParty, db, seal, baseUrl } = await startPages()

const box = (y: number, width = 0.4, height = 0.03) => ({ x: 0.1, y, width, height })
const check = (y: number) => box(y, 0.03, 0.02)
const address: FieldOf = { name: 'address', type: 'TEXT', label: 'Address', page: 1, box: box(0.2) }
const pets: FieldOf = { name: 'pets', type: 'CHECKBOX', label: 'No pets', page: 1, box: check(0.3) }
const options = [
  { value: 'Monthly', box: check(0.4) },
  { value: 'Yearly', box: check(0.45) },
]
const pays: FieldOf = { name: 'pays', type: 'RADIO', label: 'Pays', page: 1, options }
const day: FieldOf = { name: 'day', type: 'DATE_SIGNED', page: 1, box: box(0.5), party: 1 }

test('a party sees in place what an earlier party has filled in, and the date of its signature', async () => {
  const dark = pdfOf([{ content: '0.4 0.1 0.1 rg 0 0 600 800 re f' }])
  const file = new File([Uint8Array.from(dark)], 'dark.pdf')
  const { token } = await send([click, click], { file }, { fields: [address, pets, pays, day] })
  await sign(asParty(await token()), { values: { address: 'شارع 1', pets: true, pays: 'Yearly' } })
  const { tab } = await open(await token(1), smallPhone)
  await tab.locator('canvas').first().waitFor()
  const shown = tab.locator('.shown-field')
  await expect
    .poll(() => shown.allTextContents())
    .toEqual([
      'Address, filled in by Anna Lindqvist: شارع 1',
      'No pets, filled in by Anna Lindqvist: ticked',
      'Pays, filled in by Anna Lindqvist: Yearly',
      'Date of the signature: filled in when you sign',
    ])
  expect(await shown.first().locator('[dir=auto]').count()).toBe(1)
  expect(await tab.locator('.field-layer :is(button, input), .field-list').count(), 'nothing can be changed').toBe(0)
  const page = (await tab.locator('.pdf-page').first().boundingBox())!
  const chosen = (await shown.nth(2).boundingBox())!
  expect((chosen.y - page.y) / page.height).toBeCloseTo(0.45, 2)
  for (const tick of [shown.nth(1), shown.nth(2)]) {
    await tick.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
    expect(await countPixels(tick, INK)).toBeGreaterThan(3)
    expect(await countPixels(tick, WHITE), 'the ink has a white edge').toBeGreaterThan(3)
  }
  await pressSign(tab)
  await expectTitle(tab, 'You have signed')
  await expect
    .poll(() => shown.last().textContent())
    .toMatch(/^Date of the signature, filled in by Anna Lindqvist: \d{1,2} [A-Z][a-z]{2,3} \d{4}$/)
})

const mark = (type: 'SIGNATURE' | 'INITIALS', party: number, y: number): FieldOf => ({
  name: type.toLowerCase(),
  type,
  page: 1,
  party,
  box: box(y, type === 'SIGNATURE' ? 0.4 : 0.12, 0.05),
})

test('a party sees the marks of earlier parties as the sealed file has them, or else their names', async () => {
  const draw = { requiredSignature: 'DRAWING' as const }
  const rows = [0, 1, 2, 3].map((party) => mark('SIGNATURE', party, 0.2 + 0.08 * party))
  const fields = [...rows, mark('INITIALS', 0, 0.52)]
  const { token, id, ids, account } = await send([draw, draw, click, draw, click], {}, { fields })
  const values = { signature: true }
  const both = { ...values, initials: true }
  await sign(asParty(await token()), { strokes, initials: { text: 'AL' }, values: both })
  await sign(asParty(await token(1)), { strokes: undefined, typedName: 'Anna Lindqvist', values } as never)
  await sign(asParty(await token(2)), { values })
  await sign(asParty(await token(3)), { strokes: undefined, picture: signaturePicture(), values } as never)

  const { tab, context } = await open(undefined, smallPhone)
  const asked: string[] = []
  const answer = Promise.withResolvers<void>()
  await tab.route('**/marks/*', async (route) => {
    asked.push(route.request().url().split('/').at(-1)!)
    await answer.promise
    const response = await route.fetch()
    const marks = (await response.json()) as { signature?: { picture?: string } }
    const { picture } = marks.signature ?? {}
    // Browsers do not show a picture that was stored before its checksums were checked.
    const damaged = picture && { picture: withWrongChecksum(Buffer.from(picture, 'base64')).toString('base64') }
    await route.fulfill({ response, json: damaged ? { ...marks, signature: damaged } : marks })
  })
  await tab.goto(`${baseUrl}/sign/#${await token(4)}`)
  await tab.locator('.shown-field .mark-loading').nth(4).waitFor()
  answer.resolve()
  const shown = tab.locator('.shown-field')
  const path = shown.first().locator('path')
  const name = 'Anna Lindqvist'
  const [signed, initials] = [`Signature of ${name}: `, `Initials, filled in by ${name}: AL`]
  const named = `${signed}${name}`
  const expectMarks = async () => {
    await expect.poll(() => shown.allTextContents()).toEqual([signed, named, named, named, initials])
    expect(await path.getAttribute('d')).toBe(toPath(strokes))
    expect(await tab.locator('.shown-field .mark-text').allTextContents()).toEqual([name, 'AL'])
  }
  await expectMarks()
  await expect.poll(() => tab.evaluate('document.fonts.check("20px Signature")')).toBe(true)
  const cut = `[...document.querySelectorAll('.mark-text')].map((typed) => getComputedStyle(typed).overflow)`
  expect(await tab.evaluate(cut), 'slanted letters reach beyond their element').toEqual(['visible', 'visible'])
  await context.setOffline(true)
  await tab.getByRole('button', { name: 'Show the document as text' }).tap()
  await expect.poll(() => tab.locator('.field-texts').first().textContent()).toContain(initials)
  await tab.getByRole('button', { name: 'Show the document as text' }).tap()
  await expectMarks()
  expect(asked.toSorted()).toEqual(ids.slice(0, 4).toSorted())

  const [onPage, line] = [(await tab.locator('.pdf-page').first().boundingBox())!, (await path.boundingBox())!]

  // Names stand for marks that can't be loaded.
  await context.setOffline(false)
  await tab.unrouteAll()
  await tab.route('**/marks/*', (route) => route.fulfill({ status: 404, json: {} }))
  await tab.reload()
  await expect.poll(() => shown.allTextContents()).toEqual([named, named, named, named, initials])
  expect(await shown.locator('.mark-text, .mark-drawing').count()).toBe(0)

  await sign(asParty(await token(4)))
  expect(await seal(id)).toBeUndefined()
  const { data } = await account.client.GET('/api/v1/documents/{id}/sealed-file', {
    params: { path: { id } },
    parseAs: 'arrayBuffer',
  })
  const size = { width: 600, height: 800 }
  const sealed = await inkOf(new Uint8Array(data as unknown as ArrayBuffer), 1, size)
  const ink = sealed.within({ x: 60, y: 160, width: 240, height: 40 })!
  const inPage = ({ x, y, width, height }: typeof line, page: typeof line) => ({
    x: (x + width / 2 - page.x) / page.width,
    y: (y + height / 2 - page.y) / page.height,
    width: width / page.width,
  })
  const [seen, printed] = [inPage(line, onPage), inPage(ink, { x: 0, y: 0, ...size })]
  for (const part of ['x', 'y', 'width'] as const) expect(seen[part]).toBeCloseTo(printed[part], 2)
})

test('a party without fields does not see the tags that the sender hides', async () => {
  const pdf = pdfOf([{ content: textAt('{{text; name=note}}', 40, 500) + textAt('{{photo; type=image}}', 40, 300) }])
  const document = { file: new File([Uint8Array.from(pdf)], 'tags.pdf'), fields: 'FROM_FILE' } as const
  const { tab } = await open(undefined, smallPhone)
  const ink = async (hideTags: boolean) => {
    const { token } = await send([click, click], { ...document, hideTags })
    await visit(tab, await token(1))
    await tab.locator('canvas').first().waitFor()
    if (hideTags) await tab.locator('.field-paper').waitFor()
    expect(await tab.locator('.field-layer').count()).toBe(hideTags ? 1 : 0)
    const page = tab.locator('.pdf-page').first()
    await page.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }))
    const shown = (await page.boundingBox())!
    const at = (y: number) => {
      const clip = { x: shown.x, y: shown.y + (shown.height * (600 - y - 12)) / 600, width: shown.width, height: 12 }
      return countPixelsIn(tab, clip, [0, 0, 0])
    }
    return { taken: await at(500), left: await at(300) }
  }
  const [shown, hidden] = [await ink(false), await ink(true)]
  expect(shown.taken).toBeGreaterThan(20)
  expect(hidden).toEqual({ taken: 0, left: shown.left })
  expect(shown.left).toBeGreaterThan(20)
})

test('a party that signs too early, or whose value is refused, sees at once why and where', async () => {
  const { token, ids } = await send([click], {}, { fields: [address, pets, pays] })
  const { tab } = await open(await token(), smallPhone)
  const edges = () =>
    tab.evaluate<string[]>(
      "[...document.querySelectorAll('.field-layer .field-check')].map((box) => getComputedStyle(box).boxShadow)",
    )
  const [asked, wrong] = [expect.stringContaining('rgb(217, 172, 0)'), expect.stringContaining('rgb(163, 38, 27)')]
  await guide(tab).waitFor()
  await expect.poll(edges).toEqual([asked, asked, asked])
  for (const target of await tab.locator('.field-check input').all())
    expect((await target.boundingBox())!.height, 'a finger hits it').toBeGreaterThanOrEqual(24)
  await pressSign(tab)
  const alert = tab.getByRole('alert')
  await alert.getByText('Nothing is signed yet. 3 fields are still open.').waitFor()
  const { y, height } = (await alert.boundingBox())!
  expect(y).toBeGreaterThan(0)
  expect(y + height).toBeLessThanOrEqual(smallPhone.viewport!.height)
  await expectFocusOn(tab, 'address')
  await expect.poll(() => tab.locator('#status').textContent()).toContain('3 fields are still open')
  await expect.poll(edges).toEqual([wrong, wrong, wrong])

  await tab.locator('.field-layer').getByRole('radio', { name: 'Yearly' }).tap()
  // The other options of a group that is filled in ask for nothing more.
  await expect.poll(edges).toEqual([wrong, 'none', 'none'])
  await onPage(tab, 'pets').tap()
  await onPage(tab, 'address').tap()
  await enter(tab, 'Address', 'Storgatan 1')
  await db.updateTable('fields').set({ max_length: 5 }).where('party_id', '=', ids[0]!).execute()
  await pressSign(tab)
  await expect.poll(() => onPage(tab, 'address').textContent()).toContain('The server does not take this value')
  await expectFocusOn(tab, 'address')
  const signatures = db.selectFrom('signatures').select('party_id').where('party_id', '=', ids[0]!)
  expect(await signatures.execute()).toEqual([])
})
