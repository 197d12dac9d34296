import type { ParaphDocument } from '@paraph/client'
import { Alert } from '@paraph/ui/alert.tsx'
import { downloadIcon } from '@paraph/ui/icons/lucide.ts'
import { Button } from '@paraph/ui/kit/button.tsx'
import { useSaid } from '@paraph/ui/use-said.ts'
import { useEffect, useRef, useState } from 'preact/hooks'
import { messageOf } from '../layout/failure.tsx'
import { saveFile } from '../layout/save-file.ts'
import { useAccountZone } from '../queries/use-account-zone.ts'
import { pacer } from '../session/request-pace.ts'
import { useSession } from '../session/session.ts'
import type { ShownDocuments } from '../shown.ts'
import { useSeparator } from '../tables/use-separator.ts'
import { useTexts } from '../texts/language.ts'
import { parametersOf } from './shown-documents.ts'

/** One request has at most so many documents. The server gives fewer if each of them is large. */
const PAGE = 100
/** More would take too many requests for a page. A program can read all of them. */
const MAX_SAVED = 30_000

/** A table that grows while the documents are read. */
export interface GrowingTable {
  readonly count: number
  /** True if it has no room for more. */
  readonly isFull: boolean
  add(document: ParaphDocument): void
  write(separator: string): Blob
}

interface SaveTableProps {
  shown: ShownDocuments
  text: string
  fileName: string
  /** What the table needs of each document besides. */
  include: 'partySummary' | 'values'
  newTable: () => GrowingTable
}

/** Saves the documents that fit the filters as a file for a program for tables. Another press stops it. */
export function SaveTable({ shown, text, fileName, include, newTable }: SaveTableProps) {
  const { t } = useTexts()
  const { paraph } = useSession()
  const parameters = parametersOf(shown, useAccountZone())
  const separator = useSeparator()
  const [count, setCount] = useState<number>()
  const [message, setMessage] = useSaid(t)
  const running = useRef<AbortController | undefined>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  const save = async () => {
    const { signal } = (running.current = new AbortController())
    setMessage(undefined)
    setCount(0)
    const table = newTable()
    const isFull = () => table.isFull || table.count >= MAX_SAVED
    const isFree = pacer()
    try {
      const list = paraph.documents.list({ ...parameters, limit: PAGE, include: [include] }, { signal })
      for await (const { documents } of list.pages()) {
        for (const document of documents) if (!isFull()) table.add(document)
        setCount(table.count)
        if (isFull()) break
        await isFree(signal)
      }
      saveFile(table.write(separator), `${fileName}.csv`)
      if (isFull()) setMessage((t) => t.documents.table.limit({ count: table.count }))
    } catch (error) {
      if (!signal.aborted) setMessage((t) => messageOf(error, t))
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
        {count === undefined ? text : t.documents.table.stop({ count })}
      </Button>
      <Alert text={message} />
    </>
  )
}
