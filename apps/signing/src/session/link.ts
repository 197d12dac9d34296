import type { ConfirmBankIdReturn } from '@paraph/client'
import { isFramed } from '../browser/frame.ts'
import { keptLink, type KeptLink } from './bankid-storage.ts'

/**
 * The token of the party's link. It comes in the fragment, which browsers send to no server, and leaves the address bar at once, so that it is
 * not in the history, in a bookmark or on a screenshot. The session storage of the tab keeps it for a reload.
 *
 * The address of a frame is not shown, so there the token stays in the fragment and nothing is stored: browsers may refuse storage to a frame of
 * another site, and two frames in one tab would share it.
 */
const TOKEN = 'paraph.token'
const PASS = 'paraph.pass'

/** Returns undefined if the page was opened without a link, and an empty string if what was opened is no link. */
export function takeToken(): string | undefined {
  if (!location.hash) return read(TOKEN)
  // A mail program may have taken the punctuation after the link as a part of it.
  const token = /^#([\w-]*)/.exec(location.hash)![1]!
  if (isFramed) return token
  history.replaceState(null, '', location.pathname)
  if (token !== read(TOKEN)) write(PASS, undefined)
  write(TOKEN, token)
  return token
}

/** Another link that is opened in this tab changes only the fragment, which loads nothing. */
export function onNewLink(open: () => void) {
  addEventListener('hashchange', () => {
    if (location.hash) open()
  })
}

/**
 * The BankID app opens `#bankid=<orderId>.<nonce>`, often in a new tab. The token of the link is not in it, because BankID must not learn it: the
 * tab that started has kept it. Returns undefined if the page was opened otherwise. Without `link`, another browser started.
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

export function forgetLink() {
  history.replaceState(null, '', location.pathname)
  write(TOKEN, undefined)
  write(PASS, undefined)
}

/** The proof that this tab passed the two-step verification. The storage of the tab ends with the tab. A frame has it until it is loaded again. */
export const verificationPass = {
  get: () => read(PASS),
  set: (pass: string | undefined) => write(PASS, pass),
}

/** The values, for frames, and for browsers that refuse to store anything. */
const memory = new Map<string, string>()

function read(key: string): string | undefined {
  if (isFramed) return memory.get(key)
  try {
    return sessionStorage.getItem(key) ?? memory.get(key)
  } catch {
    return memory.get(key)
  }
}

function write(key: string, value: string | undefined) {
  if (value === undefined) memory.delete(key)
  else memory.set(key, value)
  if (isFramed) return
  try {
    if (value === undefined) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, value)
  } catch {
    // The memory has it.
  }
}
