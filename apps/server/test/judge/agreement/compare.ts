import { isDeepStrictEqual } from 'node:util'
import type { OperationId } from '@paraph/contract'
import type { SampleAnswer, SampleRequest } from './samples.ts'
import type { Outcome, Way } from './two-ways.ts'

type Side = 'requests' | 'answers'

export interface Comparison {
  compareRequest: (sample: SampleRequest) => Promise<void>
  compareAnswer: (sample: SampleAnswer) => Promise<void>
  /** The number of samples, and how many of them the library refused. */
  counts: Record<Side, { compared: number; refused: number }>
  /** For each side, what was accepted and what was refused: the operationId, and for an answer also the status. */
  seen: Record<Side, Record<'accepted' | 'refused', Set<string>>>
}

/** Compares the ways in which the server validates with the way of the library. */
export function openComparison(library: Way, ways: Record<string, Way>): Comparison {
  const counts = { requests: { compared: 0, refused: 0 }, answers: { compared: 0, refused: 0 } }
  const newSeen = () => ({ accepted: new Set<string>(), refused: new Set<string>() })
  const seen = { requests: newSeen(), answers: newSeen() }
  const compare = async (side: Side, name: string, judge: (way: Way) => Promise<Outcome>, sample: object) => {
    const expected = await judge(library)
    for (const [way, own] of Object.entries(ways)) {
      const outcome = await judge(own)
      if (!isDeepStrictEqual(outcome, expected)) throw new Error(describe(way, sample, outcome, expected))
    }
    counts[side].compared++
    if (expected.refusal) counts[side].refused++
    seen[side][expected.refusal ? 'refused' : 'accepted'].add(name)
  }
  return {
    counts,
    seen,
    compareRequest: (sample) => compare('requests', sample.id, (way) => way.request(sample), sample),
    compareAnswer: (sample) =>
      compare('answers', nameOf(sample.id, sample.status), (way) => way.answer(sample), sample),
  }
}

export const nameOf = (id: OperationId, status: number): string => `${id} ${status}`

function describe(way: string, sample: object, outcome: Outcome, expected: Outcome): string {
  const short = (value: unknown) => JSON.stringify(value).slice(0, 1500)
  return [
    `The library and the validator that the server has ${way} do not agree.`,
    `Sample:  ${short(sample)}`,
    `Library: ${short(expected)}`,
    `Server:  ${short(outcome)}`,
  ].join('\n')
}
