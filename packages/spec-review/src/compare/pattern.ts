import { DFA, isDisjointWith, JS, NFA } from 'refa'

type Concatenation = JS.ParseResult['expression']['alternatives'][number]
type Element = Concatenation['elements'][number]

const options = { maxCharacter: 0x10ffff }
const maxNodes = 20_000
const limit = () => new DFA.LimitedNodeFactory(maxNodes)

export type Comparison = 'same' | 'fewer' | 'more' | 'other' | 'unknown'

/**
 * Compares the sets of strings that two patterns accept. Returns `unknown` for patterns that no finite automaton can express: back references, and assertions
 * that are not at the ends.
 */
export function comparePatterns(before: string, after: string): Comparison {
  try {
    const [was, is] = [language(before), language(after)]
    const [shrunk, grew] = [!isWithin(was, is), !isWithin(is, was)]
    return shrunk ? (grew ? 'other' : 'fewer') : grew ? 'more' : 'same'
  } catch {
    return 'unknown'
  }
}

function language(pattern: string): DFA {
  const parser = JS.Parser.fromLiteral({ source: pattern, flags: 'u' })
  return alternatives(parser.parse({ backreferences: 'throw', maxNodes }).expression.alternatives, false)
}

/** Accepts each string that contains a match. With `atStart`, the match must begin at the start of the string. */
function alternatives(list: readonly Concatenation[], atStart: boolean): DFA {
  const union = NFA.empty(options)
  for (const alternative of list) union.union(concatenation(alternative.elements, atStart))
  return DFA.fromFA(union, limit())
}

function concatenation(all: readonly Element[], isAtStart: boolean): DFA {
  const begins = leading(all, (element) => isEdge(element, 'behind'))
  const inner = all.slice(begins)
  const ends = leading(inner.toReversed(), (element) => isEdge(element, 'ahead'))
  const [atStart, atEnd] = [isAtStart || begins > 0, ends > 0]
  const elements = inner.slice(0, inner.length - ends)
  const conditions = atStart ? elements.slice(0, leading(elements, isLookahead)) : []
  const rest = elements.slice(conditions.length)
  const nfa = NFA.fromRegex({ type: 'Concatenation', elements: rest }, options, { assertions: 'throw' })
  if (!atStart) nfa.prepend(NFA.all(options))
  if (!atEnd) nfa.append(NFA.all(options))
  let dfa = DFA.fromFA(nfa, limit())
  for (const condition of conditions) dfa = DFA.fromIntersection(dfa, lookahead(condition), limit())
  return dfa
}

function lookahead(condition: Element): DFA {
  if (!isLookahead(condition)) throw new TypeError('The element is not a lookahead.')
  const dfa = alternatives(condition.alternatives, true)
  if (condition.negate) dfa.complement()
  return dfa
}

function isLookahead(element: Element): element is Extract<Element, { type: 'Assertion' }> {
  return element.type === 'Assertion' && element.kind === 'ahead' && !isEdge(element, 'ahead')
}

/** Returns the number of elements before the first one that does not pass. */
function leading(elements: readonly Element[], passes: (element: Element) => boolean): number {
  const first = elements.findIndex((element) => !passes(element))
  return first < 0 ? elements.length : first
}

/** True for `^` and `$`. refa parses them as negated lookarounds: no character behind, or none ahead. */
function isEdge(element: Element, kind: 'ahead' | 'behind'): boolean {
  if (element.type !== 'Assertion' || element.kind !== kind || !element.negate) return false
  const [only, ...others] = element.alternatives
  const [character, ...rest] = only?.elements ?? []
  return others.length === 0 && rest.length === 0 && character?.type === 'CharacterClass' && character.characters.isAll
}

function isWithin(inner: DFA, outer: DFA): boolean {
  const outside = outer.copy()
  outside.complement()
  return isDisjointWith(inner, outside)
}
