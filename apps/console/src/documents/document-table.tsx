import type { ParaphDocument } from '@paraph/client'
import { useMemo } from 'preact/hooks'
import { StatusMark } from '../layout/status-mark.tsx'
import { addressOf } from '../routes.ts'
import type { ShownDocuments } from '../shown.ts'
import { formatTime, useTexts } from '../texts/language.ts'
import { People, Progress } from './people.tsx'
import { RowLabels } from './row-labels.tsx'
import { SortHeader } from './sort-choice.tsx'
import { leaveFrom } from './way-back.ts'

interface DocumentTableProps {
  /** The documents of each page of the list. */
  pages: ParaphDocument[][]
  sort: string | undefined
  reverse: string | undefined
  onSort: (order: ShownDocuments) => void
}

/** The documents, one a row. On a phone, the style sheet makes a card of each row. */
export function DocumentTable({ pages, sort, reverse, onSort }: DocumentTableProps) {
  const { t } = useTexts()
  const { title, people, status, changed } = t.documents.columns
  const order = { sort, reverse, onChoose: onSort }
  return (
    <table>
      <thead>
        <tr>
          <SortHeader column={title} by="TITLE" direction="ascending" {...order} />
          <th scope="col">{people}</th>
          <SortHeader column={status} by="STATUS" direction="ascending" {...order} />
          <SortHeader column={changed} by="CHANGED" direction="descending" {...order} />
        </tr>
      </thead>
      {pages.map((documents, index) => (
        <PageRows key={index} documents={documents} />
      ))}
    </table>
  )
}

/** The rows of one page. Rows that have not changed are not compared again when the list grows. */
function PageRows({ documents }: { documents: ParaphDocument[] }) {
  const { language } = useTexts()
  return useMemo(
    () => (
      <tbody>
        {documents.map((document) => (
          <tr key={document.id}>
            <td class="of-title">
              <a
                id={`row-${document.id}`}
                href={addressOf.document(document.id)}
                dir="auto"
                onClick={() => leaveFrom(document.id)}
              >
                {document.title}
              </a>
              <RowLabels labels={document.labels} />
            </td>
            <td>
              <People document={document} />
            </td>
            <td>
              <div class="of-status">
                <StatusMark document={document} />
                <Progress document={document} />
              </div>
            </td>
            <td>
              <time class="hint" dateTime={document.updatedAt}>
                {formatTime(document.updatedAt, language)}
              </time>
            </td>
          </tr>
        ))}
      </tbody>
    ),
    [documents, language],
  )
}
