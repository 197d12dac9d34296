import type { Paraph, PartyWithSigningUrl } from '@paraph/client'
import { onPreview, postPreview } from '@paraph/ui/preview/messages.ts'
import type { Previewed } from '@paraph/ui/preview/previewed.ts'
import type { DraftChanges } from '../../saving/draft-changes.ts'
import { onCallerChange } from '../../session/caller.ts'

export interface PreviewOf extends Pick<PartyWithSigningUrl, 'documentId' | 'id'> {
  paraph: Paraph
  /** Of a draft. The preview waits until the server has them. */
  changes: DraftChanges | undefined
}

/** Milliseconds. */
const SAVED_WITHIN = 10_000

/** What each tab shows that this page has opened. Nothing any more after the person has signed out. */
let previews = new WeakMap<MessageEventSource, PreviewOf>()
onCallerChange(() => void (previews = new WeakMap()))

/** A preview asks when it is opened, and again when it is loaded again. */
onPreview((message, from) => {
  const of = from && previews.get(from)
  if (!of || message.type !== 'previewAsked') return
  load(of).then(
    (shown) => postPreview(from as Window, { type: 'preview', shown }),
    () => postPreview(from as Window, { type: 'preview' }),
  )
})

export const showPreview = (tab: Window, of: PreviewOf) => void previews.set(tab, of)

async function load({ paraph, documentId, id, changes }: PreviewOf): Promise<Previewed> {
  if (changes) await save(changes)
  const [session, file] = await Promise.all([
    paraph.parties.getSession(documentId, id),
    paraph.documents.getFile(documentId),
  ])
  const signed = (session.fields ?? []).filter(
    ({ isYours, type }) => !isYours && (type === 'SIGNATURE' || type === 'INITIALS'),
  )
  const [attachments, marks] = await Promise.all([
    loadAll(
      (session.document?.attachments ?? []).map(({ number }) => number),
      (number) => paraph.documents.getAttachment(documentId, number),
    ),
    loadAll([...new Set(signed.map(({ partyId }) => partyId))], (other) =>
      paraph.documents.getMarks(documentId, other),
    ),
  ])
  return { session, file, attachments, marks }
}

async function loadAll<Key, Value>(keys: Key[], load: (key: Key) => PromiseLike<Value>): Promise<Map<Key, Value>> {
  return new Map(await Promise.all(keys.map(async (key) => [key, await load(key)] as const)))
}

/** Resolves when the server has all changes. Rejects if that takes long. */
function save(changes: DraftChanges): Promise<void> {
  changes.saveFields()
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The draft is not saved.')), SAVED_WITHIN)
    const look = () => {
      if (!changes.isSaved) return
      clearTimeout(timer)
      end()
      resolve()
    }
    const end = changes.subscribe(look)
    look()
  })
}
