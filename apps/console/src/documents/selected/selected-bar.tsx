import type { ParaphDocument } from '@paraph/client'
import { addIcon, bellIcon, crossIcon, downloadIcon, trashIcon } from '@paraph/ui/icons/lucide.ts'
import { Button } from '@paraph/ui/kit/button.tsx'
import { Menu } from '@paraph/ui/kit/menu.tsx'
import type { ComponentProps } from 'preact'
import { useTexts } from '../../texts/language.ts'
import { saveFile } from '../../layout/save-file.ts'
import { useSeparator } from '../../tables/use-separator.ts'
import { ListTable } from '../../tables/list-table.ts'
import type { Action } from './actions.ts'
import { SelectAll } from './select-all.tsx'
import { MAX_SELECTED } from './use-selected.ts'

interface SelectedBarProps extends ComponentProps<typeof SelectAll> {
  documents: readonly ParaphDocument[]
  hasMore: boolean
  /** The documents that are selected. */
  chosen: readonly ParaphDocument[]
  /** The number of selected documents that each action is for. The actions that the key may not do are left out. */
  counts: ReadonlyMap<Action, number>
  onAction: (action: Action) => void
}

const looks = {
  label: { icon: addIcon, isDanger: false },
  cancel: { icon: crossIcon, isDanger: true },
  delete: { icon: trashIcon, isDanger: true },
}

/** The number of documents that are selected, and what can be done with them. It stays in view below the list. */
export function SelectedBar({
  selected,
  documents,
  chosen: rows,
  parameters,
  hasMore,
  counts,
  onAction,
}: SelectedBarProps) {
  const { t } = useTexts()
  const { chosen, isFull, clear } = selected
  const isAllShown = documents.every(({ id }) => chosen.has(id))
  const separator = useSeparator()
  const save = () => {
    const table = new ListTable()
    for (const document of rows) table.add(document)
    saveFile(table.write(separator), `${t.selected.title}.csv`)
  }
  const [remind, download = 0] = [counts.get('remind'), counts.get('download')]
  return (
    <section class="selected-bar" aria-label={t.selected.title}>
      <div class="of-count">
        <strong role="status">{t.selected.count({ count: chosen.size })}</strong>
        {isFull && <span class="hint">{t.selected.most({ max: MAX_SELECTED })}</span>}
        {isAllShown && hasMore && !isFull && <SelectAll selected={selected} parameters={parameters} />}
        <Button look="quiet" icon={crossIcon} tip={t.selected.clear} onPress={clear} />
      </div>
      <div class="buttons end">
        {remind !== undefined && (
          <Button icon={bellIcon} isOff={remind === 0} onPress={() => onAction('remind')}>
            {t.selected.remind({ count: remind })}
          </Button>
        )}
        <Button icon={downloadIcon} data-action="download" isOff={download === 0} onPress={() => onAction('download')}>
          {t.selected.download({ count: download })}
        </Button>
        <Menu
          label={t.selected.more}
          items={[
            { label: t.selected.save({ count: rows.length }), icon: downloadIcon, onChoose: save },
            ...(['label', 'cancel', 'delete'] as const).map((action) => {
              const count = counts.get(action)
              if (count === undefined) return undefined
              const { icon, isDanger } = looks[action]
              const label = t.selected[action]({ count })
              return { label, icon, isDanger, isOff: count === 0, onChoose: () => onAction(action) }
            }),
          ]}
        />
      </div>
    </section>
  )
}
