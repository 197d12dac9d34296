import type { ParaphDocument } from '@paraph/client'
import { writeCsv } from '../tables/write-csv.ts'

/** They have the names of the API, as in the file of the list. */
const columns = ['title', 'id', 'status', 'completedAt', 'externalId'] as const

/** More characters or cells would take too much memory. */
const MAX_CHARACTERS = 50_000_000
const MAX_CELLS = 3_000_000

interface Cell {
  value: string
  person: string
}

interface Row {
  facts: string[]
  /** By the names of the fields. Each person with a field of this name has a cell, in the order of signing. */
  cells: Map<string, Cell[]>
}

/** What the people of documents have filled in and signed, as a table with one row for each document. */
export class ValuesTable {
  readonly #rows: Row[] = []
  /** How many people of one document have a field of this name, by the names of the fields. */
  readonly #people = new Map<string, number>()
  #characters = 0
  #width = columns.length

  get count(): number {
    return this.#rows.length
  }

  get isFull(): boolean {
    return this.#characters >= MAX_CHARACTERS || this.#width * this.#rows.length >= MAX_CELLS
  }

  /** Keeps of a document only what the file needs. */
  add(document: ParaphDocument): void {
    const cells = new Map<string, Cell[]>()
    for (const { name, partyName, filledIn } of document.values ?? []) {
      const cell = { value: String(filledIn.value ?? filledIn.shown), person: partyName }
      cells.set(name, [...(cells.get(name) ?? []), cell])
      this.#characters += cell.value.length
    }
    this.#rows.push({ facts: columns.map((column) => document[column] ?? ''), cells })
    for (const [name, { length }] of cells) this.#widen(name, length)
  }

  #widen(name: string, people: number): void {
    const before = this.#people.get(name) ?? 0
    if (people <= before) return
    this.#people.set(name, people)
    this.#width += widthFor(people) - widthFor(before)
  }

  /** Returns a CSV file. Only the columns of a name that several people of one document share tell the person. */
  write(separator: string): Blob {
    const names = [...this.#people]
    const headings = names.flatMap(([name, people]) => headingsOf(name, people))
    const rows = this.#rows.map(({ facts, cells }) => {
      const filled = names.flatMap(([name, people]) => cellsOf(cells.get(name) ?? [], people))
      return [...facts, ...filled]
    })
    return writeCsv([[...columns, ...headings], ...rows], separator)
  }
}

/** The number of columns of one field name, if this number of people each have a field with this name. */
const widthFor = (people: number) => (people > 1 ? 2 * people : people)

/** No name of a field has a space or a parenthesis, so each heading is unique. */
function headingsOf(name: string, people: number): string[] {
  const heading = columns.some((column) => column === name) ? `${name} (field)` : name
  if (people === 1) return [heading]
  return Array.from({ length: people }, (_, place) => {
    const numbered = place === 0 ? heading : `${heading} ${place + 1}`
    return [numbered, `${numbered} (person)`]
  }).flat()
}

function cellsOf(cells: Cell[], people: number): string[] {
  if (people === 1) return [cells[0]?.value ?? '']
  return Array.from({ length: people }, (_, place) => [cells[place]?.value ?? '', cells[place]?.person ?? '']).flat()
}
