import { toOneLine } from '#platform/formats/one-line.ts'
import { callout, fact, textBlock } from '@paraph/typesetter/layout/blocks.ts'
import { space } from '@paraph/typesetter/layout/flow.ts'
import { hashColors, style } from '@paraph/typesetter/layout/theme.ts'
import type { Tag } from '@paraph/typesetter/pdf/tags.ts'
import { hash, quoted, say } from '@paraph/typesetter/text/inline.ts'
import type { Section } from './section.ts'

/** The height that must be left below the heading. */
const ROOM = 150
/** Characters. */
const MAX_COMMENT = 300

/** Adds the title of the document, and says what these pages are. */
export async function addTitle({ input, texts, flow, root }: Section): Promise<void> {
  const { document } = input.evidence
  flow.add(await textBlock(root, 'P', texts.eyebrow, style.eyebrow))
  flow.add([space(4), ...(await textBlock(root, 'H1', quoted(document.title), style.h1))])
  flow.add([space(8), ...(await textBlock(root, 'P', texts.intro, style.body)), space(10)])
  if (document.test) flow.addTogether([...(await callout(root, texts.test.warning)), space(10)])

  const list = root.add('L')
  flow.add([...(await fact(list, texts.document.id, document.id)), space(10)])
}

/** Adds the section that says to which file these pages belong. */
export async function addDocument(section: Section): Promise<void> {
  const { input, texts, locale, times, flow, root } = section
  const { document } = input.evidence
  const { file } = document
  const t = texts.document
  const sect = root.add('Sect')
  flow.need(ROOM)
  flow.add([...(await textBlock(sect, 'H2', t.heading, style.h2)), space(5)])
  const list = sect.add('L')
  const facts = [
    await fact(list, t.file, quoted(file.name), style.strong),
    await fact(list, '', t.pages({ count: file.pages, size: sizeOf(file.size, locale) })),
    await fact(list, t.fileHash, hash(file.sha256, hashColors), style.hash),
    file.decrypted ? await fact(list, t.encryption, t.encrypted) : [],
    ...(await besidePages(section, list)),
    await fact(list, t.sender, quoted(document.sender)),
    await fact(list, t.created, times.long(document.createdAt)),
    document.sentAt === null ? [] : await fact(list, t.sent, times.long(document.sentAt)),
  ]
  flow.add([...facts.flat(), space(12)])
}

/** What the original has beside its pages. The evidence has each comment in full. */
async function besidePages({ input, texts, locale }: Section, list: Tag) {
  const { attachments = [], notes = [] } = input.evidence.document.file
  const t = texts.document
  const facts = []
  for (const [index, { name, size, sha256 }] of attachments.entries()) {
    const written = say(t.attachment, { name, size: sizeOf(size, locale) })
    facts.push(await fact(list, index === 0 ? t.attachments : '', written))
    facts.push(await fact(list, '', hash(sha256, hashColors), style.hash))
  }
  for (const [index, { page, author, text }] of notes.entries()) {
    const shown = text.length > MAX_COMMENT ? `${text.slice(0, MAX_COMMENT)}…` : text
    const heading = author === null ? t.comment({ page }) : t.commentBy({ page, author })
    const written = `${heading}: ${toOneLine(shown.toWellFormed())}`
    facts.push(await fact(list, index === 0 ? t.comments : '', quoted(written)))
  }
  return facts
}

function sizeOf(bytes: number, locale: string): string {
  const [unit, amount] = bytes < 1e6 ? ['kilobyte', Math.max(1, Math.round(bytes / 1e3))] : ['megabyte', bytes / 1e6]
  return new Intl.NumberFormat(locale, { style: 'unit', unit: String(unit), maximumFractionDigits: 1 }).format(
    Number(amount),
  )
}
