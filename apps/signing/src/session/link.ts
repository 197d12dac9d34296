import type { ConfirmBankIdReturn } from '@paraph/client'
import { isFramed } from '../browser/frame.ts'
import { mayStore } from '../browser/may-store.ts'
import { keptLink, type KeptLink } from './bankid-storage.ts'

/**
 * The token of the party's link is the fragment of the address. Browsers send the fragment to no server. The page removes it from the address bar at
 * once, so that no history, bookmark or screenshot has it. The session storage of the tab keeps the token for a reload.
 *
 * In a frame, the token stays in the fragment, because no browser shows the address of a frame. Nothing is stored there: a browser may refuse storage
 * to a frame of another site, and two frames in one tab would share it.
 */
const TOKEN = 'paraph.token'
const PASS = 'paraph.pass'
const ORDER = 'paraph.order'
/** The number of characters of a token. Some have one more. */
const COMPLETE = 44

/** Returns undefined if the address has no fragment and this tab has stored no token. Returns an empty string if the fragment is no token. */
export function takeToken(): string | undefined {
  if (!location.hash) return read(TOKEN)
  // Some mail programs add the punctuation after the link to the link.
  const token = /^#([\w-]*)/.exec(location.hash)![1]!
  if (isFramed) return token
  history.replaceState(null, '', location.pathname)
  if (token !== read(TOKEN)) write(PASS, undefined)
  write(TOKEN, token)
  return token
}

/** False for a link that a mail program has cut. */
export function isComplete(token: string): boolean {
  return token.length >= COMPLETE
}

/** Opening another link in this tab changes only the fragment, so the browser does not load the page again. */
export function onNewLink(open: () => void) {
  addEventListener('hashchange', () => {
    if (location.hash) open()
  })
}

/** What a phone does for a party that sits at its computer. */
export type PhoneTask = 'draw' | 'scan'

/**
 * A computer shows `#draw=<token>` or `#scan=<token>` as a QR code. The token stays in the address, so that the phone can load the page again. That
 * is no risk, because the token serves only this task, and soon ends.
 */
export function takeTask(): { task: PhoneTask; token: string } | undefined {
  const [, task, token] = /^#(draw|scan)=([\w-]*)/.exec(location.hash) ?? []
  return task === undefined ? undefined : { task: task as PhoneTask, token: token! }
}

/**
 * The BankID app opens `#bankid=<orderId>.<nonce>`, often in a new tab. This address does not have the token, because BankID must not learn it. The
 * tab that started the order has stored the token. Returns undefined if something else opened the page. Without `link`, the order was started in
 * another browser.
 */
export function takeReturn(): { bankIdReturn: ConfirmBankIdReturn; link?: KeptLink | undefined } | undefined {
  const [, orderId, nonce] = /^#bankid=(\w{1,40})\.([\w-]{20,100})$/.exec(location.hash) ?? []
  if (isFramed || !orderId || !nonce) return undefined
  history.replaceState(null, '', location.pathname)
  const link = keptLink(orderId)
  if (link) {
    write(TOKEN, link.token)
    if (link.pass) write(PASS, link.pass)
  }
  return { bankIdReturn: { orderId, nonce }, link }
}

/** The proof that the party passed the two-step verification in this tab. A tab has it until it is closed, a frame until it is loaded again. */
export const verificationPass = {
  get: () => read(PASS),
  set: (pass: string | undefined) => write(PASS, pass),
}

/** The id of the last BankID order that this tab has started. */
export const ownOrder = {
  get: () => read(ORDER),
  set: (id: string) => write(ORDER, id),
}

/** Frames and previews use this instead of the storage. Other pages use it if the browser refuses storage. */
const memory = new Map<string, string>()

function read(key: string): string | undefined {
  if (!mayStore) return memory.get(key)
  try {
    return sessionStorage.getItem(key) ?? memory.get(key)
  } catch {
    return memory.get(key)
  }
}

function write(key: string, value: string | undefined) {
  if (value === undefined) memory.delete(key)
  else memory.set(key, value)
  if (!mayStore) return
  try {
    if (value === undefined) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, value)
  } catch {
    // `memory` has the value.
  }
}
