import { DFA, isDisjointWith, JS, NFA } from 'refa'

type Concatenation = JS.ParseResult['expression']['alternatives'][number]
type Element = Concatenation['elements'][number]

const options = { maxCharacter: 0x10ffff }
const maxNodes = 20_000
const limit = () => new DFA.LimitedNodeFactory(maxNodes)

export type Comparison = 'same' | 'fewer' | 'more' | 'other' | 'unknown'

/**
 * What a changed `pattern` accepts, as against what it accepted: both are taken as sets of strings, and one may hold the other.
 * `unknown` for what no finite automaton can tell: back references, and assertions elsewhere than at the ends.
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

/** The whole strings in which a match is found; `atStart` if the match must begin where the string does. */
function alternatives(list: readonly Concatenation[], atStart: boolean): DFA {
  const union = NFA.empty(options)
  for (const alternative of list) union.union(concatenation(alternative.elements, atStart))
  return DFA.fromFA(union, limit())
}

function concatenation(all: readonly Element[], atStart: boolean): DFA {
  const elements = [...all]
  while (isEdge(elements[0], 'behind')) {
    elements.shift()
    atStart = true
  }
  const conditions: DFA[] = []
  while (
    atStart &&
    elements[0]?.type === 'Assertion' &&
    elements[0].kind === 'ahead' &&
    !isEdge(elements[0], 'ahead')
  ) {
    const condition = alternatives(elements[0].alternatives, true)
    if (elements[0].negate) condition.complement()
    conditions.push(condition)
    elements.shift()
  }
  let atEnd = false
  while (isEdge(elements.at(-1), 'ahead')) {
    elements.pop()
    atEnd = true
  }
  const nfa = NFA.fromRegex({ type: 'Concatenation', elements }, options, { assertions: 'throw' })
  if (!atStart) nfa.prepend(NFA.all(options))
  if (!atEnd) nfa.append(NFA.all(options))
  let dfa = DFA.fromFA(nfa, limit())
  for (const condition of conditions) dfa = DFA.fromIntersection(dfa, condition, limit())
  return dfa
}

/** `^` and `$`, which refa reads as "not behind, or not ahead of, any character". */
function isEdge(element: Element | undefined, kind: 'ahead' | 'behind'): boolean {
  if (element?.type !== 'Assertion' || element.kind !== kind || !element.negate) return false
  const [only, ...others] = element.alternatives
  const [character, ...rest] = only?.elements ?? []
  return others.length === 0 && rest.length === 0 && character?.type === 'CharacterClass' && character.characters.isAll
}

function isWithin(inner: DFA, outer: DFA): boolean {
  const outside = outer.copy()
  outside.complement()
  return isDisjointWith(inner, outside)
}
