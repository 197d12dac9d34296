import type { Fault } from '@paraph/contract'
import type { Fit, FitTexts, TextInBox } from '#platform/pdf/facts/fit-texts.ts'

/** The smallest size of a text in a field, in points. */
export const SMALLEST_TEXT = 4
/** The height of a line, as a multiple of the size. */
export const LEADING = 1.2
/** Points. Small boxes have less. */
const PADDING = 1.5
/** No character of `LATIN` is wider than this multiple of the size. */
const WIDEST = 1.1
const NO_SIGN = 'has an emoji that can not be drawn on the page; leave it out'
const LATIN = /^[\n\u0020-\u007e\u00a0-\u00ac\u00ae-\u00ff]*$/

/** Returns the distance between the box and its text, in points. */
export function paddingOf({ width, height }: { width: number; height: number }): number {
  return Math.min(PADDING, width / 8, height / 8)
}

/** A text that a field shows in each of these boxes, and the fault if it does not fit. */
export interface ShownText {
  inBoxes: TextInBox[]
  fault: Fault
}

interface Waiting {
  fitTexts: FitTexts
  /** The account, or its parties. The queue of the processes is fair between owners. */
  owner: string
  commitSoFar: () => Promise<void>
}

/** For each text that was set in another process, whether it can be drawn and fits. The key is the JSON of the text and its box. */
export type FitAnswers = ReadonlyMap<string, Fit>

/**
 * Sets texts in another process, as the seal sets them. Call it outside of a transaction, because it waits.
 *
 * @throws Problem `server_busy`
 */
export async function askFit(texts: TextInBox[], { fitTexts, owner, commitSoFar }: Waiting): Promise<FitAnswers> {
  if (texts.length === 0) return new Map()
  // Otherwise the transaction of the request would stay open meanwhile.
  await commitSoFar()
  const fits = await fitTexts(owner, texts)
  return new Map(texts.map((text, index) => [JSON.stringify(text), fits[index]!]))
}

/** Returns the texts that must be set to know whether they fit. */
export function doubtfulTexts(shown: ShownText[]): TextInBox[] {
  return shown.flatMap(({ inBoxes }) => inBoxes).filter((inBox) => !fitsForSure(inBox))
}

/** A text that does not fit or can't be drawn. */
export interface UnfitText {
  fault: Fault
  /** If the text is too long: how many characters at its start fit. */
  fitting?: number
}

/** Returns the texts that do not fit, or can't be drawn. */
export function unfitTexts(shown: ShownText[], answers: FitAnswers): UnfitText[] {
  return shown.flatMap(({ inBoxes, fault }): UnfitText[] => {
    const found = inBoxes.map((inBox) => answers.get(JSON.stringify(inBox)) ?? 'FITS')
    if (found.includes('NO_SIGN')) return [{ fault: { ...fault, code: 'no_sign', detail: NO_SIGN } }]
    const lengths = found.filter((answer) => typeof answer === 'number')
    if (lengths.length === 0) return []
    const fitting = Math.min(...lengths)
    const detail = `${fault.detail}; ${fitting} of the ${[...inBoxes[0]!.text].length} characters fit`
    return [{ fault: { ...fault, detail }, fitting }]
  })
}

/** Returns the faults of the texts that do not fit, or can't be drawn. */
export function faultsOfFit(shown: ShownText[], answers: FitAnswers): Fault[] {
  return unfitTexts(shown, answers).map(({ fault }) => fault)
}

/** True for most texts. Only the others are set in another process, as the seal sets them. */
export function fitsForSure({ text, width, height, multiline }: TextInBox): boolean {
  const padding = paddingOf({ width, height })
  const room = { width: width - 2 * padding, height: height - 2 * padding }
  if (!LATIN.test(text) || room.height < SMALLEST_TEXT * LEADING) return false
  const widthOf = (line: string) => line.length * WIDEST * SMALLEST_TEXT
  if (!multiline) return widthOf(text) <= room.width
  // Up to half of a line may stay empty, because the next word is longer than the rest of the line.
  const lines = text.split('\n').map((line) => Math.max(1, Math.ceil((2 * widthOf(line)) / room.width)))
  return lines.reduce((sum, count) => sum + count, 0) * SMALLEST_TEXT * LEADING <= room.height
}
