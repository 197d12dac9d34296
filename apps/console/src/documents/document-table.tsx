import type { ParaphDocument } from '@paraph/client'
import { useMemo } from 'preact/hooks'
import { StatusMark } from '../layout/status-mark.tsx'
import { addressOf } from '../routes.ts'
import { formatTime, useTexts } from '../texts/language.ts'
import { People, Progress } from './people.tsx'
import { RowLabels } from './row-labels.tsx'

interface DocumentTableProps {
  /** The documents of each page of the list. */
  pages: ParaphDocument[][]
}

/** The documents, one a row. On a phone, the style sheet makes a card of each row. */
export function DocumentTable({ pages }: DocumentTableProps) {
  const { t } = useTexts()
  const { title, people, status, changed } = t.documents.columns
  return (
    <table>
      <thead>
        <tr>
          {[title, people, status, changed].map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
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
              <a href={addressOf.document(document.id)} dir="auto">
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
