import { isParaphError } from '@paraph/client'
import { useQueryClient } from '@tanstack/preact-query'
import { useEffect, useRef, useState } from 'preact/hooks'
import type { Texts } from '../../generated/texts.ts'
import { faultText } from '../layout/failure.tsx'
import { pacer, pause, secondsToWait } from '../session/request-pace.ts'
import { useSession } from '../session/session.ts'
import { useTexts } from '../texts/language.ts'
import type { CsvCompany, CsvRow } from './csv.ts'
import { companyFinder, type FoundCompany } from './import-companies.ts'
import { knownPeople } from './import-known.ts'
import { CONTACTS } from './query-keys.ts'

/** To list more companies would take too many requests. */
const MAX_COMPANIES = 10_000

/** Milliseconds without a pause in which the browser draws the page and listens to the person. */
const LONGEST_WORK = 30

/** A row that was not added, and why. */
export interface RowFault {
  line: number
  cells: string[]
  detail: string
}

/** How far an import has come. */
export interface Progress {
  added: number
  /** The people who were left out, because they are contacts already. */
  known: number
  /** The lines of the people who were added without their company. */
  withoutCompany: number[]
  refused: RowFault[]
  /** The rows that are done. */
  done: number
  state: 'waiting' | 'running' | 'stopped' | 'finished'
  /** The seconds that the server asks to wait, after too many requests. */
  pause?: number | undefined
  /** The error that stopped the import. `goOn` continues with the row that failed. */
  error?: unknown
}

export interface ImportChoices {
  leavesKnownOut: boolean
  /** True if a person is added without its company when the file does not say which company it is. */
  leavesUnclearCompaniesOut: boolean
}

const start: Progress = { added: 0, known: 0, withoutCompany: [], refused: [], done: 0, state: 'waiting' }

/** Adds the people of a file, one after the other. What stops it loses nothing, and no person and no company is added twice. */
export function useImport(rows: readonly CsvRow[], choices: ImportChoices) {
  const { t } = useTexts()
  const queries = useQueryClient()
  const [progress, setProgress] = useState(start)
  const current = useRef(start)
  const running = useRef<AbortController | undefined>(undefined)
  // The import ends with its dialog.
  useEffect(() => () => running.current?.abort(), [])
  const change = (next: Partial<Progress>) => {
    current.current = { ...current.current, ...next }
    setProgress(current.current)
  }
  const addPerson = useAdding(rows.length, choices)
  const addNext = async (signal: AbortSignal) => {
    const { added, known, refused, withoutCompany, done } = current.current
    const row = rows[done]!
    const { line, cells } = row
    try {
      const result = await addPerson(row, signal)
      if (result === 'known') return change({ known: known + 1, done: done + 1 })
      if (typeof result === 'object')
        return change({ refused: [...refused, { line, cells, ...result }], done: done + 1 })
      const isWithout = result === 'without_company'
      change({ added: added + 1, done: done + 1, ...(isWithout && { withoutCompany: [...withoutCompany, line] }) })
    } catch (error) {
      if (isParaphError(error, 'request_invalid', 'company_unknown')) {
        const detail = error.errors.map((fault) => faultText({ ...fault, pointer: columnOf(fault.pointer) }, t))
        return change({ refused: [...refused, { line, cells, detail: detail.join(' ') }], done: done + 1 })
      }
      const seconds = secondsToWait(error)
      if (seconds === undefined) throw error
      change({ pause: seconds })
      await pause(seconds * 1000, signal)
      change({ pause: undefined })
    }
  }
  const goOn = async () => {
    if (current.current.state === 'running') return
    const { signal } = (running.current = new AbortController())
    change({ state: 'running', error: undefined })
    try {
      let drawn = performance.now()
      while (current.current.done < rows.length && !signal.aborted) {
        await addNext(signal)
        if (performance.now() - drawn < LONGEST_WORK) continue
        // The people who are known already need no request, so the browser would have no time for the page.
        await pause(1, signal)
        drawn = performance.now()
      }
      change({ state: current.current.done < rows.length ? 'stopped' : 'finished' })
    } catch (error) {
      change({ state: 'stopped', error: signal.aborted ? undefined : error })
    }
    await queries.invalidateQueries({ queryKey: CONTACTS })
  }
  return { progress, goOn, stop: () => running.current?.abort() }
}

/** Returns a function that adds the person of a row once, also if it is called again after an answer was lost. */
function useAdding(count: number, choices: ImportChoices) {
  const { t } = useTexts()
  const { paraph, may } = useSession()
  const [{ run, companyOf, people, isFree }] = useState(() => {
    /** The key of this import. With it, the server adds a row only once. */
    const run = crypto.getRandomValues(new Uint32Array(4)).join('-')
    const companyOf = companyFinder(paraph, { run, mayRead: may('contacts:read'), limit: MAX_COMPANIES })
    return { run, companyOf, people: knownPeople(paraph, count), isFree: pacer() }
  })
  /** The last row that was sent. If its answer was lost, the person is a contact already, and must not count as one from before. */
  const tried = useRef(0)
  return async (
    { line, contact, company }: CsvRow,
    signal: AbortSignal,
  ): Promise<'added' | 'without_company' | 'known' | { detail: string }> => {
    if (choices.leavesKnownOut && line !== tried.current && (await people.isKnown(contact, signal))) return 'known'
    const found = company && (await companyOf(company, line, signal))
    const isUnclear = typeof found === 'string'
    if (isUnclear && !choices.leavesUnclearCompaniesOut) return { detail: withoutCompany(found, company!, t) }
    const companyId = typeof found === 'object' ? { companyId: found.id } : {}
    await isFree(signal)
    if (signal.aborted) throw signal.reason
    tried.current = line
    await paraph.contacts.create({ ...contact, ...companyId }, { idempotencyKey: `${run}-${line}`, signal })
    people.add(contact)
    return isUnclear ? 'without_company' : 'added'
  }
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
