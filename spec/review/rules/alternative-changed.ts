import { wrapChange } from './wrapped-schema.ts'
import { breaks, type Change, type Context, latest, ofProperty, type Rule } from './rule.ts'

/**
 * Replaces Redocly's `schema-combinator-changed`, which assumes that a new `anyOf` accepts less and that a removed one had accepted less.
 * But a schema that becomes one of several alternatives (`X` to `anyOf: [X, null]`) accepts more, and the reverse.
 */
export const alternativeChanged: Rule = () => ({
  Schema: { AllOf: rateList, AnyOf: rateList, OneOf: rateList },
  AllOf: { Schema: rateAlternative },
  AnyOf: { Schema: rateAlternative },
  OneOf: { Schema: rateAlternative },
})

function rateList(change: Change, context: Context) {
  const { kind, node } = change
  if (kind === 'modified') return
  const wrap = wrapChange(node.parent)
  const effect = wrap?.effect ?? (kind === 'added' ? 'fewer' : 'more')
  if (!breaks(effect, context)) return
  context.report({ message: wrap?.message ?? `\`${latest(node).key}\`${ofProperty(node.parent)} was ${kind}.` })
}

function rateAlternative(change: Change, context: Context) {
  const { kind, node } = change
  if (kind === 'modified') return
  const keyword = latest(node).parent?.key
  const more = (kind === 'added') === (keyword !== 'allOf')
  if (breaks(more ? 'more' : 'fewer', context)) {
    context.report({
      message: `An alternative of \`${keyword}\`${ofProperty(node.parent?.parent ?? null)} was ${kind}.`,
    })
  }
}
