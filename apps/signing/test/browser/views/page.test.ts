import { expect, test } from 'vitest'
import {
  actAsPerson,
  desktop,
  draw,
  dropFile,
  expectTitle,
  phone,
  pressSign,
  readToTheEnd,
  smallPhone,
  startPages,
} from '@paraph/testing/pages/page.ts'

const { send, open, log, signatureOf } = await startPages()
const redirectUrl = 'https://app.example.com/signed?case=118'

test('a party reads and signs on a phone, and then a button leads to the page of the sender', async () => {
  const { account, id, token, party, events, ids } = await send(undefined, { message: 'Please sign.', redirectUrl })
  const capacity = { companyName: 'Lindqvist Bygg AB', companyRole: 'Director', companyOrgNumber: '556016-0680' }
  await account.client.PATCH('/api/v1/documents/{id}/parties/{partyId}', {
    params: { path: { id, partyId: ids[0]! } },
    body: { role: 'SIGNER', ...capacity },
  })
  const link = await token()
  const { tab, context } = await open(link, smallPhone)
  await expectTitle(tab, /asks you to sign this document$/)
  expect(await tab.evaluate('document.documentElement.lang')).toBe('en')
  await tab.getByText('Please sign.').waitFor()
  expect(await dropFile(tab)).toBe(true)
  const words = 'Director, Lindqvist Bygg AB, organization number 556016-0680'
  await tab.getByText(`You sign in the capacity of: ${words}`).waitFor()
  await actAsPerson(tab)
  await expect.poll(async () => (await party()).readStatus).toBe('OPENED')
  await tab.getByRole('button', { name: 'Go on to sign' }).tap()
  await expect.poll(() => tab.evaluate('document.activeElement.textContent')).toBe('Sign')
  await readToTheEnd(tab, 3)
  await expect.poll(async () => (await party()).readStatus).toBe('READ')
  await tab.getByText(`I am Anna Lindqvist (${words}), and I have read`).waitFor()
  const onward = tab.getByRole('link', { name: /^Continue to / })
  expect(await onward.count()).toBe(0)
  await pressSign(tab)

  await expectTitle(tab, 'You have signed')
  expect(await onward.textContent()).toBe('Continue to app.example.com')
  // It is seen without scrolling.
  const { y, height, width } = (await onward.boundingBox())!
  expect(y + height).toBeLessThan(568)
  expect(width).toBeGreaterThan(200)
  await expect.poll(() => tab.evaluate('document.activeElement.tagName')).toBe('H1')
  await tab.getByRole('heading', { name: 'Receipt' }).waitFor()
  expect((await party()).signingStatus).toBe('SIGNED')
  expect((await signatureOf(ids[0]!))!.link).toBe('MESSAGE')
  const types = (await events()).map(({ type }) => type)
  expect(types.filter((type) => ['party.opened', 'party.read', 'party.signed'].includes(type))).toEqual([
    'party.opened',
    'party.read',
    'party.signed',
  ])
  expect(tab.url()).not.toContain(link)
  expect(await tab.title()).not.toContain(link)
  expect(log.join()).not.toContain(link)
  expect(await tab.context().cookies()).toEqual([])

  await context.route('https://app.example.com/**', (route) => route.fulfill({ body: 'Welcome back' }))
  await onward.tap()
  await tab.getByText('Welcome back').waitFor()
  expect(tab.url()).toBe(redirectUrl)
})

test('a party signs with the keyboard alone', async () => {
  const { token, party } = await send([{ requiredSignature: 'DRAWING' }])
  const { tab } = await open(await token(), desktop)
  const focused = () => tab.evaluate('document.activeElement.textContent.trim() || document.activeElement.type')
  const tabTo = async (name: string) => {
    for (let presses = 0; (await focused()) !== name; presses++) {
      expect(presses, `Tab to ${name}`).toBeLessThan(30)
      await tab.keyboard.press('Tab')
    }
  }
  await tab.locator('canvas').first().waitFor()
  await tabTo('Add your signature')
  await tab.keyboard.press('Enter')
  await tabTo('radio')
  // Past "Draw on my phone".
  await tab.keyboard.press('ArrowRight')
  await tab.keyboard.press('ArrowRight')
  await tabTo('text')
  expect(await tab.evaluate('document.activeElement.value'), 'the name is there').toBe((await party()).name)
  await tab.keyboard.press('ControlOrMeta+a')
  await tab.keyboard.press('Delete')
  await tab.keyboard.press('Enter')
  await tab.getByText('Type your name first.').waitFor()
  await tab.keyboard.type('A')
  await tab.keyboard.press('Enter')
  await tab.getByText('Type your full name.').waitFor()
  await tab.keyboard.press('Backspace')
  await tab.keyboard.type('Anna Lindqvist')
  await tab.keyboard.press('Enter')
  await tab.getByRole('dialog').waitFor({ state: 'detached' })
  expect(await focused(), 'the last page was not shown').toBe('Two steps left')
  await tabTo('Sign')
  await tab.keyboard.press('Enter')
  await tab.getByText('Or tick the box if you have read it.').waitFor()
  expect(await focused(), 'the focus is on the question').toBe('checkbox')
  await tab.keyboard.press('Space')
  await tabTo('Sign')
  await tab.keyboard.press('Enter')
  await expectTitle(tab, 'You have signed')
  // There is no page of the sender to go on to.
  expect(await tab.locator('.intro').getByRole('link').count()).toBe(0)
  expect(await tab.getByRole('button', { name: 'Close', exact: true }).count()).toBe(0)
  expect((await signatureOf((await party()).id))!.typed_name).toBe('Anna Lindqvist')
})

test('a party draws on a phone in dark colours, turns it, undoes a line, and signs', async () => {
  const { token, ids } = await send([{ requiredSignature: 'DRAWING' }])
  const { tab } = await open(await token(), { ...phone, colorScheme: 'dark' })
  await tab.getByRole('button', { name: 'Add your signature' }).waitFor()
  expect(await tab.getByRole('button', { name: 'Sign', exact: true }).count()).toBe(0)
  await tab.getByRole('button', { name: 'Add your signature' }).tap()
  const use = tab.getByRole('button', { name: 'Use this signature' })
  const refused = tab.getByText('This looks like a dot or a straight line.')
  for (const points of [
    [[0.5, 0.5]],
    [
      [0.1, 0.3],
      [0.9, 0.6],
    ],
  ] as [number, number][][]) {
    await draw(tab, ...points)
    await use.tap()
    await refused.waitFor()
    await tab.getByRole('button', { name: 'Clear' }).tap()
    await refused.waitFor({ state: 'detached' })
  }
  /** True if the pad has dark pixels. */
  const inked = () =>
    tab.evaluate(`(() => {
      const { width, height } = document.querySelector('.pad')
      const { data } = document.querySelector('.pad').getContext('2d').getImageData(0, 0, width, height)
      return data.some((value, i) => i % 4 === 3 && value > 200 && data[i - 3] + data[i - 2] + data[i - 1] < 300)
    })()`)
  const pad = (await tab.locator('.pad').boundingBox())!
  const colors = (selector: string) =>
    tab.evaluate<string[]>(
      `(({ color, backgroundColor }) => [color, backgroundColor])(getComputedStyle(document.querySelector('${selector}')))`,
    )
  const [ink, white] = ['rgb(23, 32, 79)', 'rgb(255, 255, 255)']
  expect(await colors('body')).not.toContain(white)
  for (const paper of ['.pad', '.pdf-page']) expect((await colors(paper))[1]).toBe(white)
  await draw(tab, [0.1, 0.8], [0.4, 0.2], [0.6, 0.8])
  await tab.setViewportSize({ width: 780, height: 390 })
  await expect.poll(async () => (await tab.locator('.pad').boundingBox())!.height).toBeLessThan(390)
  await expect.poll(inked).toBe(true)
  await draw(tab, [0.5, 0.5], [0.9, 0.5])
  await draw(tab, [0.2, 0.1], [0.3, 0.1])
  await tab.getByRole('button', { name: 'Undo' }).tap()
  await tab.getByRole('radio', { name: 'Type my name' }).tap()
  await tab.getByRole('radio', { name: 'Draw' }).tap()
  await use.tap()
  await tab.getByRole('img', { name: 'Your drawn signature' }).waitFor()
  expect(await colors('.ink')).toEqual([ink, white])
  await pressSign(tab)
  await expectTitle(tab, 'You have signed')

  const strokes = (await signatureOf(ids[0]!))!.strokes as [number, number][][]
  expect(strokes).toHaveLength(2)
  const [first, second] = strokes
  // The same shape, whatever the shape of the screen.
  const turn = first!.toSorted(([, a], [, b]) => a - b)[0]!
  const drawn = (0.5 * pad.width) / (0.6 * pad.height)
  expect((first!.at(-1)![0] - first![0]![0]) / (first![0]![1] - turn[1])).toBeCloseTo(drawn, 1)
  expect(first!.at(-1)![1]).toBeCloseTo(first![0]![1], -1)
  expect(second!.at(-1)![1]).toBeCloseTo(second![0]![1], -1)
  expect(second!.at(-1)![0]).toBeGreaterThan(second![0]![0])
})
