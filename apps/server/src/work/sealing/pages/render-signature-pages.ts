import { languages } from '@paraph/contract/texts/languages.ts'
import { lineStrip } from '@paraph/typesetter/layout/blocks.ts'
import { Flow, PAGE_MARGIN, WIDTH } from '@paraph/typesetter/layout/flow.ts'
import { color, style } from '@paraph/typesetter/layout/theme.ts'
import type { Canvas } from '@paraph/typesetter/pdf/canvas.ts'
import { PdfDocument } from '@paraph/typesetter/pdf/document.ts'
import { sealingTexts } from '../texts/sealing-texts.ts'
import { addDocument, addTitle } from './sections/document-section.ts'
import { addParties } from './sections/parties-section.ts'
import { addSeal, addVerification } from './sections/seal-section.ts'
import type { Section } from './sections/section.ts'
import { addSummary } from './sections/summary-section.ts'
import { addTrail } from './sections/trail-section.ts'
import type { SignaturePages } from './signature-pages.ts'
import { quoted } from '@paraph/typesetter/text/inline.ts'
import { setText } from '@paraph/typesetter/text/paragraph.ts'
import { timesIn } from './times.ts'

const FOOTER_HEIGHT = 44
const BANNER_Y = 24

/**
 * Makes the signature pages as a PDF of their own, in the language of the document. The same input gives the same bytes: there is no clock,
 * no network and no database.
 *
 * @throws Error if any part can't be drawn
 */
export async function renderSignaturePages(input: SignaturePages): Promise<Uint8Array> {
  const { document } = input.evidence
  const words = sealingTexts[document.language]
  const { locale } = languages[document.language]
  const pdf = new PdfDocument()
  const section: Section = {
    input,
    texts: words,
    locale,
    times: timesIn(locale, input.timeZone ?? 'UTC'),
    flow: new Flow(pdf, input.paper, document.test ? await testMark(words.test) : () => {}),
    root: pdf.root,
  }
  await addTitle(section)
  await addSummary(section)
  await addDocument(section)
  await addParties(section)
  await addTrail(section)
  await addSeal(section)
  await addVerification(section)
  for (const [index, page] of pdf.pages.entries()) {
    await addFooter(page, document.id, words.footer({ page: index + 1, count: pdf.pages.length }))
  }
  return pdf.write({ title: document.title, language: locale, createdAt: new Date(input.seal.sealedAt) })
}

/** Returns the mark across each page of a test document, so that no page can be mistaken for a real one. */
async function testMark({ mark, banner }: { mark: string; banner: string }): Promise<(canvas: Canvas) => void> {
  const [large] = await setText(mark, style.watermark, Infinity)
  const [small] = await setText(banner, style.warning, WIDTH)
  return (canvas) => {
    canvas.draw(undefined, () => {
      canvas.diagonal(large!, color.test)
      canvas.text(small!, PAGE_MARGIN + (WIDTH - small!.width) / 2, BANNER_Y)
    })
  }
}

async function addFooter(page: Canvas, id: string, numbers: string): Promise<void> {
  const [left] = await setText(quoted(id), style.footer, WIDTH)
  const [right] = await setText(numbers, style.footer, WIDTH)
  const y = page.size.height - FOOTER_HEIGHT
  page.draw(undefined, () => page.rectangle(PAGE_MARGIN, y - 6, WIDTH, 0.6, color.line))
  lineStrip(undefined, left!, PAGE_MARGIN).draw!(page, y)
  lineStrip(undefined, right!, PAGE_MARGIN + WIDTH - right!.width).draw!(page, y)
}
