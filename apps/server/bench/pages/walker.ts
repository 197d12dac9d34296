import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Locator, Page } from 'playwright-core'

export type Hand = 'finger' | 'mouse' | 'keyboard'

/** More presses of Tab would be too many for a person. */
const MOST_TABS = 80

interface WalkerOptions {
  hand: Hand
  /** If set, each screen is saved here as a picture and as its accessibility tree. */
  folder: string | undefined
  /** True if each press is first tried without a network. */
  isCut: boolean
}

/** What was seen of a screen. */
export interface Seen {
  name: string
  /** The names of the main buttons in view: at the place where the party is, at the top of the page, and at its end. */
  views: string[][]
}

/** A person who goes through the page with one kind of hand. */
export function openWalker(tab: Page, { hand, folder, isCut }: WalkerOptions) {
  const seen: Seen[] = []
  let tabs = 0

  const press = async (target: Locator) => {
    if (!isCut) return pressOnce(target)
    await pressWithoutNetwork(target)
    // What needs no network has happened already, and the button is gone or behind a dialog.
    const isThere = await target.click({ trial: true, timeout: 1000 }).then(
      () => true,
      () => false,
    )
    if (isThere) await pressOnce(target)
  }
  const pressOnce = async (target: Locator) => {
    await target.waitFor()
    if (hand === 'finger') return target.tap()
    if (hand === 'mouse') return target.click()
    await focus(target)
    const isSwitch = await target.evaluate<boolean, { type: string }>(({ type }) => /checkbox|radio|file/.test(type))
    await tab.keyboard.press(isSwitch ? 'Space' : 'Enter')
  }
  const pressWithoutNetwork = async (target: Locator) => {
    await tab.context().setOffline(true)
    const label = await target.textContent()
    await pressOnce(target)
    await sleep(1500)
    await save(`offline after ${label}`)
    await tab.context().setOffline(false)
    await sleep(1500)
  }
  /** Reaches the element as a person without a pointer does: by Tab, and by the arrows inside a group of radio buttons. */
  const focus = async (target: Locator) => {
    const has = () => target.evaluate((element) => element.matches(':focus'))
    for (let count = 0; count < MOST_TABS; count++) {
      if (await has()) return
      await tab.keyboard.press('Tab')
      tabs++
    }
    throw new Error(`The keyboard does not reach ${String(target)}.`)
  }
  const save = async (name: string) => {
    if (!folder) return
    await mkdir(folder, { recursive: true })
    const file = join(folder, `${String(seen.length).padStart(2, '0')} ${name.replaceAll(/[^\w ]/g, '')}`)
    await tab.screenshot({ path: `${file}.png`, animations: 'disabled' })
    const focused = await tab.evaluate<string>(
      `(({ tagName, textContent, type }) => tagName + ' ' + (type ?? '') + ' ' + textContent.slice(0, 60))(document.activeElement)`,
    )
    const status = await tab.evaluate<string>(`document.getElementById('status').textContent`)
    const tree = await tab.locator('body').ariaSnapshot()
    await writeFile(`${file}.txt`, `Title: ${await tab.title()}\nFocus: ${focused}\nStatus: ${status}\n\n${tree}\n`)
  }
  return {
    tab,
    hand,
    press,
    focus,
    /** Looks at a screen from three places. */
    look: async (name: string) => {
      await sleep(700)
      await save(name)
      const place = await tab.evaluate<number>('scrollY')
      const views = []
      for (const top of [place, 0, 1e6, place]) {
        await tab.evaluate(`scrollTo({ top: ${top}, behavior: 'instant' })`)
        await sleep(300)
        views.push(await mainButtonsInView(tab))
      }
      seen.push({ name, views: views.slice(0, 3) })
    },
    seen,
    tabs: () => tabs,
  }
}

export type Walker = ReturnType<typeof openWalker>

/** Returns the names of the main buttons that are in view, not covered and not cut. A dialog covers the page. */
const mainButtonsInView = (tab: Page) =>
  tab.evaluate<string[]>(`[...document.querySelectorAll('.primary, dialog .danger')].filter((button) => {
    const { left, top, width, height } = button.getBoundingClientRect()
    const points = [[left + width / 2, top + 2], [left + width / 2, top + height - 2]]
    return width > 0 && getComputedStyle(button).visibility === 'visible' &&
      points.every(([x, y]) => button.contains(document.elementFromPoint(x, y)))
  }).map((button) => button.textContent)`)
