import type { SigningSession } from '@paraph/client'
import type { Previewed } from '@paraph/ui/preview/previewed.ts'
import { PREVIEWED } from '../session/previewed.ts'

/**
 * Returns what answers the requests of the page in a preview, in place of the server. It says of what the sender fills in that it is saved, but keeps nothing
 * of it, and the page remembers it until it is closed. A scan stays in the memory of the tab.
 *
 * @param onAct - called when the sender does what a preview does not do, such as to sign
 */
export function answerLocally({ session, file, attachments, marks }: Previewed, onAct: () => void) {
  let [shown, scan] = [session, undefined as Blob | undefined]
  const show = (change: Partial<NonNullable<SigningSession['party']>>) => {
    shown = { ...shown, ...(shown.party && { party: { ...shown.party, ...change } }) }
    return Response.json(shown)
  }
  const answers: Record<string, (request: Request) => Response | Promise<Response>> = {
    'GET signing-session': () => show({}),
    'POST open': () => show({ readStatus: 'OPENED' }),
    'POST read': () => show({ readStatus: 'READ' }),
    'PUT values': () => Response.json({ savedAt: new Date().toISOString(), noRoom: [], fittingLengths: [] }),
    'PUT reading': () => Response.json({ isSaved: true }),
    'GET file': ({ headers }) => partOf(file, headers.get('range')),
    'POST scan': async (request) => {
      scan = (await request.formData()).get('file') as File
      return show({ hasScan: true })
    },
    'GET scan': () => (scan ? new Response(scan) : problem(404)),
    // There is neither a picture of the first page nor a task of another device.
    'GET preview': () => problem(404),
    'GET drawing': () => problem(404),
    'GET phone': () => problem(404),
    'GET bankid': () => problem(404),
  }
  return async (request: Request): Promise<Response> => {
    const [last, before] = new URL(request.url).pathname.split('/').toReversed()
    if (before === 'marks') return marks.has(last!) ? Response.json(marks.get(last!)) : problem(404)
    if (before === 'attachments')
      return attachments.has(Number(last)) ? download(attachments.get(Number(last))!) : problem(404)
    const answer = answers[`${request.method} ${last}`]
    if (answer) return answer(request)
    onAct()
    return problem(409)
  }
}

const problem = (status: number) =>
  Response.json({ type: 'about:blank', title: 'This is a preview', status, code: PREVIEWED }, { status })

const download = (file: Blob) => new Response(file, { headers: { 'content-type': 'application/octet-stream' } })

/** @param range - the header of the request. Without one, the answer is the whole file. */
function partOf(file: Blob, range: string | null): Response {
  const [, begin, end] = /^bytes=(\d+)-(\d+)$/.exec(range ?? '') ?? []
  if (begin === undefined) return new Response(file)
  const [first, last] = [Number(begin), Math.min(Number(end), file.size - 1)]
  if (first > last) return problem(416)
  const headers = { 'content-range': `bytes ${first}-${last}/${file.size}` }
  return new Response(file.slice(first, last + 1, file.type), { status: 206, headers })
}
