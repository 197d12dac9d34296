import type { SigningSession } from '@paraph/client'
import type { EmbedEvent, EmbedFailure } from '@paraph/client/embed'
import { useEffect, useState } from 'preact/hooks'
import { isFramed } from '../browser/frame.ts'
import type { Obstacle } from './obstacle.ts'

/**
 * The host is the page of another site that shows this page in a frame, by `@paraph/client/embed`. The host sends the first message. This page answers
 * only if the message comes from the window around the frame, and from an origin that the operator allows. It posts to no other origin, so a page
 * that replaces the host gets nothing.
 */
const whenConnected = new Set<() => void>()
let host: string | undefined
/** All events so far. A host that connects later gets them too. */
let events: EmbedEvent[] = []

export function listenForHost() {
  if (!isFramed) return
  let allowed: Promise<string[]> | undefined
  addEventListener('message', ({ source, origin, data }: MessageEvent) => {
    if (source !== parent || data?.paraph !== 1 || data.type !== 'connect') return
    allowed ??= allowedHosts()
    allowed
      .then((origins) => void (origins.includes(origin) && acceptHost(origin)))
      .catch(() => {
        // The host reports that the page did not load. It may connect again, and then this page asks again.
        allowed = undefined
      })
  })
}

async function allowedHosts(): Promise<string[]> {
  const response = await fetch(new URL('frame-ancestors.json', document.baseURI))
  if (!response.ok) throw new Error(`The list of hosts is answered ${response.status}.`)
  return (await response.json()) as string[]
}

function acceptHost(origin: string) {
  host = origin
  post({ type: 'connected' })
  for (const event of events) post(event)
  for (const listener of whenConnected) listener()
}

function post(event: EmbedEvent | { type: 'connected' }) {
  if (host) parent.postMessage({ paraph: 1, ...event }, host)
}

/** Reports what the server knows of the party. So the host also gets an event if the answer to the act itself was lost. */
export function tellHost({ document, party }: SigningSession) {
  if (!party) return
  const { readStatus, signingStatus } = party
  const hasActed = signingStatus !== 'NOT_SIGNED'
  if (readStatus !== 'NOT_OPENED' || hasActed) tell({ type: 'opened' })
  if (readStatus === 'READ') tell({ type: 'read' })
  if (hasActed) tell({ type: signingStatus === 'SIGNED' ? 'signed' : 'rejected' })
  else if (document?.status === 'CANCELLED') tellHostOfFailure('cancelled')
  else if (document?.status === 'EXPIRED') tellHostOfFailure('expired')
}

const reasons: Record<Obstacle['kind'], EmbedFailure> = {
  linkMissing: 'link_invalid',
  linkInvalid: 'link_invalid',
  linkIncomplete: 'link_invalid',
  // A frame never gets this one, because the BankID app never opens a frame.
  otherBrowser: 'link_invalid',
  cancelled: 'document_cancelled',
  expired: 'document_expired',
  tooMany: 'too_many_attempts',
  unavailable: 'service_unavailable',
  wrongPerson: 'wrong_person',
  removed: 'link_invalid',
}

export function tellHostOfFailure(kind: keyof typeof reasons) {
  tell({ type: 'failed', reason: reasons[kind] })
}

function tell(event: EmbedEvent) {
  const isFailure = event.type === 'failed'
  const excluded = isFailure ? ['signed', 'rejected'] : [event.type]
  if (events.some(({ type }) => excluded.includes(type))) return
  events = [...events.filter(({ type }) => !isFailure || type !== 'failed'), event]
  post(event)
}

/** Returns the function that asks the host to close this page. Returns undefined without a host. */
export function useHost(): ((redirectUrl: string | null) => void) | undefined {
  const [isConnected, setConnected] = useState(host !== undefined)
  useEffect(() => {
    const listener = () => setConnected(true)
    whenConnected.add(listener)
    if (host) listener()
    return () => void whenConnected.delete(listener)
  }, [])
  return isConnected ? (redirectUrl) => post({ type: 'closed', redirectUrl }) : undefined
}
