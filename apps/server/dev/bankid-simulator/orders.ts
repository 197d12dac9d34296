import { EventEmitter } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import type { BankIdAuthority } from '@paraph/verify/testing'
import { qrData } from '#platform/bankid/qr.ts'
import { BankIdError, type CollectedOrder, type StartedOrder } from '#platform/bankid/rp-api.ts'
import {
  collected,
  endIfOverdue,
  fail,
  type FailedHint,
  newOrder,
  newUhi,
  type PendingHint,
  type SimulatedOrder,
  type SimulatorTimes,
  type StartedBy,
} from './order.ts'

export interface Person {
  /** 12 digits. */
  personalNumber: string
  givenName: string
  surname: string
}

/** What the person does in the app, or what happens to the order. */
export type PhoneAct =
  'open' | 'sign' | 'cancel' | 'expire' | { sign: Person } | { hint: PendingHint } | { fail: FailedHint }

/** Returns the personal number of the person who holds the phone, if it is known. The order does not say it. */
export type Holder = (order: SimulatedOrder) => Promise<string> | undefined

/** The phone refuses. The message is for its page. */
export class PhoneError extends Error {}

/** Seconds for which an animated QR code can be scanned. */
const QR_LIVES = 5
/** The oldest orders are forgotten, as if they were long over. */
const MAX_ORDERS = 1000

/** The orders of the simulated BankID. Emits `change`. */
export class Orders extends EventEmitter<{ change: [] }> {
  readonly #orders = new Map<string, SimulatedOrder>()
  readonly #signing = new WeakSet<SimulatedOrder>()
  readonly #authority: BankIdAuthority
  readonly #times: SimulatorTimes
  readonly #now: () => Date
  readonly #holder: Holder

  constructor(options: { authority: BankIdAuthority; times: SimulatorTimes; now: () => Date; holder: Holder }) {
    super()
    this.#authority = options.authority
    this.#times = options.times
    this.#now = options.now
    this.#holder = options.holder
  }

  /** Newest first. */
  list(): SimulatedOrder[] {
    this.#sweep()
    return [...this.#orders.values()].toReversed()
  }

  /** @throws BankIdError `alreadyInProgress` for a second order with the same number. Then neither order goes on, as with BankID. */
  create(operation: SimulatedOrder['operation'], request: SimulatedOrder['request']): StartedOrder {
    const personalNumber = request.requirement?.personalNumber
    const isOther = (order: SimulatedOrder) =>
      order.status === 'pending' && order.request.requirement?.personalNumber === personalNumber
    const others = personalNumber === undefined ? [] : this.list().filter(isOther)
    for (const other of others) fail(other, 'cancelled', this.#now())
    if (others.length > 0) {
      this.emit('change')
      throw new BankIdError('alreadyInProgress', 'Order already in progress for pno')
    }
    const order = newOrder(operation, request, this.#now())
    this.#orders.set(order.orderRef, order)
    this.emit('change')
    const { orderRef, autoStartToken, qrStartToken, qrStartSecret } = order
    return { orderRef, autoStartToken, qrStartToken, qrStartSecret }
  }

  collect(orderRef: string): CollectedOrder {
    return collected(this.#get(orderRef))
  }

  cancel(orderRef: string): void {
    const order = this.#get(orderRef)
    if (order.status !== 'pending') throw noSuchOrder()
    this.#orders.delete(orderRef)
    this.emit('change')
  }

  /** Starts the order of an animated QR code that is not older than a few seconds. */
  scan(text: string): SimulatedOrder {
    const [, token, seconds] = /^bankid\.([^.]+)\.(\d{1,6})\.[\da-f]{64}$/.exec(text.trim()) ?? []
    if (token === undefined) throw new PhoneError('This is not a QR code of BankID.')
    const order = this.list().find(({ qrStartToken }) => qrStartToken === token)
    if (!order || text.trim() !== qrData(order, Number(seconds))) throw new PhoneError('No order has this QR code.')
    const age = (this.#now().getTime() - order.createdAt.getTime()) / 1000
    if (Number(seconds) < age - QR_LIVES || Number(seconds) > age + 1)
      throw new PhoneError('This QR code is too old. Scan the one that is shown now.')
    return this.#start(order, 'qr')
  }

  /** Starts the order of a link with an `autostarttoken`, or of the token alone. */
  autostart(link: string): SimulatedOrder {
    const token = /[?&]autostarttoken=([^&#]+)/i.exec(link)?.[1] ?? link.trim()
    const order = this.list().find(({ autoStartToken }) => autoStartToken === token)
    if (!order) throw new PhoneError('No order has this link.')
    return this.#start(order, 'autostart')
  }

  /** @throws PhoneError if the order is over. */
  async act(orderRef: string, act: PhoneAct): Promise<SimulatedOrder> {
    const order = this.list().find((one) => one.orderRef === orderRef)
    if (!order) throw new PhoneError('BankID does not know this order.')
    if (order.status !== 'pending') throw new PhoneError('This order is over.')
    const now = this.#now()
    if (act === 'cancel') fail(order, 'userCancel', now)
    else if (act === 'expire') fail(order, 'expiredTransaction', now)
    else if (act === 'open') this.#start(order, 'list')
    else if (act === 'sign') await this.#sign(order, await this.#personOf(order))
    else if ('sign' in act) await this.#sign(order, act.sign)
    else if ('fail' in act) fail(order, act.fail, now)
    else order.hintCode = act.hint
    this.emit('change')
    return order
  }

  #start(order: SimulatedOrder, by: StartedBy): SimulatedOrder {
    if (order.status !== 'pending') throw new PhoneError('This order is over.')
    order.startedBy ??= by
    order.hintCode = 'userSign'
    this.emit('change')
    return order
  }

  async #personOf(order: SimulatedOrder): Promise<Person> {
    const number = order.request.requirement?.personalNumber ?? (await this.#holder(order))
    if (number === undefined) throw new PhoneError('The order names nobody. Say who signs.')
    return personOf(number)
  }

  async #sign(order: SimulatedOrder, { personalNumber, givenName, surname }: Person) {
    if (!/^\d{12}$/.test(personalNumber)) throw new PhoneError('A personal number has 12 digits.')
    if (this.#signing.has(order)) throw new PhoneError('The signature is being made.')
    this.#signing.add(order)
    order.startedBy ??= 'list'
    order.hintCode = 'processing'
    this.emit('change')
    if (this.#times.processing > 0) await wait(this.#times.processing, undefined, { ref: false })
    const user = { personalNumber, name: `${givenName} ${surname}`, givenName, surname }
    const { userVisibleData = '', userNonVisibleData, endUserIp, returnRisk } = order.request
    const proof = await this.#authority.issue(user, {
      visibleText: userVisibleData,
      ...(userNonVisibleData !== undefined && { nonVisibleText: userNonVisibleData }),
      at: this.#now(),
    })
    // The order may have been cancelled in the meantime, by the relying party or by another order.
    if (order.status !== 'pending' || !this.#orders.has(order.orderRef)) throw new PhoneError('This order is over.')
    const completionData = {
      user,
      device: { ipAddress: endUserIp, uhi: newUhi() },
      bankIdIssueDate: '2025-01-15Z',
      ...proof,
      ...(returnRisk && { risk: 'low' }),
    }
    Object.assign(order, { status: 'complete', hintCode: '', endedAt: this.#now(), completionData })
  }

  #get(orderRef: string): SimulatedOrder {
    this.#sweep()
    const order = this.#orders.get(orderRef)
    if (order) return order
    throw noSuchOrder()
  }

  #sweep() {
    const now = this.#now()
    for (const order of this.#orders.values()) {
      endIfOverdue(order, this.#times, now)
      const isOld = order.endedAt !== undefined && now.getTime() - order.endedAt.getTime() >= this.#times.keep
      if (isOld || this.#orders.size > MAX_ORDERS) this.#orders.delete(order.orderRef)
    }
  }
}

function noSuchOrder(): BankIdError {
  return new BankIdError('invalidParameters', 'No such order')
}

const names = [
  ['Anna', 'Lindqvist'],
  ['Björn', 'Åkesson'],
  ['Cecilia', 'Öberg'],
  ['David', 'Ström'],
  ['Elin', 'von Wachenfeldt'],
] as const

/** The relying party sends no name, so the simulator chooses one. The same person always has the same. */
export function personOf(personalNumber: string): Person {
  const [givenName, surname] = names[Number(personalNumber) % names.length]!
  return { personalNumber, givenName, surname }
}
