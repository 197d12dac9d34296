import type { Fit, TextInBox } from '#platform/pdf/fit-texts.ts'
import { fitIn } from '#work/sealing/fields/fit-text.ts'
import { begin, type WorkMeter } from './limit-work.ts'

/** Tells for each text whether it can be drawn in its box. It runs in a thread, because a long text takes a second. */
export default async function fitInThread({ texts, meter }: { texts: TextInBox[]; meter: WorkMeter }) {
  begin(meter)
  const fits: Fit[] = []
  for (const text of texts) fits.push(await fitIn(text))
  return { fits }
}
