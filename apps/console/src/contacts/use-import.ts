import { isParaphError, type Paraph } from '@paraph/client'
import { useQueryClient } from '@tanstack/preact-query'
import { useEffect, useRef, useState } from 'preact/hooks'
import type { CsvRow } from './csv.ts'
import { CONTACTS } from './query-keys.ts'

/** How far an import has come. */
export interface Progress {
  added: number
  /** The people who were left out, because a contact has the same e-mail address. */
  known: number
  refused: { row: number; detail: string }[]
  /** The rows that are done. */
  done: number
  state: 'waiting' | 'running' | 'stopped' | 'finished'
  /** The error that stopped the import. `goOn` continues with the row that failed. */
  error?: unknown
}

const start: Progress = { added: 0, known: 0, refused: [], done: 0, state: 'waiting' }

/** Adds the people of a file, one after the other. What stops it loses nothing, and no person is added twice. */
export function useImport(paraph: Paraph, rows: readonly CsvRow[], leavesKnownOut: boolean) {
  const queries = useQueryClient()
  const [progress, setProgress] = useState(start)
  const current = useRef(start)
  const isStopped = useRef(false)
  /** With it, the server adds a row once, also if its answer was lost. */
  const [run] = useState(() => crypto.getRandomValues(new Uint32Array(4)).join('-'))
  /** The last row that was sent. If its answer was lost, the person is a contact already, and must not count as one from before. */
  const tried = useRef(0)
  // The import ends with its dialog.
  useEffect(() => () => void (isStopped.current = true), [])
  const change = (next: Partial<Progress>) => {
    current.current = { ...current.current, ...next }
    setProgress(current.current)
  }
  const add = async ({ row, contact }: CsvRow) => {
    const { added, known, refused, done } = current.current
    if (leavesKnownOut && row !== tried.current && contact.email && (await isKnown(paraph, contact.email)))
      return change({ known: known + 1, done: done + 1 })
    tried.current = row
    try {
      await paraph.contacts.create(contact, { idempotencyKey: `${run}-${row}` })
      change({ added: added + 1, done: done + 1 })
    } catch (error) {
      if (!isParaphError(error, 'request_invalid')) throw error
      const detail = error.errors.map(({ pointer, detail }) => `${pointer.slice(1)} ${detail}`).join('; ')
      change({ refused: [...refused, { row, detail }], done: done + 1 })
    }
  }
  const goOn = async () => {
    if (current.current.state === 'running') return
    isStopped.current = false
    change({ state: 'running', error: undefined })
    try {
      while (current.current.done < rows.length && !isStopped.current) await add(rows[current.current.done]!)
      change({ state: current.current.done < rows.length ? 'stopped' : 'finished' })
    } catch (error) {
      change({ state: 'stopped', error })
    }
    await queries.invalidateQueries({ queryKey: CONTACTS })
  }
  return { progress, goOn, stop: () => void (isStopped.current = true) }
}

async function isKnown(paraph: Paraph, email: string): Promise<boolean> {
  // The filter refuses an invalid address. No contact has one, and `create` reports the fault of the row.
  const page = await paraph.contacts.list({ email, limit: 1 }).catch((error: unknown) => {
    if (isParaphError(error, 'request_invalid')) return undefined
    throw error
  })
  return page !== undefined && page.contacts.length > 0
}
