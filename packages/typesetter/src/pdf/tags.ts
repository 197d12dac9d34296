import { dictionary, type PdfWriter, type Ref, refer, referAll, textString } from './writer.ts'

export type TagName =
  'Document' | 'H1' | 'H2' | 'H3' | 'P' | 'BlockQuote' | 'Figure' | 'Link' | 'Sect' | TableTag | ListTag
type TableTag = 'Table' | 'TR' | 'TH' | 'TD'
type ListTag = 'L' | 'LI' | 'Lbl' | 'LBody'

/** Content of a page: the number of the page, and the number of the content on it. */
interface Mark {
  page: number
  id: number
}

/** A part of the structure, which screen readers read. */
export class Tag {
  readonly name: TagName
  /** What a screen reader says instead of a picture. */
  readonly alt: string | undefined
  readonly #kids: (Tag | Mark)[] = []

  constructor(name: TagName, alt?: string) {
    this.name = name
    this.alt = alt
  }

  add(name: TagName, alt?: string): Tag {
    const tag = new Tag(name, alt)
    this.#kids.push(tag)
    return tag
  }

  mark(page: number, id: number): void {
    this.#kids.push({ page, id })
  }

  /** Writes the tag and all tags below it. Fills in the owner of each content, by page. */
  write(writer: PdfWriter, parent: Ref, pages: Ref[], owners: Ref[][]): Ref {
    const self = writer.reserve()
    const marks = this.#kids.filter((kid): kid is Mark => !(kid instanceof Tag))
    const [first] = marks
    // If all content is on one page, numbers alone identify it, which makes the PDF much smaller.
    const isOnOnePage = marks.every(({ page }) => page === first?.page)
    const kids = this.#kids.map((kid) => {
      if (kid instanceof Tag) return refer(kid.write(writer, self, pages, owners))
      owners[kid.page]![kid.id] = self
      return isOnOnePage ? String(kid.id) : `<< /Type /MCR /Pg ${refer(pages[kid.page]!)} /MCID ${kid.id} >>`
    })
    const entries = {
      S: `/${this.name}`,
      P: refer(parent),
      Pg: first && isOnOnePage ? refer(pages[first.page]!) : undefined,
      Alt: this.alt === undefined ? undefined : textString(this.alt),
      A: this.name === 'TH' ? '<< /O /Table /Scope /Column >>' : undefined,
      K: kids.length === 1 ? kids[0] : `[${kids.join(' ')}]`,
    }
    return writer.add(dictionary(entries), self)
  }
}

/** Returns the root of the structure. */
export function writeTags(writer: PdfWriter, document: Tag, pages: Ref[]): Ref {
  const root = writer.reserve()
  const owners: Ref[][] = pages.map(() => [])
  const kid = document.write(writer, root, pages, owners)
  const numbers = owners.map((refs, page) => `${page} ${referAll(refs)}`).join(' ')
  const parents = writer.add(dictionary({ Nums: `[${numbers}]` }))
  const entries = { Type: '/StructTreeRoot', K: refer(kid), ParentTree: refer(parents) }
  return writer.add(dictionary({ ...entries, ParentTreeNextKey: String(pages.length) }), root)
}
