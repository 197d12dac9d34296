import type { Language } from '@paraph/contract'
import { color } from '@paraph/typesetter/layout/theme.ts'
import type { PageSize } from '@paraph/typesetter/layout/papers.ts'
import type { Rectangle } from '@paraph/typesetter/pdf/canvas.ts'
import type { Line } from '@paraph/typesetter/text/line.ts'
import { setText } from '@paraph/typesetter/text/paragraph.ts'
import { FOOTER } from './footer-rules.ts'

/**
 * The pages of the file are counted for themselves, as the parties saw them. The signature pages count themselves too: "Signature page 1 of 3".
 */
const texts: Record<Language, (id: string, page: number, count: number) => string> = {
  EN: (id, page, count) => `ID ${id} · Page ${page} of ${count}`,
  SV: (id, page, count) => `ID ${id} · Sida ${page} av ${count}`,
}

export type FooterEdge = 'bottom' | 'top'

interface Numbered {
  id: string
  language: Language
  file: { pages: number }
}

export async function setFooter({ id, language, file }: Numbered, page: number): Promise<Line> {
  const [line] = await setText(
    texts[language](id, page, file.pages),
    // The verifier reads one character for each glyph, and an ID may contain "ff".
    { style: 'regular', size: FOOTER.size, color: color.muted, ligatures: false },
    Infinity,
  )
  return line!
}

/** Returns the place of a footer, in points from the upper left corner of the page. */
export function footerBox({ width, height }: PageSize, edge: FooterEdge, line: Pick<Line, 'width'>): Rectangle {
  const wide = line.width + 2 * FOOTER.padding
  const y = edge === 'top' ? FOOTER.margin : height - FOOTER.margin - FOOTER.height
  return [(width - wide) / 2, y, wide, FOOTER.height]
}
