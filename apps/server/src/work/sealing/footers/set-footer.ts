import type { Language } from '@paraph/contract'
import { color } from '@paraph/typesetter/layout/theme.ts'
import type { PageSize } from '@paraph/typesetter/layout/papers.ts'
import type { Rectangle } from '@paraph/typesetter/pdf/canvas.ts'
import type { Line } from '@paraph/typesetter/text/line.ts'
import { setText } from '@paraph/typesetter/text/paragraph.ts'
import { sealingTexts } from '../texts/sealing-texts.ts'
import { FOOTER } from './footer-rules.ts'

export type FooterEdge = 'bottom' | 'top'

interface Numbered {
  id: string
  language: Language
  file: { pages: number }
}

export async function setFooter({ id, language, file }: Numbered, page: number): Promise<Line> {
  const [line] = await setText(
    // The pages of the file are counted for themselves, as the parties saw them. The signature pages count themselves too.
    sealingTexts[language].pageFooter({ id, page, count: file.pages }),
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
