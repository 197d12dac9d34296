import { findDifferences, LimitReached, texts } from '@paraph/verify'
import type { FilePlace } from '#platform/pdf/facts/file-place.ts'
import { oneScanLimit, originalLimit } from '#platform/pdf/facts/size-rules.ts'
import type { Check } from '../read-upload.ts'
import { brokenPage, damaged, strictly, WRONG_LIST } from '../refusal.ts'
import { findActiveContent } from './find-active-content.ts'
import { findBrokenPage } from './find-broken-page.ts'
import { faultOfPageTree, findObstacle } from './find-obstacle.ts'
import { LibraryObjects } from './library-objects.ts'
import { sharesParts } from './shared-parts.ts'

const encrypted: Check = ({ pdf }) => (pdf.isEncrypted && !pdf.isAuthenticated ? { fault: 'encrypted' } : undefined)

/** An original that opens without a password comes here without its encryption, if it can be removed. */
const stillProtected: Check = ({ pdf }) => (pdf.isEncrypted ? { fault: 'protected' } : undefined)

/** If the library found the objects of the file only by searching for them, some may be missing. Such a file can't be sealed. */
const wrongReferences: Check = ({ pdf, bytes }) => (pdf.recoveredViaBruteForce ? damaged(bytes, WRONG_LIST) : undefined)

const obstacle: Check = ({ pdf, bytes }) => {
  try {
    const fault = findObstacle(pdf)
    return fault && { fault }
  } catch {
    return damaged(bytes)
  }
}

const wrongPages: Check = ({ pdf, bytes }) => {
  try {
    // The library throws if a page is no page.
    const pages = pdf.getPages().length
    const place = faultOfPageTree(pdf) ?? (pages === 0 ? { text: 'It has no pages' } : undefined)
    return place && damaged(bytes, place)
  } catch {
    return damaged(bytes)
  }
}

const activeContent: Check = ({ pdf }) => {
  try {
    const place = findActiveContent(pdf)
    return place && { fault: 'active_content', places: [place] }
  } catch {
    return { fault: 'too_complex' }
  }
}

const sharedParts: Check = ({ pdf }) => (sharesParts(pdf) ? { fault: 'shared_parts' } : undefined)

const brokenContent: Check = ({ pdf }) => {
  const page = findBrokenPage(pdf)
  return page === undefined ? undefined : brokenPage(page)
}

/** The screen, the print and the text of a file must show the same content, because all parties sign one content. */
const differences: Check = async ({ pdf }) => {
  try {
    const found = await findDifferences(new LibraryObjects(pdf))
    const places = found.map((difference): FilePlace => {
      const { page, name, object } = difference
      const place = { page, ...(object !== null && { object }), ...(name && { name }) }
      return { text: texts.EN.differences[difference.kind](difference), place }
    })
    return places.length === 0 ? undefined : { fault: 'shows_differently', places }
  } catch (error) {
    if (error instanceof LimitReached || error instanceof RangeError) return { fault: 'too_complex' }
    return { fault: 'damaged', places: [strictly(error as Error)] }
  }
}

const tooLong =
  (limit: number): Check =>
  ({ pdf }) =>
    pdf.getPageCount() > limit ? { fault: 'too_long' } : undefined

/** From those that look at single objects to those that read all of the file. */
export const originalChecks: Check[] = [
  encrypted,
  stillProtected,
  wrongReferences,
  obstacle,
  wrongPages,
  activeContent,
  sharedParts,
  brokenContent,
  differences,
  tooLong(originalLimit.pages),
]

/** The seal copies the pages of a scan, without its encryption, and draws nothing on them. */
export const scanChecks: Check[] = [
  encrypted,
  wrongReferences,
  obstacle,
  wrongPages,
  activeContent,
  sharedParts,
  differences,
  tooLong(oneScanLimit.pages),
]
