import type { FileAttachment, FileNote } from '@paraph/client'
import { AttachmentButton } from '../reader/download.tsx'
import type { KnownSession } from '../session/stage.ts'
import { formatSize } from '../texts/format-size.ts'
import { useTexts } from '../texts/language.ts'

/** More would push the document out of sight on a phone. */
const FEW = 2

/** Shows what the file has beside its pages: the files that it contains, and its comments. The party confirms that it has had access to them. */
export function BesidePages({ session: { document } }: { session: KnownSession }) {
  const { t } = useTexts()
  const { attachments = [], notes = [] } = document
  const count = attachments.length + notes.length
  if (count === 0) return null
  const counts = [
    attachments.length > 0 && t.beside.files({ count: attachments.length }),
    notes.length > 0 && t.beside.comments({ count: notes.length }),
  ]
  return (
    <section class="beside-pages" aria-labelledby="beside-pages-title">
      <h2 id="beside-pages-title">{t.beside.title}</h2>
      <p class="hint">{t.beside.hint}</p>
      {count <= FEW ? (
        <List attachments={attachments} notes={notes} />
      ) : (
        <details>
          <summary>{counts.filter(Boolean).join(', ')}</summary>
          <List attachments={attachments} notes={notes} />
        </details>
      )}
    </section>
  )
}

function List({ attachments, notes }: { attachments: FileAttachment[]; notes: FileNote[] }) {
  const { t, language } = useTexts()
  return (
    <ul>
      {attachments.map(({ number, name, size }) => (
        <li key={`attachment ${number}`}>
          <bdi>{name}</bdi> <span class="hint">{formatSize(size, language)}</span>{' '}
          <AttachmentButton number={number} name={name} />
        </li>
      ))}
      {notes.map(({ page, author, text }, index) => (
        <li key={`note ${index}`}>
          <span class="hint">
            {t.beside.comment({ page })}
            {author !== null && (
              <>
                {', '}
                <bdi>{author}</bdi>
              </>
            )}
          </span>
          <p dir="auto" class="comment">
            {text}
          </p>
        </li>
      ))}
    </ul>
  )
}
