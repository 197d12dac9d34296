import type { ParaphDocument } from '@paraph/client'
import { formatTime } from '@paraph/ui/times.ts'
import { useMemo, useRef, useState } from 'preact/hooks'
import { StatusMark } from '../layout/status-mark.tsx'
import { addressOf } from '../routes.ts'
import type { ShownDocuments } from '../shown.ts'
import { useTexts } from '../texts/language.ts'
import { AttentionMark } from './attention-mark.tsx'
import { People, Progress } from './people.tsx'
import { AllCheck, type ChooseRow, moveByArrow, RowCheck } from './row-checks.tsx'
import { RowLabels } from './row-labels.tsx'
import type { Selected } from './selected/use-selected.ts'
import { SortHeader } from './sort-choice.tsx'
import { Thumbnail } from './thumbnail.tsx'
import { leaveFrom } from './way-back.ts'

interface DocumentTableProps {
  /** The documents of each page of the list. */
  pages: ParaphDocument[][]
  sort: string | undefined
  reverse: string | undefined
  onSort: (order: ShownDocuments) => void
  selected: Selected
}

/** The documents, one a row. On a phone, the style sheet makes a card of each row. */
export function DocumentTable({ pages, sort, reverse, onSort, selected }: DocumentTableProps) {
  const { t } = useTexts()
  const { title, people, status, changed } = t.documents.columns
  const order = { sort, reverse, onChoose: onSort }
  const documents = pages.flat()
  const choose: ChooseRow = (id, choice) => selected.choose(id, documents, choice)
  /** The rows of a page keep the first function that they get, because they are not drawn again with each change of the list. */
  const newest = useRef(choose)
  newest.current = choose
  const [onChoose] = useState(
    () =>
      (...choice: Parameters<ChooseRow>) =>
        newest.current(...choice),
  )
  return (
    <table onKeyDown={moveByArrow}>
      <thead>
        <tr>
          <th scope="col" class="of-check">
            <AllCheck documents={documents} selected={selected} />
          </th>
          <SortHeader column={title} by="TITLE" direction="ascending" {...order} />
          <th scope="col">{people}</th>
          <SortHeader column={status} by="STATUS" direction="ascending" {...order} />
          <SortHeader column={changed} by="CHANGED" direction="descending" {...order} />
        </tr>
      </thead>
      {pages.map((documents, index) => (
        <PageRows key={index} documents={documents} chosen={selected.chosen} onChoose={onChoose} />
      ))}
    </table>
  )
}

interface PageRowsProps {
  documents: ParaphDocument[]
  chosen: Selected['chosen']
  onChoose: ChooseRow
}

/** The rows of one page. Rows that have not changed are not compared again when the list grows. */
function PageRows({ documents, chosen, onChoose }: PageRowsProps) {
  const { language } = useTexts()
  const chosenHere = documents.flatMap(({ id }) => (chosen.has(id) ? [id] : [])).join(' ')
  return useMemo(
    () => (
      <tbody>
        {documents.map((document) => (
          <tr key={document.id} class={chosen.has(document.id) ? 'chosen' : ''}>
            <td class="of-check">
              <RowCheck document={document} isChosen={chosen.has(document.id)} onChoose={onChoose} />
            </td>
            <td class="of-title">
              <div class="title-line">
                <Thumbnail document={document} />
                <div>
                  <a
                    id={`row-${document.id}`}
                    href={addressOf.document(document.id)}
                    dir="auto"
                    onClick={() => leaveFrom(document.id)}
                  >
                    {document.title}
                  </a>
                  <RowLabels labels={document.labels} />
                </div>
              </div>
            </td>
            <td>
              <People document={document} />
            </td>
            <td>
              <div class="of-status">
                {document.attention ? <AttentionMark document={document} /> : <StatusMark document={document} />}
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
    [documents, language, chosenHere],
  )
}
