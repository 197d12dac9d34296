import type { AddParty, CreateDocument } from '@paraph/client'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, expect } from 'vitest'
import { createLogger } from '@paraph/server/src/server/telemetry/logger.ts'
import { bankIdOrders } from '@paraph/server/src/work/collecting/bankid/bankid-orders.ts'
import { holderIn, startSimulator } from '@paraph/testing/server/bankid.ts'
import { sharedFolder } from '@paraph/testing/programs/process.ts'
import type { ServerOptions } from '@paraph/testing/server/server.ts'
import { agreement, confirmReading, type FieldOf, phone, startPages } from '@paraph/testing/pages/page.ts'

const ANDROID =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36'
export const android = { ...phone, userAgent: ANDROID }

/** A server with the simulator of BankID, a process that collects its orders, and a browser. */
export async function startBankIdPages(options: ServerOptions = {}) {
  const holder = holderIn(() => pages.services)
  // On a busy machine, an order must not end before the page has shown it.
  const times = { start: 600_000, life: 600_000, keep: 600_000 }
  const simulator = await startSimulator(await sharedFolder(), { holder, times })
  const pages: Awaited<ReturnType<typeof startPages>> = await startPages({ ...options, bankId: simulator.settings })
  const collector = bankIdOrders.collect(pages.services, createLogger('error'))!
  afterAll(async () => {
    await collector.close()
    await simulator.close()
  })

  // As with BankID itself: only the simulator has a page in place of the app.
  Object.defineProperty(pages.services.bankId!, 'phoneUrl', { value: undefined, writable: true })

  // Each document has another person.
  let people = 0
  const send = async (
    party: Partial<AddParty> = {},
    document: Partial<CreateDocument> = {},
    fields: FieldOf[] = [],
  ) => {
    const file = await agreement(1)
    const person = { mode: 'TEST', ssn: numberOf(people++), fields } as const
    return pages.send([{ requiredSignature: 'BANKID', ...party }], { file, ...document }, person)
  }

  /** The address that the app opens when the person is done, on this server. */
  const returnUrl = () => {
    const url = simulator.orders()[0]!.request.returnUrl!
    expect(url).toMatch(/^https:\/\/sign\.example\.com\/sign\/#bankid=bid_\w+\.[\w-]{20,}$/)
    return url.replace('https://sign.example.com', pages.baseUrl)
  }
  return { ...pages, send, simulator, returnUrl }
}

/** Keeps the page from opening the app, and returns the addresses by which the page would have opened it. */
export async function interceptApp(context: BrowserContext): Promise<string[]> {
  const opened: string[] = []
  await context.route('https://app.bankid.com/**', async (route) => {
    opened.push(route.request().url())
    await route.fulfill({ status: 204 })
  })
  return opened
}

/** The text of the QR code that is shown now. */
export async function qrText(tab: Page): Promise<string> {
  return (await tab.getByRole('img', { name: /QR code for the BankID app/ }).getAttribute('data-text'))!
}

/** Returns a valid personal number for each index below 900. */
export function numberOf(index: number): string {
  const digits = `900101${index + 100}`
  const doubled = Array.from(digits, (digit, place) => Number(digit) * (place % 2 === 0 ? 2 : 1))
  const sum = doubled.reduce((total, value) => total + (value > 9 ? value - 9 : value), 0)
  return `19${digits}${(10 - (sum % 10)) % 10}`
}

/** Presses the button, in the dialog if it is open. */
export async function press(tab: Page, name: string): Promise<void> {
  const button = tab.getByRole('button', { name, exact: true }).last()
  await button.waitFor()
  await confirmReading(tab)
  await button.click()
}

export const shows = (tab: Page, text: string) => tab.getByText(text).waitFor()
