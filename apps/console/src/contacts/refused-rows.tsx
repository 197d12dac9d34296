import { Button } from '@paraph/ui/kit/button.tsx'
import { CopyText } from '../layout/copy-text.tsx'
import { saveFile } from '../layout/save-file.ts'
import { useTexts } from '../texts/language.ts'
import { tableText, writeCsv } from '../tables/write-csv.ts'
import type { RowFault } from './use-import.ts'
import { useSeparator } from '../tables/use-separator.ts'

/** The reasons, and the lines of each, that are shown. The file has all of them. */
const [REASONS, LINES] = [20, 20]
/** The rows of each reason whose text is shown, and its longest part. */
const [TEXTS, LETTERS] = [5, 200]
/** A browser copies a longer text slowly, and each change of the import makes it again. */
const COPIED = 1_000

interface RefusedRowsProps {
  headings: string[]
  rows: RowFault[]
}

function textOf(cells: string[]): string {
  const text = cells.filter(Boolean).join(' · ')
  return text.length > LETTERS ? `${text.slice(0, LETTERS)}…` : text
}

/** The rows of a file that are not added, by their reason, each with its line. They can be mended as a file of their own. */
export function RefusedRows({ headings, rows }: RefusedRowsProps) {
  const { t } = useTexts()
  const separator = useSeparator()
  if (rows.length === 0) return null
  const reasons = Object.entries(Object.groupBy(rows, ({ detail }) => detail)).map(
    ([detail, group]) => [detail, group!] as const,
  )
  // The reason stands first, because a row with a wrong quotation mark may have too many cells.
  const table = () => [[t.contacts.import.reason, ...headings], ...rows.map(({ cells, detail }) => [detail, ...cells])]
  return (
    <>
      <p class="error">{t.contacts.import.refused({ count: rows.length })}</p>
      <ul class="trail error">
        {reasons.slice(0, REASONS).map(([detail, group]) => (
          <li key={detail}>
            <strong>
              {t.contacts.import.lines({
                count: group.length,
                lines: group
                  .slice(0, LINES)
                  .map(({ line }) => line)
                  .join(', '),
                isCut: group.length > LINES,
              })}
            </strong>{' '}
            {detail}{' '}
            {group.slice(0, TEXTS).map(({ line, cells }) => (
              <bdi key={line} class="hint of-row">
                {group.length > 1 && `${line}: `}
                {textOf(cells)}
              </bdi>
            ))}
          </li>
        ))}
        {reasons.length > REASONS && <li>{t.contacts.import.moreReasons}</li>}
      </ul>
      <div class="buttons">
        <Button onPress={() => saveFile(writeCsv(table(), separator), `${t.contacts.import.refusedFile}.csv`)}>
          {t.contacts.import.saveRefused}
        </Button>
        {rows.length <= COPIED && <CopyText text={tableText(table(), '\t')} label={t.contacts.import.theseRows} />}
      </div>
    </>
  )
}
