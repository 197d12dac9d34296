import type { TextInBox } from '#platform/pdf/facts/fit-texts.ts'
import { fitOutdated } from './fit-check.ts'
import { askFit, type FitAnswers } from './fit-rules.ts'

/** Thrown to roll back the transaction, because the check whether the texts fit must run outside of it. */
export class TextsInDoubt extends Error {
  readonly texts: TextInBox[]

  constructor(texts: TextInBox[]) {
    super('It is not known whether these texts fit in their fields.')
    this.texts = texts
  }
}

/** Runs the work. If the work must know whether texts fit, finds that out, and runs the work once more with the answers. */
export async function withFitOfTexts<T>(
  work: (answers: FitAnswers) => Promise<T>,
  waiting: Parameters<typeof askFit>[1],
): Promise<T> {
  try {
    return await work(new Map())
  } catch (error) {
    if (!(error instanceof TextsInDoubt)) throw error
    const answers = await askFit(error.texts, waiting)
    return work(answers).catch((again: unknown) => {
      throw again instanceof TextsInDoubt ? fitOutdated() : again
    })
  }
}
