import { Alert } from '@paraph/ui/alert.tsx'
import { downloadIcon } from '@paraph/ui/icons/lucide.ts'
import { Button } from '@paraph/ui/kit/button.tsx'
import { useEffect, useRef, useState } from 'preact/hooks'
import { messageOf } from '../layout/failure.tsx'
import { saveFile } from '../layout/save-file.ts'
import { useAccountZone } from '../queries/use-account-zone.ts'
import type { ShownDocuments } from '../shown.ts'
import { useSession } from '../session/session.ts'
import { useSeparator } from '../tables/use-separator.ts'
import { useTexts } from '../texts/language.ts'
import { type DocumentRow, rowOf, writeDocuments } from './list-table.ts'
import { parametersOf } from './shown-documents.ts'

/** One request has at most so many documents. */
const PAGE = 100
/** More would take too many requests for a page. A program can read all of them. */
const MAX_SAVED = 30_000

/** Saves the documents that fit the filters as a file for a program for tables. Another press stops it. */
export function SaveList({ shown }: { shown: ShownDocuments }) {
  const { t } = useTexts()
  const { paraph } = useSession()
  const parameters = parametersOf(shown, useAccountZone())
  const separator = useSeparator()
  const [count, setCount] = useState<number>()
  const [message, setMessage] = useState<string>()
  const running = useRef<AbortController | undefined>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  const save = async () => {
    const { signal } = (running.current = new AbortController())
    setMessage(undefined)
    setCount(0)
    const rows: DocumentRow[] = []
    try {
      const list = paraph.documents.list({ ...parameters, limit: PAGE, include: ['partySummary'] }, { signal })
      for await (const { documents } of list.pages()) {
        rows.push(...documents.map(rowOf))
        setCount(rows.length)
        if (rows.length >= MAX_SAVED) break
      }
      saveFile(writeDocuments(rows, separator), `${t.documents.title}.csv`)
      if (rows.length >= MAX_SAVED) setMessage(t.documents.table.limit({ count: MAX_SAVED }))
    } catch (error) {
      if (!signal.aborted) setMessage(messageOf(error, t))
    }
    setCount(undefined)
  }
  return (
    <>
      <Button
        look="quiet"
        icon={downloadIcon}
        onPress={() => (count === undefined ? void save() : running.current?.abort())}
      >
        {count === undefined ? t.documents.table.save : t.documents.table.stop({ count })}
      </Button>
      <Alert text={message} />
    </>
  )
}
