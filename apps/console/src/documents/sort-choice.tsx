import { Button } from '@paraph/ui/kit/button.tsx'
import type { ShownDocuments } from '../shown.ts'
import { useTexts } from '../texts/language.ts'
import type { Sort } from './shown-documents.ts'

type Order = Pick<ShownDocuments, 'sort' | 'reverse'>

interface SortChoiceProps extends Order {
  onChoose: (order: Order) => void
}

/** Chooses the order. A phone has no headers of columns, and no column tells when a document was created. */
export function SortChoice({ sort = 'NEWEST', reverse, onChoose }: SortChoiceProps) {
  const { t } = useTexts()
  const { newest, oldest, changed, unchanged, title, titleBack, status, statusBack } = t.documents.orders
  const orders = {
    '': newest,
    'NEWEST true': oldest,
    CHANGED: changed,
    'CHANGED true': unchanged,
    TITLE: title,
    'TITLE true': titleBack,
    STATUS: status,
    'STATUS true': statusBack,
  }
  const shown = reverse === 'true' ? `${sort} true` : sort === 'NEWEST' ? '' : sort
  return (
    <label>
      {t.documents.sort}
      <select
        value={shown in orders ? shown : ''}
        onChange={({ currentTarget }) => {
          const [chosen, isReversed] = currentTarget.value.split(' ')
          onChoose({ sort: chosen, reverse: isReversed })
        }}
      >
        {Object.entries(orders).map(([order, name]) => (
          <option key={order} value={order}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}

interface SortHeaderProps extends Order {
  column: string
  by: Sort
  /** How the column goes if the order is not reversed. */
  direction: 'ascending' | 'descending'
  onChoose: (order: Order) => void
}

/** The header of a column, which sorts by it. Another press turns the order round. */
export function SortHeader({ column, by, direction, sort, reverse, onChoose }: SortHeaderProps) {
  const isReversed = reverse === 'true'
  const other = direction === 'ascending' ? 'descending' : 'ascending'
  const shown = sort !== by ? undefined : isReversed ? other : direction
  return (
    // A phone hides the button, and sorts by `SortChoice`.
    <th scope="col" aria-sort={shown} aria-label={column}>
      <Button class="sort" onPress={() => onChoose({ sort: by, reverse: shown && !isReversed ? 'true' : undefined })}>
        {column}
        <span aria-hidden="true">{shown === undefined ? '' : shown === 'ascending' ? '↑' : '↓'}</span>
      </Button>
    </th>
  )
}
