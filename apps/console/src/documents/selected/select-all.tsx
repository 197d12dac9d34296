import type { Paraph, ParaphDocument } from '@paraph/client'
import { Alert } from '@paraph/ui/alert.tsx'
import { Button } from '@paraph/ui/kit/button.tsx'
import { useSaid } from '@paraph/ui/use-said.ts'
import { useEffect, useRef, useState } from 'preact/hooks'
import { messageOf } from '../../layout/failure.tsx'
import { useSession } from '../../session/session.ts'
import { useTexts } from '../../texts/language.ts'
import { MAX_SELECTED, type Selected } from './use-selected.ts'

interface SelectAllProps {
  selected: Selected
  /** What the list shows. */
  parameters: NonNullable<Parameters<Paraph['documents']['list']>[0]>
}

/** Selects what fits the filters and is not shown yet, too. Another press stops it. */
export function SelectAll({ selected, parameters }: SelectAllProps) {
  const { t } = useTexts()
  const { paraph } = useSession()
  const [count, setCount] = useState<number>()
  const [message, setMessage] = useSaid(t)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  const load = async () => {
    const { signal } = (running.current = new AbortController())
    setMessage(undefined)
    setCount(0)
    const found: ParaphDocument[] = []
    try {
      const list = paraph.documents.list({ ...parameters, limit: 100, include: ['partySummary'] }, { signal })
      for await (const { documents } of list.pages()) {
        found.push(...documents)
        setCount(found.length)
        if (found.length >= MAX_SELECTED) break
      }
      selected.add(found)
    } catch (error) {
      if (!signal.aborted) setMessage((t) => messageOf(error, t))
    }
    setCount(undefined)
  }
  return (
    <>
      <Button look="quiet" onPress={() => (count === undefined ? void load() : running.current?.abort())}>
        {count === undefined ? t.selected.match({ max: MAX_SELECTED }) : t.selected.reading({ count })}
      </Button>
      <Alert text={message} />
    </>
  )
}
