import type { Server } from 'node:net'
import { newBankIdAuthority, type BankIdAuthority } from '@paraph/verify/testing'
import { listen } from '../listen.ts'
import { openFolder, publish } from './folder.ts'
import { type SimulatedOrder, type SimulatorTimes, usualTimes } from './order.ts'
import { type Holder, Orders, type PhoneAct } from './orders.ts'
import { createPhone } from './phone.ts'
import { type Operation, Refusals } from './refusals.ts'
import { createRpServer } from './rp-server.ts'

export interface SimulatorOptions {
  /** Where the server finds the simulator. */
  folder: string
  /** The port of the API. A free one is taken if it is in use. */
  port?: number
  phonePort?: number
  times?: Partial<SimulatorTimes>
  now?: () => Date
  onCall?: (operation: Operation) => void
  /** Who signs an order that names nobody. By default, the page of the phone must say it. */
  holder?: Holder
}

export interface BankIdSimulator {
  folder: string
  url: string
  phoneUrl: string
  /** The root of its signatures. DER. */
  root: Uint8Array
  /** Newest first. */
  orders: () => SimulatedOrder[]
  scan: Orders['scan']
  autostart: Orders['autostart']
  act: (orderRef: string, act: PhoneAct) => Promise<SimulatedOrder>
  /** Answers calls with an error. */
  refuse: Refusals['set']
  close: () => Promise<void>
}

/** It makes five keys, which takes a second. All simulators of a process share them. */
let shared: Promise<BankIdAuthority> | undefined

/** Starts a server that speaks BankID's RP API v6.0, and a page that plays the phone. Both listen only on this machine. */
export async function startBankIdSimulator(options: SimulatorOptions): Promise<BankIdSimulator> {
  const { folder, port = 0, phonePort = 0, now = () => new Date(), onCall = () => {} } = options
  const { holder = () => undefined } = options
  const [authority, files] = await Promise.all([(shared ??= newBankIdAuthority()), openFolder(folder)])
  const orders = new Orders({ authority, times: { ...usualTimes, ...options.times }, now, holder })
  const refusals = new Refusals()
  const api = createRpServer(files, { orders, refusals, onCall })
  const phone = createPhone({ orders, refusals })
  const url = `https://127.0.0.1:${await listen(api, port)}`
  const phoneUrl = `http://localhost:${await listen(phone, phonePort)}`
  await publish(folder, { origin: url, phoneUrl }, authority.root)
  return {
    folder,
    url,
    phoneUrl,
    root: authority.root,
    orders: () => orders.list(),
    scan: (text) => orders.scan(text),
    autostart: (link) => orders.autostart(link),
    act: (orderRef, act) => orders.act(orderRef, act),
    refuse: (...refusal) => refusals.set(...refusal),
    close: async () => void (await Promise.all([close(api), close(phone)])),
  }
}

function close(server: Server & { closeAllConnections: () => void }): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}
