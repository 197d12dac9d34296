/** Why the signing page can't go on. Each reason but the last two is also a problem code of the API. */
export type EmbedFailure =
  | 'link_invalid'
  | 'document_cancelled'
  | 'document_expired'
  | 'too_many_attempts'
  /** The server does not answer. The party can try again on the page. */
  | 'service_unavailable'
  /** The reader has said that the document is meant for another person. */
  | 'wrong_person'
  /** The page did not load: the server does not answer, or its `FRAME_ANCESTORS` does not list the origin of your page. */
  | 'not_loaded'

/**
 * What happened on the signing page.
 *
 * - `opened`: the party has opened the document.
 * - `read`: the last page of the document was shown to the party, or the party has signed, which counts as reading. This event always comes before
 *   `signed`. A party may reject the document without it.
 * - `signed`: the party has signed, accepted or reviewed.
 * - `rejected`: the party has rejected the document.
 * - `failed`: the page can't go on. Another event may follow, because the party can try again. `failed` never follows `signed` or `rejected`.
 * - `closed`: the party is done with the page, or your code has called `close`. The frame is gone. `closed` is always the last event.
 */
export type EmbedEvent =
  | { type: 'opened' | 'read' | 'signed' | 'rejected' }
  | { type: 'failed'; reason: EmbedFailure }
  | {
      type: 'closed'
      /** The `redirectUrl` of the document if the party chose to go on there, otherwise null. Your page decides where to go. */
      redirectUrl: string | null
    }

/** What to embed, and how. */
export interface EmbedOptions {
  /** The `signingUrl` of the party. Only the frame gets it, and its token stays in the fragment, which browsers send to no server. */
  url: string
  /** Called for each event, each type but `failed` at most once. */
  onEvent?: (event: EmbedEvent) => void
  /** The name of the frame for users of screen readers. The default is `Document to sign`. Use the language of your page. */
  title?: string
  /** Milliseconds until a page that does not load is reported as `failed`. The default is 30,000. */
  timeout?: number
}

/** The signing page in your page. */
export interface EmbeddedSigning {
  /**
   * The frame, for example to give it a size. By default, the frame is as wide and as high as its element, but at least 640 pixels high. In a lower
   * window, it is at least as high as the window.
   */
  readonly frame: HTMLIFrameElement
  /** Removes the frame, and reports `closed`. Does nothing if it is closed already. */
  close: () => void
}

const REPORTS = new Set(['opened', 'read', 'signed', 'rejected'])
const REASONS = new Set(['link_invalid', 'document_cancelled', 'document_expired', 'too_many_attempts', 'wrong_person'])

/**
 * Shows the signing page of a party in a frame of your page, and reports what the party does. The operator of the server must list the origin
 * of your page in `FRAME_ANCESTORS`.
 *
 * The events are for your user interface. Before your program relies on a signature, ask the API on your own server.
 *
 * @param element - The frame is added to this element.
 * @param options - The link of the party, and what to call for each event.
 * @returns A handle that closes the page.
 * @throws TypeError if `url` is not an http or https URL with a token in its fragment.
 */
export function embedSigning(element: Element, options: EmbedOptions): EmbeddedSigning {
  const { url, onEvent, title = 'Document to sign', timeout = 30_000 } = options
  const { protocol, origin, hash } = new URL(url)
  if (!/^https?:$/.test(protocol) || hash.length < 2) throw new TypeError('url must be the signingUrl of a party.')
  const seen = new Set<string>()
  const frame = document.createElement('iframe')
  let timer: ReturnType<typeof setTimeout> | undefined

  const report = (event: EmbedEvent) => {
    const isFailure = event.type === 'failed'
    if (seen.has('closed') || (isFailure ? seen.has('signed') || seen.has('rejected') : seen.has(event.type))) return
    if (!isFailure) seen.add(event.type)
    onEvent?.(event)
  }
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(() => report({ type: 'failed', reason: 'not_loaded' }), timeout)
  }
  const end = (redirectUrl: string | null) => {
    clearTimeout(timer)
    removeEventListener('message', listen)
    frame.remove()
    report({ type: 'closed', redirectUrl })
  }
  const listen = ({ source, origin: from, data }: MessageEvent) => {
    // Any window can post messages to this one. Only those from the server's page in this frame count.
    if (source !== frame.contentWindow || from !== origin || data?.paraph !== 1) return
    const { type, reason, redirectUrl } = data
    clearTimeout(timer)
    if (REPORTS.has(type)) report({ type })
    if (type === 'failed') report({ type, reason: REASONS.has(reason) ? reason : 'service_unavailable' })
    if (type === 'closed')
      end(typeof redirectUrl === 'string' && redirectUrl.startsWith('https://') ? redirectUrl : null)
  }

  frame.title = title
  frame.referrerPolicy = 'no-referrer'
  frame.style.cssText = 'display:block;width:100%;height:100%;min-height:min(640px,100vh);border:0'
  // The page knows its host only by this message, so each load of the page needs the message again.
  frame.addEventListener('load', () => {
    wait()
    frame.contentWindow?.postMessage({ paraph: 1, type: 'connect' }, origin)
  })
  addEventListener('message', listen)
  wait()
  frame.src = url
  element.append(frame)
  return { frame, close: () => end(null) }
}
