import { isParaphError, type Paraph } from '@paraph/client'
import { useQueryClient } from '@tanstack/preact-query'
import { useEffect, useRef, useState } from 'preact/hooks'
import type { Texts } from '../../generated/texts.ts'
import { faultText } from '../layout/failure.tsx'
import { useSession } from '../session/session.ts'
import { useTexts } from '../texts/language.ts'
import type { CsvCompany, CsvRow } from './csv.ts'
import { companyFinder, type FoundCompany } from './import-companies.ts'
import { CONTACTS } from './query-keys.ts'

/** To list more companies would take too many requests. */
const MAX_COMPANIES = 10_000

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

export interface ImportChoices {
  leavesKnownOut: boolean
  /** True if a person is added without its company when the file does not say which company it is. */
  leavesUnclearCompaniesOut: boolean
}

const start: Progress = { added: 0, known: 0, refused: [], done: 0, state: 'waiting' }

/** Adds the people of a file, one after the other. What stops it loses nothing, and no person and no company is added twice. */
export function useImport(rows: readonly CsvRow[], choices: ImportChoices) {
  const { t } = useTexts()
  const { paraph, may } = useSession()
  const queries = useQueryClient()
  const [progress, setProgress] = useState(start)
  const current = useRef(start)
  const isStopped = useRef(false)
  /** The key of this import. With it, the server adds a row only once, also if the answer to the row was lost. */
  const [run] = useState(() => crypto.getRandomValues(new Uint32Array(4)).join('-'))
  const [companyOf] = useState(() =>
    companyFinder(paraph, { run, mayRead: may('contacts:read'), limit: MAX_COMPANIES }),
  )
  /** The last row that was sent. If its answer was lost, the person is a contact already, and must not count as one from before. */
  const tried = useRef(0)
  // The import ends with its dialog.
  useEffect(() => () => void (isStopped.current = true), [])
  const change = (next: Partial<Progress>) => {
    current.current = { ...current.current, ...next }
    setProgress(current.current)
  }
  const add = async ({ row, contact, company }: CsvRow) => {
    const { added, known, refused, done } = current.current
    const refuse = (detail: string) => change({ refused: [...refused, { row, detail }], done: done + 1 })
    if (choices.leavesKnownOut && row !== tried.current && contact.email && (await isKnown(paraph, contact.email)))
      return change({ known: known + 1, done: done + 1 })
    try {
      const found = company && (await companyOf(company, row))
      if (found === 'too_many' || (found === 'unclear' && !choices.leavesUnclearCompaniesOut))
        return refuse(withoutCompany(found, company!, t))
      const companyId = typeof found === 'object' ? { companyId: found.id } : {}
      tried.current = row
      await paraph.contacts.create({ ...contact, ...companyId }, { idempotencyKey: `${run}-${row}` })
      change({ added: added + 1, done: done + 1 })
    } catch (error) {
      if (!isParaphError(error, 'request_invalid', 'company_unknown')) throw error
      refuse(error.errors.map((fault) => faultText({ ...fault, pointer: columnOf(fault.pointer) }, t)).join(' '))
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

function withoutCompany(why: FoundCompany & string, { name, orgNumber }: CsvCompany, t: Texts): string {
  const company = name || orgNumber
  return why === 'unclear'
    ? t.contacts.import.unclearCompany({ company })
    : t.contacts.import.tooManyCompanies({ company, count: MAX_COMPANIES })
}

/** Returns the column of a field that the server refuses. Only fields of a company have other names. */
function columnOf(pointer: string): string {
  return { '/name': '/companyName', '/orgNumber': '/companyOrgNumber' }[pointer] ?? pointer
}

async function isKnown(paraph: Paraph, email: string): Promise<boolean> {
  // The filter refuses an invalid address. No contact has one, and `create` reports the fault of the row.
  const page = await paraph.contacts.list({ email, limit: 1 }).catch((error: unknown) => {
    if (isParaphError(error, 'request_invalid')) return undefined
    throw error
  })
  return page !== undefined && page.contacts.length > 0
}
