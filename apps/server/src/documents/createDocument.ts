import type { Handler } from '../operation.ts'
import { checkedExpiry, fileNameOf, titleOf } from './document.ts'
import { insertDocument } from './store.ts'

export const createDocument: Handler<'createDocument'> = async ({ body, file }, { db, now, account, inspectPdf }) => {
  const expiresAt = checkedExpiry(body.expiresAt, now())
  const { pages, sha256 } = await inspectPdf(file.bytes)
  const name = fileNameOf(file.name)
  return insertDocument(
    db,
    account.id,
    {
      title: body.title ?? titleOf(name),
      message: body.message ?? null,
      language: body.language,
      externalId: body.externalId ?? null,
      expiresAt: expiresAt ?? null,
      file: { name, pages, sha256, bytes: file.bytes },
    },
    now(),
  )
}
