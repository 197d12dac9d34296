import type { CreateDocument, Paraph, ParaphDocument } from '@paraph/client'
import { UPLOAD_TIMEOUT } from '../../queries/upload.ts'
import { type EditorField, fromServer, toServer } from '../../fields/model/editor-field.ts'
import { loadDocument, type Loaded } from '../../queries/document.ts'
import { completeParties, toParty } from './copy-parties.ts'
import { addByAnchors } from './by-anchors.ts'
import { onPdf, type OnPdf } from './on-pdf.ts'

/**
 * Makes a draft with the same PDF, texts, labels, people and fields, and returns its identifier. The last day to sign is not copied, because it may be over.
 * If a part can't be copied, no draft is left.
 */
export async function copyDocument(paraph: Paraph, id: string): Promise<string> {
  const loaded = await loadDocument(paraph, id)
  const { file } = loaded.document
  const pdf = await paraph.documents.getFile(id, { timeout: UPLOAD_TIMEOUT })
  const copy = await createLike(paraph, loaded, { file: new File([pdf], file.name, { type: 'application/pdf' }) })
  return orErase(paraph, copy.id, async () => {
    const fields = fieldsFor(loaded, copy)
    // Each field then lies where its anchors have put it, and so the server keeps them.
    await findFields(paraph, copy.id, fields)
    await complete(paraph, loaded, copy, fields)
    return copy.id
  })
}

/**
 * Makes a draft with another PDF and everything else of this draft, which it then deletes. If something fails, or `mayDrop` returns false, this draft
 * stays as it is.
 *
 * @param mayDrop - asks whether fields may go that lie on pages which the other PDF does not have.
 */
export async function replacePdf(
  paraph: Paraph,
  id: string,
  file: File,
  mayDrop: (counts: { fields: number; pages: number }) => Promise<boolean>,
): Promise<{ draft: ParaphDocument; counts: OnPdf } | undefined> {
  const loaded = await loadDocument(paraph, id)
  const { expiresAt, externalId } = loaded.document
  const copy = await createLike(paraph, loaded, {
    file,
    // A day that is over would be refused.
    ...(expiresAt && Date.parse(expiresAt) > Date.now() && { expiresAt }),
    ...(externalId && { externalId }),
  })
  const counts = await orErase(paraph, copy.id, async () => {
    const before = fieldsFor(loaded, copy)
    const { brought, atAnchors } = await findFields(paraph, copy.id, before)
    const { fields, dropped, counts } = onPdf(copy.file.pages, before, brought, atAnchors)
    if (dropped > 0 && !(await mayDrop({ fields: dropped, pages: copy.file.pages }))) {
      await paraph.documents.delete(copy.id)
      return undefined
    }
    await complete(paraph, loaded, copy, fields)
    return counts
  })
  if (!counts) return undefined
  // The new draft has everything. If the old one can't be deleted, it stays in the list.
  await paraph.documents.delete(id).catch(() => {})
  return { draft: copy, counts }
}

/** Creates a draft with the texts and the people of this document. */
function createLike(
  paraph: Paraph,
  { document, parties }: Loaded,
  own: Pick<CreateDocument, 'file' | 'expiresAt' | 'externalId'>,
) {
  const { title, message, language, marksAtOnce, pageFooter, reminders, redirectUrl, labels } = document
  return paraph.documents.create(
    {
      title,
      language,
      ...(marksAtOnce && { marksAtOnce }),
      ...(pageFooter !== undefined && { pageFooter }),
      ...(reminders && { reminders }),
      ...(labels && { labels }),
      ...(message && { message }),
      ...(redirectUrl && { redirectUrl }),
      // The file brings its own fields, and paper above its text tags. `complete` replaces these fields, and the paper stays.
      fields: 'FROM_FILE',
      hideTags: true,
      parties: parties.map(toParty),
      ...own,
    },
    { timeout: UPLOAD_TIMEOUT },
  )
}

async function orErase<Result>(paraph: Paraph, id: string, finish: () => Promise<Result>): Promise<Result> {
  try {
    return await finish()
  } catch (error) {
    await paraph.documents.delete(id).catch(() => {})
    throw error
  }
}

type Copy = Awaited<ReturnType<typeof createLike>>

/** Returns the fields of the document for its copy. A field of a party goes to the copy of the party. */
function fieldsFor({ parties, fields }: Loaded, { parties: made = [] }: Copy): EditorField[] {
  const copies = new Map(parties.map((party, index) => [party.id, made[index]!.id]))
  return fromServer(fields).map((field) => {
    const copied = field.owner === undefined ? undefined : copies.get(field.owner)
    return copied === undefined ? field : { ...field, owner: copied, reference: undefined }
  })
}

/** Finds what the PDF of the copy brings, and where the anchors of the other fields stand in it. */
async function findFields(paraph: Paraph, id: string, fields: EditorField[]) {
  const brought = fromServer((await paraph.fields.list(id)).fields)
  const names = new Set(brought.map(({ name }) => name))
  const others = fields.filter(({ name }) => !names.has(name))
  return { brought, atAnchors: await addByAnchors(paraph, id, others) }
}

/** Gives the copy these fields, and what its people still miss. */
async function complete(
  paraph: Paraph,
  { parties }: Loaded,
  { id, parties: made = [] }: Copy,
  fields: EditorField[],
): Promise<void> {
  await completeParties(paraph, parties, made)
  await paraph.fields.replace(id, { fields: toServer(fields) })
}
