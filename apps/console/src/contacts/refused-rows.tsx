import { Button } from '@paraph/ui/kit/button.tsx'
import { CopyText } from '../layout/copy-text.tsx'
import { saveFile } from '../layout/save-file.ts'
import { useTexts } from '../texts/language.ts'
import { tableText, writeCsv } from '../tables/write-csv.ts'
import type { RowFault } from './use-import.ts'
import { useSeparator } from '../tables/use-separator.ts'

/** The reasons, and the lines of each, that are shown. The file has all of them. */
const [REASONS, LINES] = [20, 20]
/** A browser copies a longer text slowly, and each change of the import makes it again. */
const COPIED = 1_000

interface RefusedRowsProps {
  headings: string[]
  rows: RowFault[]
}

/** The rows of a file that are not added, by their reason, each with its line. They can be mended as a file of their own. */
export function RefusedRows({ headings, rows }: RefusedRowsProps) {
  const { t } = useTexts()
  const separator = useSeparator()
  if (rows.length === 0) return null
  const reasons = Object.entries(Object.groupBy(rows, ({ detail }) => detail)).map(
    ([detail, group]) => [detail, group!.map(({ line }) => line)] as const,
  )
  // The reason stands first, because a row with a wrong quotation mark may have too many cells.
  const table = () => [[t.contacts.import.reason, ...headings], ...rows.map(({ cells, detail }) => [detail, ...cells])]
  return (
    <>
      <p class="error">{t.contacts.import.refused({ count: rows.length })}</p>
      <ul class="trail error">
        {reasons.slice(0, REASONS).map(([detail, lines]) => (
          <li key={detail}>
            <strong>
              {t.contacts.import.lines({
                count: lines.length,
                lines: lines.slice(0, LINES).join(', '),
                isCut: lines.length > LINES,
              })}
            </strong>{' '}
            {detail}
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
