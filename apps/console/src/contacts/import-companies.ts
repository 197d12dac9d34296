import type { Paraph } from '@paraph/client'
import type { CsvCompany } from './csv.ts'

/** The company of a row, or why there is none: the row does not say which one it is, or the account has too many to know them all. */
export type FoundCompany = { id: string } | 'unclear' | 'too_many'

interface FinderOptions {
  /** The key of the import. With it, the server creates the company of a row once, also if its answer was lost. */
  run: string
  /** False if the key of this session can't list the companies of the account. */
  mayRead: boolean
  /** The maximum number of companies that the import lists, the newest first. */
  limit: number
}

/** Returns a function that finds the company of a row in the account, or creates this company. */
export function companyFinder(paraph: Paraph, { run, mayRead, limit }: FinderOptions) {
  const byBoth = new Map<string, string>()
  /* Undefined if several companies have this number, or this name. */
  const byNumber = new Map<string, string | undefined>()
  const byName = new Map<string, string | undefined>()
  let isLoaded = !mayRead
  let knowsAll = true

  const remember = (company: CsvCompany, id: string) => {
    const { number, name, both } = keysOf(company)
    if (byBoth.has(both)) return
    byBoth.set(both, id)
    byNumber.set(number, byNumber.has(number) ? undefined : id)
    byName.set(name, byName.has(name) ? undefined : id)
  }

  const load = async (signal?: AbortSignal) => {
    const companies = await paraph.companies.list({ limit: 100 }, { signal }).toArray({ limit: limit + 1 })
    for (const company of companies.slice(0, limit)) remember(company, company.id)
    knowsAll = companies.length <= limit
    isLoaded = true
  }

  return async (company: CsvCompany, line: number, signal?: AbortSignal): Promise<FoundCompany> => {
    if (!isLoaded) await load(signal)
    const { number, name, both } = keysOf(company)
    const id = byBoth.get(both) ?? (number ? byNumber.get(number) : byName.get(name))
    if (id !== undefined) return { id }
    if (!knowsAll) return 'too_many'
    // A number alone does not name a company, and a name that several companies have needs one.
    if (!name || (!number && byName.has(name))) return 'unclear'
    const created = await paraph.companies.create(company, { idempotencyKey: `${run}-company-${line}`, signal })
    remember(company, created.id)
    return created
  }
}

/** Programs write a number with and without hyphens and spaces, and people write a name in upper and lower case. */
function keysOf(company: CsvCompany) {
  const number = company.orgNumber.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
  const name = company.name.trim().toLowerCase()
  return { number, name, both: `${number} ${name}` }
}
