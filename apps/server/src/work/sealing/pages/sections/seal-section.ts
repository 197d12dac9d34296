import { encode } from 'uqr'
import { callout, fact, textBlock } from '@paraph/typesetter/layout/blocks.ts'
import { PAGE_MARGIN, space, type Strip, WIDTH } from '@paraph/typesetter/layout/flow.ts'
import { color, style } from '@paraph/typesetter/layout/theme.ts'
import { quoted } from '@paraph/typesetter/text/inline.ts'
import type { Section } from './section.ts'

const QR_SIDE = 92
const ROOM = 150

/** Adds the section about the seal of the file. */
export async function addSeal({ input, texts, times, flow, root }: Section): Promise<void> {
  const { subject, issuer, selfSigned, level, sealedAt } = input.seal
  const t = texts.seal
  const sect = root.add('Sect')
  flow.need(ROOM)
  flow.add([...(await textBlock(sect, 'H2', t.heading, style.h2)), space(5)])
  const list = sect.add('L')
  const facts = [
    await fact(list, t.subject, quoted(subject), style.strong),
    await fact(list, t.issuer, quoted(issuer)),
    await fact(list, t.level, t.levels[level]),
    await fact(list, t.time, times.long(sealedAt)),
  ]
  flow.add(facts.flat())
  if (selfSigned) flow.addTogether([space(5), ...(await callout(sect, t.selfSigned))])
  flow.add([space(16)])
}

/** Adds the section that says how a reader verifies the file, and what this proves. */
export async function addVerification({ input, texts, flow, root }: Section): Promise<void> {
  const { verifyUrl } = input
  const t = texts.verify
  const sect = root.add('Sect')
  const width = WIDTH - QR_SIDE - 26
  const heading = await textBlock(sect, 'H2', t.heading, style.h2)
  const how = await textBlock(sect, 'P', t.how, style.body, { width })
  const link = await textBlock(
    sect.add('P'),
    'Link',
    quoted(verifyUrl),
    { ...style.strong, color: color.brand },
    { width },
  )
  const linked = link.map(({ height, draw }): Strip => {
    const withLink: Strip['draw'] = (canvas, y) => {
      draw?.(canvas, y)
      canvas.link(verifyUrl, PAGE_MARGIN, y, width, height)
    }
    return { height, draw: withLink }
  })
  const explanations: Strip[][] = []
  for (const { title, text } of [t.seal, t.trail, t.evidence]) {
    const words = [{ text: `${title}. `, style: 'semibold' as const }, { text }]
    explanations.push([space(6), ...(await textBlock(sect, 'P', words, style.body, { width }))])
  }
  const figure = sect.add('Figure', t.qr({ url: verifyUrl }))
  const { data } = encode(verifyUrl, { ecc: 'M', border: 0 })
  const code: Strip = {
    height: 0,
    draw: (canvas, y) => canvas.draw(figure, () => canvas.grid(data, PAGE_MARGIN + WIDTH - QR_SIDE, y + 4, QR_SIDE)),
  }
  flow.addTogether([...heading, space(5), code, ...how, space(3), ...linked, space(4), ...explanations.flat()])
}
