import type { Previewed } from './previewed.ts'

/** The signing page asks first. Without `shown`, the console has nothing to show. */
type PreviewMessage = { type: 'previewAsked' } | { type: 'preview'; shown?: Previewed }

/** Sends the message to a page of this origin. A page of another origin does not get it. */
export function postPreview(to: Window, message: PreviewMessage): void {
  to.postMessage(message, location.origin)
}

/** Calls back with the messages of pages of this origin. Who listens must also look who has sent the message. */
export function onPreview(listener: (message: PreviewMessage, from: MessageEventSource | null) => void): void {
  addEventListener('message', ({ source, origin, data }: MessageEvent<Partial<PreviewMessage> | undefined>) => {
    const isOurs = data?.type === 'previewAsked' || data?.type === 'preview'
    if (origin === location.origin && isOurs) listener(data as PreviewMessage, source)
  })
}
