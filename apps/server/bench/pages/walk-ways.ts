import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { AddParty } from '@paraph/client'
import { readTexts } from '@paraph/contract/texts/read-texts.ts'
import type { ScanTexts } from '../../../signing/generated/scan-texts.ts'
import type { Texts } from '../../../signing/generated/texts.ts'
import type { Walker } from './walker.ts'

const signing = join(import.meta.dirname, '../../../signing/src')
const [page, scan] = [readTexts<Texts>(join(signing, 'texts')), readTexts<ScanTexts>(join(signing, 'scan/texts'))]
export const texts = { EN: { ...page.EN, scan: scan.EN }, SV: { ...page.SV, scan: scan.SV } }

export interface Way {
  name: string
  parties: Partial<Omit<AddParty, 'contactId' | 'person'>>[]
  /** The party that walks. */
  index?: number
  /** Walks from the opened page to the end. `others` lets all other parties sign. */
  walk: (walker: Walker, t: (typeof texts)['EN'], others: () => Promise<void>) => Promise<void>
}

const PHOTO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGP4DwABAQEAsTj2FQAAAABJRU5ErkJggg==',
  'base64',
)
export const pages = 2

/** The ways through the page. Each looks at every screen that it meets. */
export const ways: Way[] = [
  {
    name: 'drawing',
    parties: [{ requiredSignature: 'DRAWING' }],
    walk: async (walker, t) => {
      const { tab, look } = walker
      await look('opened')
      await read(walker)
      await look('read')
      await goOn(walker, t)
      await look('before the signature')
      await walker.press(button(walker, t.drawing.add))
      await look('empty field')
      await draw(walker)
      await look('drawn')
      await walker.press(button(walker, t.drawing.use))
      await look('last step')
      await walker.press(button(walker, t.sign.title.SIGNER))
      await title(walker, t.completed.title)
      await look('complete')
      await tab.waitForLoadState()
    },
  },
  {
    name: 'typed name',
    parties: [{ requiredSignature: 'DRAWING' }, { requiredSignature: 'CLICK_TO_SIGN' }],
    walk: async (walker, t) => {
      const { tab, look } = walker
      await goOn(walker, t)
      await walker.press(button(walker, t.drawing.add))
      await choose(walker, t.drawing.ways.type)
      await look('the known name')
      await walker.press(button(walker, t.drawing.use))
      await look('two steps left')
      // A large window on a short document has shown the last page already.
      if (await tab.getByRole('checkbox').isVisible()) {
        await walker.press(button(walker, t.sign.title.SIGNER))
        await look('not read')
        await walker.press(tab.getByRole('checkbox'))
        await look('confirmed')
      }
      await walker.press(button(walker, t.sign.title.SIGNER))
      await title(walker, t.signed.title.SIGNER)
      await look('receipt')
    },
  },
  {
    name: 'click',
    parties: [{ role: 'ACCEPTOR', requiredSignature: 'CLICK_TO_SIGN' }],
    walk: async (walker, t) => {
      const { look } = walker
      await look('opened')
      await read(walker)
      await goOn(walker, t)
      await look('the act')
      await walker.press(button(walker, t.sign.title.ACCEPTOR))
      await title(walker, t.completed.title)
      await look('complete')
    },
  },
  {
    name: 'scan',
    parties: [{ requiredSignature: 'MANUAL' }, { requiredSignature: 'CLICK_TO_SIGN' }],
    walk: async (walker, t) => {
      const { tab, look } = walker
      await look('opened')
      await read(walker)
      await goOn(walker, t)
      await look('the steps')
      const photo = { name: 'photo.png', mimeType: 'image/png', buffer: PHOTO }
      const picker = tab.locator('input[type=file][multiple]')
      if (walker.hand === 'keyboard') await walker.focus(picker)
      await picker.setInputFiles(photo)
      await look('a photo')
      await walker.press(button(walker, t.scan.upload({ count: 1 })))
      await tab.locator('.last-step').waitFor()
      await look('uploaded')
      await walker.press(button(walker, t.sign.title.SIGNER))
      await title(walker, t.signed.title.SIGNER)
      await look('receipt')
    },
  },
  {
    name: 'rejection',
    parties: [{ role: 'REVIEWER', requiredSignature: 'CLICK_TO_SIGN' }, { requiredSignature: 'CLICK_TO_SIGN' }],
    walk: async (walker, t) => {
      const { tab, look } = walker
      await look('opened')
      await walker.press(button(walker, t.sign.reject))
      await look('why')
      await tab.locator('textarea').fill('The rent is not the one that we agreed on.')
      await walker.press(button(walker, t.reject.confirm))
      await title(walker, t.rejectedByMe.title)
      await look('rejected')
    },
  },
  {
    name: 'waiting',
    parties: [
      { requiredSignature: 'CLICK_TO_SIGN', signingOrder: 1 },
      { requiredSignature: 'CLICK_TO_SIGN', signingOrder: 2 },
    ],
    index: 1,
    walk: async (walker, t, others) => {
      const { look } = walker
      await look('not yet')
      await read(walker)
      await look('read')
      await others()
      await button(walker, t.sign.title.SIGNER).waitFor()
      await look('my turn')
      await goOn(walker, t)
      await walker.press(button(walker, t.sign.title.SIGNER))
      await title(walker, t.completed.title)
      await look('complete')
      await walker.tab.reload()
      await title(walker, t.completed.title)
      await read(walker)
      await look('opened again')
    },
  },
]

const button = ({ tab }: Walker, name: string) => tab.getByRole('button', { name, exact: true })
const title = ({ tab }: Walker, name: string) => tab.getByRole('heading', { level: 1, name }).waitFor()

/** Follows the bar at the end of the window, if it is there. */
async function goOn(walker: Walker, t: (typeof texts)['EN']): Promise<void> {
  const names = Object.values(t.act.goTo)
  for (const name of new Set(names)) {
    const bar = button(walker, name)
    if (await bar.isVisible()) return walker.press(bar)
  }
}

/** Scrolls through the pages. The keyboard uses its own keys for that. */
async function read({ tab, hand }: Walker): Promise<void> {
  for (let number = 1; number <= pages; number++) {
    const page = tab.locator(`[data-page="${number}"]`)
    await page.locator('.text-layer span').first().waitFor({ state: 'attached' })
    for (const block of ['start', 'center', 'end']) {
      if (hand === 'keyboard') await tab.keyboard.press('PageDown')
      else await page.evaluate((element, block) => element.scrollIntoView({ block }), block)
      await sleep(700)
    }
  }
}

async function choose(walker: Walker, name: string): Promise<void> {
  const radio = walker.tab.getByRole('radio', { name })
  if (walker.hand !== 'keyboard') return walker.press(radio)
  await walker.focus(walker.tab.locator('input[type=radio]:checked'))
  for (let count = 0; count < 4 && !(await radio.isChecked()); count++) await walker.tab.keyboard.press('ArrowRight')
}

async function draw({ tab, hand }: Walker): Promise<void> {
  const { x, y, width, height } = (await tab.locator('dialog canvas').boundingBox())!
  const points = stroke.map(([right, down]) => ({ x: x + right * width, y: y + down * height }))
  if (hand === 'finger') {
    const session = await tab.context().newCDPSession(tab)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: typeof points) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints })
    await touch('touchStart', points.slice(0, 1))
    for (const point of points) await touch('touchMove', [point])
    return void (await touch('touchEnd', []))
  }
  await tab.mouse.move(points[0]!.x, points[0]!.y)
  await tab.mouse.down()
  for (const point of points) await tab.mouse.move(point.x, point.y)
  await tab.mouse.up()
}

/** Parts of the width and height of the field. */
const stroke = Array.from({ length: 20 }, (_, index) => [0.1 + index * 0.04, 0.5 + 0.3 * Math.sin(index)] as const)
