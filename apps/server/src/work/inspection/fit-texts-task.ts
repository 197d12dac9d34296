import type { Fit, TextInBox } from '#platform/pdf/facts/fit-texts.ts'
import { fitIn } from '#work/sealing/fields/fit-text.ts'

/** Tells for each text whether it can be drawn in its box. It runs in another process, because a long text takes a second. */
export default async function fitTextsInBoxes({ texts }: { texts: TextInBox[] }) {
  const fits: Fit[] = []
  for (const text of texts) fits.push(await fitIn(text))
  return { fits }
}
