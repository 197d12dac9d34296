import type { ShownDocuments } from '../shown.ts'
import { useTexts } from '../texts/language.ts'
import { ListTable } from '../tables/list-table.ts'
import { SaveTable } from './save-table.tsx'
import { ValuesTable } from './values-table.ts'

/** Saves the list as a file, or what was filled in in its documents. */
export function SaveList({ shown }: { shown: ShownDocuments }) {
  const { t } = useTexts()
  return (
    <>
      <SaveTable
        shown={shown}
        text={t.documents.table.save}
        fileName={t.documents.title}
        include="partySummary"
        newTable={() => new ListTable()}
      />
      <SaveTable
        shown={shown}
        text={t.documents.table.saveValues}
        fileName={t.documents.table.values}
        include="values"
        newTable={() => new ValuesTable()}
      />
    </>
  )
}
