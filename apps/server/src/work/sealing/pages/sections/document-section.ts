import { callout, fact, textBlock } from '../layout/blocks.ts'
import { space } from '../layout/flow.ts'
import { hashColors, style } from '../layout/theme.ts'
import { hash, quoted } from '../text/inline.ts'
import type { Section } from './section.ts'

/** Adds the section that says what these pages are, and to which file they belong. */
export async function addDocument({ input, texts, times, flow, root }: Section): Promise<void> {
  const { document } = input.evidence
  const { file } = document
  const t = texts.document
  flow.add(await textBlock(root, 'P', texts.eyebrow, style.eyebrow))
  flow.add([space(4), ...(await textBlock(root, 'H1', quoted(document.title), style.h1))])
  flow.add([space(8), ...(await textBlock(root, 'P', texts.intro, style.body)), space(10)])
  if (document.test) flow.addTogether([...(await callout(root, texts.test.warning)), space(10)])

  const list = root.add('L')
  const facts = [
    await fact(list, t.file, quoted(file.name), style.strong),
    await fact(list, '', t.pages(file.pages, sizeOf(file.size, texts.locale))),
    await fact(list, t.fileHash, hash(file.sha256, hashColors), style.hash),
    file.decrypted ? await fact(list, t.encryption, t.encrypted) : [],
    await fact(list, t.sender, quoted(document.sender)),
    await fact(list, t.created, times.long(document.createdAt)),
    document.sentAt === null ? [] : await fact(list, t.sent, times.long(document.sentAt)),
    await fact(list, t.id, document.id),
  ]
  flow.add([...facts.flat(), space(12)])
}

function sizeOf(bytes: number, locale: string): string {
  const [unit, amount] = bytes < 1e6 ? ['kilobyte', Math.max(1, Math.round(bytes / 1e3))] : ['megabyte', bytes / 1e6]
  return new Intl.NumberFormat(locale, { style: 'unit', unit: String(unit), maximumFractionDigits: 1 }).format(
    Number(amount),
  )
}
