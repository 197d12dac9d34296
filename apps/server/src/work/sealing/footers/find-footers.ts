import type { FieldBox } from '@paraph/contract'
import type { Evidence, PageFooters } from '@paraph/verify'
import type { RunInHelper } from '#platform/helpers/open-helper.ts'
import type { PageSizes } from '#platform/pdf/facts/page-sizes.ts'
import { maxPagesWithFooters } from '#platform/pdf/facts/size-rules.ts'
import type { RoomTask } from './find-room-task.ts'
import { LOOKING_TIME } from './footer-rules.ts'

const TASK = new URL('./find-room-task.ts', import.meta.url).href

interface Sought {
  original: Uint8Array
  evidence: Evidence
  /** Undefined if the pages get no footers. */
  footerSizes: PageSizes | undefined
}

/** Returns where the pages of the file get a footer. Undefined if the sender has switched the footers off. */
export async function findFooters(
  work: RunInHelper,
  { original, evidence, footerSizes }: Sought,
): Promise<PageFooters | undefined> {
  const { id, language, file } = evidence.document
  if (!footerSizes) return undefined
  if (file.pages > maxPagesWithFooters) return withoutFooters('too_many_pages')
  const document = { id, language, file: { pages: file.pages } }
  const task: RoomTask = { bytes: original, document, pageSizes: footerSizes, boxes: boxesOf(evidence) }
  // One page can take all the time.
  const limits = { work: 2 * LOOKING_TIME, elapsed: 2 * LOOKING_TIME }
  return work<PageFooters>({ filename: TASK }, task, limits).catch(() => withoutFooters('not_drawn'))
}

/** The evidence says why the pages have no footers. */
export function withoutFooters(withheld: PageFooters['withheld']): PageFooters {
  return { bottom: [], top: [], withheld }
}

function boxesOf({ parties }: Evidence): Map<number, FieldBox[]> {
  const boxes = new Map<number, FieldBox[]>()
  for (const { page, box, hiddenTags = [], otherPlaces = [] } of parties.flatMap(
    ({ signature }) => signature?.fields ?? [],
  )) {
    const tags = hiddenTags.map((tag) => ({ page, box: tag }))
    for (const place of [{ page, box }, ...tags, ...otherPlaces])
      boxes.set(place.page, [...(boxes.get(place.page) ?? []), place.box])
  }
  return boxes
}
