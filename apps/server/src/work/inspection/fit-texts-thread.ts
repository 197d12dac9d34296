import type { TextInBox } from '#platform/pdf/fit-texts.ts'
import { fitsIn } from '#work/sealing/fields/fit-text.ts'
import { begin, type WorkMeter } from './limit-work.ts'

/** Tells for each text whether it fits in its box. It runs in a thread, because a long text takes a second. */
export default async function fitInThread({ texts, meter }: { texts: TextInBox[]; meter: WorkMeter }) {
  begin(meter)
  const fits: boolean[] = []
  for (const text of texts) fits.push(await fitsIn(text))
  return { fits }
}
